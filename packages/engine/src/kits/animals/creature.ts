import { add, along, boundsOf, cross, finishFor, glowing, type KitBuilder, type KitInput, type KitPiece, linear, placeBody, type Rgb, type SolidKit, scaled,
  shade, unit, type Vec3 } from '../builder/index.ts'

export type Creature = {
  readonly bodies: readonly SolidKit[]
  readonly face: Vec3
  readonly back: Vec3
  readonly head: Vec3
  /** A separate body for a worn thing. */
  readonly worn?: { readonly noun: string; readonly drew: readonly string[]; readonly body: SolidKit }
}

/** Scales a creature drawn in its own units to `height` meters and stands it on the ground. */
export function creaturePiece(creature: Creature, height: number, input: KitInput): KitPiece {
  const raw = boundsOf(creature.bodies)
  const scale = height / (raw.max[1] - raw.min[1])
  const shift: Vec3 = [0, -raw.min[1], 0]
  const place = (p: Vec3): Vec3 => scaled(add(p, shift), scale)
  const finish = finishFor(input.material)
  const solid = (body: SolidKit): SolidKit => (finish ? { ...body, materials: body.materials.map(() => finish) } : body)
  const bodies = creature.bodies.filter((body) => body.primitives.length > 0)
  const { worn } = creature
  return {
    bodies: bodies.map((body) => placeBody(body === worn?.body ? body : solid(body), scaled(shift, scale), scale)),
    height,
    radius: Math.max(raw.max[0] - raw.min[0], raw.max[2] - raw.min[2]) * 0.5 * scale,
    anchors: { seat: place(creature.back), head: place(creature.head), face: place(creature.face) },
    drew: worn?.drew ?? [],
    parts: worn ? [{ noun: worn.noun, bodies: [bodies.indexOf(worn.body)] }] : [],
  }
}

type EyeSpec = {
  /** Position on the head, and the skin's normal there. */
  readonly point: Vec3
  readonly normal: Vec3
  readonly size: number
  /** The head's forward and up directions. */
  readonly forward: Vec3
  readonly upward: Vec3
  /** Hex; absent means a dark eye. */
  readonly iris?: string | undefined
  readonly slit?: boolean
  /** A horizontal bar for a pupil. */
  readonly level?: boolean
  /** Almond-shaped, as in mammals; eyes of birds and fish are round. */
  readonly almond?: boolean
  readonly faces: KitInput['faces']
  readonly asleep?: boolean
  /** Hex color of a glowing lens in a ring, drawn instead of an eye. */
  readonly lens?: string | undefined
  /** True if the eye is only a dot in the picture. */
  readonly small?: boolean
  readonly lid?: Rgb | undefined
  /** Material of pupil and rim. */
  readonly dark: number
}

const GROW: Readonly<Record<KitInput['faces'], number>> = { natural: 1, anime: 1.35, cartoon: 1.3, ink: 1.05, simple: 0.95 }

/** An eye for any creature: rim, iris, pupil, a highlight, and a lid over it. */
export function buildEye(kit: KitBuilder, spec: EyeSpec): void {
  const { point, normal, faces, dark } = spec
  const size = spec.size * GROW[faces]
  const upward = unit(add(spec.upward, scaled(normal, -0.25)))
  const across = unit(cross(normal, upward))
  if (spec.asleep) {
    closedEye(kit, spec, size, upward, across)
    return
  }
  if (spec.lens) {
    lensEye(kit, spec, size)
    return
  }
  if (spec.small) {
    kit.sphere(along(point, normal, -size * 0.3), size * 0.72, dark)
    return
  }
  const gaze = unit(add(scaled(normal, 0.75), scaled(spec.forward, 0.45)))
  if (faces === 'natural') {
    naturalEye(kit, spec, { size, upward, across, gaze })
    return
  }
  // Beside a muzzle, a round eye would bulge out of the head.
  const ball = along(point, normal, -size * (spec.almond ? 0.56 : 0.38))
  kit.sphere(ball, size, dark)
  if (spec.iris && faces !== 'simple' && faces !== 'ink') {
    const color = linear(spec.iris)
    const iris = kit.material({ color, specular: 0.8, gloss: 70, emission: scaled(color, 0.1) })
    kit.sphere(along(ball, gaze, size * 0.2), size * 0.86, iris)
    const open = size * 0.5
    kit.ellipsoid(along(ball, gaze, size * 0.62), [open, open * 1.08, open], dark)
  }
  const white = kit.material({ color: [0.95, 0.95, 0.95], emission: [0.55, 0.55, 0.55] })
  const glint = along(along(ball, gaze, size * 0.92), upward, size * 0.4)
  kit.sphere(along(glint, across, size * 0.2), size * 0.3, white)
  if (spec.lid) {
    const lid = kit.material({ color: spec.lid, specular: 0.04, gloss: 8 })
    kit.sphere(along(along(ball, upward, size * 0.56), normal, -size * 0.22), size * 0.98, lid)
  }
}

