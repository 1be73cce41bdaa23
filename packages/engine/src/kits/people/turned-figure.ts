import type { Primitive } from '../../render/scene.ts'
import { add, along, boundsOf, castingOf, finishFor, frameAt, KitBuilder, type KitInput, type KitPiece, linear, movedCone, movedStrands, placeBody,
  type SolidKit, scaled, sub, triples, turnedOutline, type Vec3 } from '../builder/index.ts'
import type { Costume } from './costumes/casual.ts'
import { faceDecal } from './face/face.ts'
import type { Figure } from './figure.ts'
import type { Look } from './person.ts'
import { proportionsOf, rigFor, type Turned } from './pose.ts'
import { buildTop } from './top.ts'

/** A baby in someone's arms, wrapped in its blanket. */
export const SWADDLED = 'swaddled'

/** The head lies at the carrier's left elbow, higher than the feet, and looks out of the picture and up. */
const LAID = { turn: -0.1, nod: 0.16, roll: 0.92 } as const
/** The blanket from the neck to the feet: offset along the body and forward, and thickness, in skull radii. */
const WRAPPED = triples([-0.95, -0.06, 0.82, -1.9, 0.04, 0.98, -3, 0.06, 0.82, -3.8, 0.02, 0.46])
const BLANKET = '#f4ead8'

/** A bundle as large as the baby in it; its center is the origin. */
export function swaddledPiece(look: Look, costume: Costume, input: KitInput, height: number): KitPiece {
  const p = proportionsOf(look, input.faces === 'natural')
  const r = p.head
  const head = frameAt([0, 0, 0], LAID.turn, LAID.nod, LAID.roll)
  const at = (x: number, y: number, z = 0): Vec3 => head.at([x * r, y * r, z * r])
  const upright = rigFor(p, look, 'stand', 'rest', 0, 0, 1)
  const rig = { ...upright, head, neck: at(-0.1, -0.9), mouth: at(0.9, -0.67) }
  const finish = finishFor(input.material)
  const bundle = new KitBuilder()
  const cloth = bundle.material(finish ?? { color: input.color ?? linear(BLANKET), cloth: 1 })
  bundle.path(WRAPPED.map(([y, x]) => at(x, y)), WRAPPED.map(([, , thick]) => thick * r), cloth, 0.2 * r)
  // The blanket wraps the head from shoulder to shoulder, one side folded over the other in front of the chest.
  bundle.ellipsoid(at(-0.42, 0.06), [1.02 * r, 1.12 * r, 1.12 * r], cloth, 0.12 * r)
  bundle.path([at(0.5, -1.15, 0.75), at(0.86, -1.6, 0.1), at(0.82, -2.3, -0.5)], [0.14 * r, 0.16 * r, 0.1 * r], cloth, 0.1 * r)
  const bodies = [bundle.build(), ...buildTop(rig, look, costume, r, input, finish).bodies]
  const face = faceDecal(look, input.faces, head, r, false, 0, costume.paint)
  const { min, max } = boundsOf(bodies)
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  const scale = height / (max[2] - min[2])
  const place = (point: Vec3): Vec3 => scaled(sub(point, middle), scale)
  return {
    bodies: bodies.map((body) => placeBody(body, scaled(middle, -scale), scale)),
    decals: [{ ...face, center: place(face.center), right: scaled(face.right, scale), up: scaled(face.up, scale) }],
    height,
    radius: height / 2,
    anchors: { seat: place(rig.neck), face: place(at(0.9, -0.1)), head: place(at(0, 1)) },
    drew: [],
  }
}

/** Exact quarter and half turns keep every part aligned to an axis. */
export const TURNS: Readonly<Record<Turned, (p: Vec3) => Vec3>> = { side: (p) => [-p[1], p[2], -p[0]], prone: (p) => [p[1], -p[0], p[2]],
  inverted: (p) => [p[0], -p[1], -p[2]] }

const AXES = ['x', 'y', 'z'] as const
const UNITS = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const

/** A standing body, rotated. */
export function turnedBody(body: SolidKit, turned: Turned): SolidKit {
  const turn = TURNS[turned]
  const extent = (p: Vec3): Vec3 => {
    const [x, y, z] = turn(p)
    return [Math.abs(x), Math.abs(y), Math.abs(z)]
  }
  function turnedPart(part: Primitive): Primitive {
    if (part.type === 'cone') return movedCone(part, turn, turn)
    if (part.type === 'ellipsoid') return { ...part, center: turn(part.center), radii: extent(part.radii) }
    if (part.type === 'box') return { ...part, center: turn(part.center), half: extent(part.half) }
    const way = turn(UNITS[part.axis])
    const axis = AXES[way.findIndex((value) => value !== 0)]
    const center = turn(part.center)
    if (part.type === 'plate') return { ...part, center, axis, ...turnedOutline(part, axis, turn) }
    if (part.type === 'torus' || way.includes(1)) return { ...part, center, axis }
    const profile = part.profile.map(([along, radius]) => [-along, radius] as const).reverse()
    return { ...part, center, axis, profile }
  }
  return { ...castingOf(body), materials: body.materials.map((material) => movedStrands(material, turn, turn)), primitives: body.primitives.map(turnedPart) }
}

/** The bed, mat or quilt of a sleeper or an exerciser. */
export const underlay = (kind: 'bed' | 'mat' | 'quilt', figure: Figure, bodies: readonly SolidKit[]): SolidKit =>
  kind === 'bed' ? bedFor(figure) : kind === 'quilt' ? quiltOver(figure) : matFor(bodies)

/** Covers a figure that lies on its side, from the chest to beyond the feet. */
function quiltOver({ rig, headRadius: r }: Figure): SolidKit {
  const kit = new KitBuilder()
  const cover = kit.material({ color: linear('#5f8fc0'), cloth: 1 })
  const lining = kit.material({ color: linear('#f3efe6'), cloth: 1 })
  const [chest] = TURNS.side(rig.chest)
  const [foot] = TURNS.side([0, Math.min(rig.ankles[0][1], rig.ankles[1][1]), 0])
  const high = Math.abs(rig.shoulders[0][2])
  const low = -high - 0.04
  const top = high * 0.62
  const middle: Vec3 = [(chest + foot) / 2 + 0.06, (top + low) / 2, -0.02]
  kit.box(middle, [(foot - chest) / 2 - 0.02, (top - low) / 2 - 0.07, 0.2], 0.08, cover)
  kit.ellipsoid([chest + 0.12, high * 0.5, -0.02], [0.16, high * 0.62, 0.2], cover, 0.1)
  kit.ellipsoid([(chest + foot) / 2 - 0.1, high * 0.4, -0.04], [0.24, high * 0.5, 0.18], cover, 0.12)
  // The upper leg is the highest part.
  const toes = add(rig.ankles[0], [0.1, -0.02, 0.02])
  const leg = [rig.hips[0], rig.knees[0], rig.ankles[0], toes].map(TURNS.side)
  kit.path(leg, [0.125, 0.118, 0.13, 0.1], cover, 0.08)
  // The quilt is pulled up over the shoulder and folded back there.
  const shoulder = TURNS.side(rig.shoulders[0])
  kit.path([shoulder, TURNS.side(rig.hips[0])], [0.088, 0.13], cover, 0.08).cone(shoulder, along(shoulder, [1, 0, 0], 0.05), 0.094, 0.1, lining, 0.02)
    .box([chest + 0.04, (top + low) / 2 + 0.02, -0.02], [0.05, (top - low) / 2 - 0.04, 0.23], 0.045, lining)
    .ellipsoid([TURNS.side(rig.head.origin)[0], -r * 0.96, -0.02], [r * 1.3, r * 0.3, r * 1.4], lining)
  return kit.build()
}

const MAT = { thick: 0.022, half: 0.3, margin: 0.16 } as const

function matFor(bodies: readonly SolidKit[]): SolidKit {
  const { min, max } = boundsOf(bodies)
  const kit = new KitBuilder()
  const rubber = kit.material({ color: linear('#5b7fa8'), specular: 0.05, gloss: 8 })
  const half = Math.max(0.5, (max[0] - min[0]) / 2 + MAT.margin)
  const middle: Vec3 = [(min[0] + max[0]) / 2, min[1] - MAT.thick, 0]
  kit.box(middle, [half, MAT.thick * 0.4, MAT.half], MAT.thick * 0.6, rubber)
  return kit.build()
}

/** A pillow under the head, and a mattress as thick as the head is wider than the body. */
function bedFor({ rig, headRadius: r }: Figure): SolidKit {
  const kit = new KitBuilder()
  const sheet = kit.material({ color: linear('#8fb2cf'), cloth: 1 })
  const pillow = kit.material({ color: linear('#f3efe6'), cloth: 1 })
  const head = TURNS.side(rig.head.origin)
  const foot = TURNS.side([rig.ankles[0][0], Math.min(rig.ankles[0][1], rig.ankles[1][1]), 0])
  const body = -Math.abs(rig.shoulders[0][2]) - 0.05
  const low = Math.min(body - 0.06, -r)
  const middle = (head[0] + r * 0.4 + foot[0]) / 2
  const half = (foot[0] - head[0]) / 2 + 0.06
  kit.box([middle, (body + low) / 2 + 0.01, -0.04], [half, (body - low) / 2, 0.3], 0.03, sheet)
  kit.ellipsoid([head[0], -r * 0.96, -0.02], [r * 1.25, r * 0.26, r * 1.35], pillow)
  return kit.build()
}