/** Points along the line of a closed eye, from corner to corner. */
const SEAM = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1] as const

/** The rounded lid over the eyeball, and below it a thin curved line of lashes. */
function closedEye(kit: KitBuilder, spec: EyeSpec, size: number, upward: Vec3, across: Vec3): void {
  const { point, normal, faces, dark } = spec
  if (spec.lid) {
    const lid = kit.material({ color: spec.lid, fur: 0.05, specular: 0.04, gloss: 8 })
    kit.sphere(along(along(point, normal, -size * 0.82), upward, size * 0.06), size * 0.94, lid)
  }
  const fine = faces === 'natural' ? 0.6 : 1
  const arc = SEAM.map((t) => {
    const bow = 1 - t * t
    const down = along(along(point, across, t * size * 0.9), upward, -size * 0.42 * bow)
    // The line lies on the lid, which recedes toward the corners.
    return along(down, normal, size * (0.02 + 0.06 * bow - 0.16 * (1 - bow)))
  })
  kit.path(arc, SEAM.map((t) => size * fine * (0.15 - 0.09 * t * t)), dark)
}

/** How far a lens sticks out of the head, in eye sizes. */
const PROUD = 0.3

/** A machine's eye: a metal ring around a glowing lens. */
function lensEye(kit: KitBuilder, spec: EyeSpec, size: number): void {
  const { normal, dark, lens = '' } = spec
  const point = along(spec.point, normal, size * PROUD)
  const ring = kit.material({ color: linear('#c9a25a'), metal: 0.6, specular: 1.1, gloss: 69 })
  kit.hemmed(along(point, normal, -size * 0.7), along(point, normal, size * 0.12), size * 1.05, size * 1.1, ring)
  kit.hemmed(along(point, normal, -size * 0.7), along(point, normal, size * 0.18), size * 0.8, size * 0.8, dark)
  kit.sphere(along(point, normal, -size * 0.24), size * 0.62, kit.material(glowing(lens, 1.3)))
  kit.sphere(along(point, normal, size * 0.1), size * 0.3, kit.material(glowing(lens, 3)))
}

type EyeAxes = { readonly size: number; readonly upward: Vec3; readonly across: Vec3; readonly gaze: Vec3 }

/** A realistic eye: an almond with dark corners, an eyeball set deep in it, and lids above and below. */
function naturalEye(kit: KitBuilder, spec: EyeSpec, { size, upward, across, gaze }: EyeAxes): void {
  const { point, normal, dark } = spec
  const at = (aside: number, up: number, out: number): Vec3 => along(along(along(point, across, aside * size), upward, up * size), normal, out * size)
  const corner = spec.almond ? 0.2 : 0.02
  kit.cone(at(-corner, 0, -0.56), at(corner, 0, -0.56), size * 0.8, size * 0.8, dark)
  const ball = at(0, 0, -0.3)
  const round = size * 0.68
  if (spec.iris) {
    const iris = kit.material({ color: linear(spec.iris), specular: 0.8, gloss: 90 })
    // The iris has a dark ring around it.
    kit.sphere(ball, round, dark).sphere(along(ball, gaze, size * 0.14), round * 0.88, iris)
    if (spec.slit || spec.level) {
      const middle = along(ball, gaze, size * 0.6)
      const half = scaled(spec.level ? across : upward, size * 0.26)
      kit.cone(add(middle, half), add(middle, scaled(half, -1)), size * 0.17, size * 0.17, dark)
    } else kit.sphere(along(ball, gaze, size * 0.37), size * 0.4, dark)
  } else kit.sphere(ball, round, dark)
  const white = kit.material({ color: [0.95, 0.95, 0.95], emission: [0.6, 0.6, 0.6] })
  const glint = unit(add(gaze, add(scaled(upward, 0.5), scaled(across, 0.28))))
  kit.sphere(along(ball, glint, round), size * 0.13, white)
  if (spec.lid) {
    const lid = kit.material({ color: shade(spec.lid, 0.38), fur: 0.05, specular: 0.04, gloss: 8 })
    kit.path([at(-0.9, 0.1, -0.2), at(-0.1, 0.66, -0.06), at(0.9, 0.16, -0.2)], [0.16, 0.25, 0.16].map((thick) => thick * size), lid, size * 0.1)
    kit.path([at(-0.85, -0.3, -0.24), at(0, -0.7, -0.16), at(0.85, -0.26, -0.24)], [0.14, 0.18, 0.14].map((thick) => thick * size), lid, size * 0.1)
  }
}
