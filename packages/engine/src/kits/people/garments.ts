import { add, along, type Frame, KitBuilder, lerp, linear, pairs, type SolidKit, sub, surfacePoint, triples, unit, type Vec3 } from '../builder/index.ts'
import type { Look } from './person.ts'
import { type Proportions, type Rig, spineAt } from './pose.ts'

/** Gear strapped to the feet, or ridden. */
export type Gear = 'skis' | 'snowboard' | 'broom'

/** The stick runs from under the seat through both hands. */
function buildFlyingBroom(kit: KitBuilder, rig: Rig): void {
  const wood = kit.material({ color: linear('#6b4424'), specular: 0.15, gloss: 14 })
  const straw = kit.material({ color: linear('#d8a850'), fur: 0.5 })
  const seat = add(rig.underside, [0, 0.02, 0])
  const grips = lerp(rig.wrists[0], rig.wrists[1], 0.5)
  const forward = unit(sub([grips[0], grips[1] - 0.06, seat[2]], seat))
  const at = (distance: number): Vec3 => along(seat, forward, distance)
  kit.cone(at(-0.5), at(0.95), 0.024, 0.019, wood).cone(at(-0.4), at(-0.52), 0.04, 0.06, straw).cone(at(-0.52), at(-0.95), 0.07, 0.13, straw, 0.03)
}

/** Skis with poles or a snowboard, level whatever the legs do; or a flying broom. */
export function buildGear(gear: Gear, rig: Rig): SolidKit {
  const kit = new KitBuilder()
  if (gear === 'broom') {
    buildFlyingBroom(kit, rig)
    return kit.build()
  }
  const sole = 0.058
  if (gear === 'snowboard') {
    const board = kit.material({ color: linear('#f2b02e'), specular: 0.6, gloss: 50 })
    const middle = lerp(rig.ankles[0], rig.ankles[1], 0.5)
    const low = Math.min(rig.ankles[0][1], rig.ankles[1][1]) - sole
    const at = (x: number, y: number): Vec3 => [middle[0] + x, low + y, middle[2]]
    kit.box(at(0, 0), [0.58, 0.012, 0.12], 0.012, board)
    for (const side of [1, -1]) kit.cone(at(side * 0.56, 0), at(side * 0.7, 0.05), 0.03, 0.02, board, 0.03)
    return kit.build()
  }
  const ski = kit.material({ color: linear('#2b6fd0'), specular: 0.7, gloss: 50 })
  const pole = kit.material({ color: linear('#c9ced6'), metal: 0.5, specular: 1, gloss: 50 })
  const dark = kit.material({ color: linear('#1d1f26'), specular: 0.3, gloss: 20 })
  for (const index of [0, 1] as const) {
    const foot = add(rig.ankles[index], [0, -sole, 0])
    kit.box(add(foot, [0.06, 0, 0]), [0.72, 0.012, 0.04], 0.01, ski)
    kit.path([add(foot, [0.76, 0.004, 0]), add(foot, [0.88, 0.035, 0]), add(foot, [0.96, 0.1, 0])], [0.034, 0.03, 0.014], ski, 0.02)
    kit.box(add(foot, [0.01, 0.02, 0]), [0.13, 0.02, 0.045], 0.01, dark)
    const side = index === 0 ? 1 : -1
    const hand = lerp(rig.elbows[index], rig.wrists[index], 1.17)
    const tip: Vec3 = [hand[0] - 0.62, foot[1] + 0.06, hand[2] + side * 0.1]
    kit.cone(add(hand, [0.05, 0.08, 0]), tip, 0.012, 0.009, pole).cone(add(hand, [0.03, 0.05, 0]), add(hand, [-0.02, -0.03, 0]), 0.02, 0.02, dark)
      .torus(lerp(hand, tip, 0.93), 0.035, 0.008, 'y', dark)
  }
  return kit.build()
}

/** The tail that some beings have instead of legs, or in addition to them. */
export function buildTail(kit: KitBuilder, rig: Rig, kind: 'fish' | 'ghost' | 'smoke' | 'demon', material: number, hips: number): void {
  const { pelvis } = rig
  const at = (x: number, y: number, z = 0): Vec3 => [pelvis[0] + x, Math.max(0.03, y), z]
  const y = pelvis[1]
  const wide = hips + 0.07
  if (kind === 'demon') {
    const base = add(pelvis, [-0.1, -0.02, 0])
    kit.path([base, add(base, [-0.2, -0.25, 0.05]), add(base, [-0.42, -0.2, 0.12]), add(base, [-0.52, 0.05, 0.16])], [0.035, 0.028, 0.022, 0.016], material,
      0.02)
    kit.cone(add(base, [-0.52, 0.03, 0.16]), add(base, [-0.56, 0.16, 0.17]), 0.06, 0.006, material)
    return
  }
  if (kind === 'fish' && rig.folded) {
    // A sitting figure's tail hangs to one side, over the edge of the seat.
    const tail: readonly Vec3[] = triples([-0.02, 0.05, 0, 0.2, 0.05, 0.14, 0.3, -0.02, 0.4, 0.28, -0.2, 0.6, 0.2, -0.36, 0.7])
    const fin = add(pelvis, tail[tail.length - 1])
    kit.path(tail.map((point) => add(pelvis, point)), [wide, wide * 0.9, wide * 0.66, wide * 0.42, wide * 0.24], material, 0.08)
    for (const [forward, out] of pairs([0.16, -0.1, 0.02, 0.26])) {
      kit.cone(fin, add(fin, [forward, -0.2, out]), wide * 0.24, 0.07, material, 0.05)
      kit.cone(add(fin, [forward, -0.2, out]), add(fin, [forward * 1.5, -0.3, out * 1.7]), 0.07, 0.015, material, 0.03)
    }
    return
  }
  if (kind === 'fish') {
    kit.path([at(0, y + 0.02), at(0.05, y * 0.62), at(0, y * 0.28), at(-0.22, 0.1)], [wide, wide * 0.82, wide * 0.5, wide * 0.28], material, 0.08)
    for (const side of [1, -1]) {
      kit.cone(at(-0.22, 0.1), at(-0.5, 0.16, side * 0.3), wide * 0.3, 0.075, material, 0.04)
      kit.cone(at(-0.24, 0.1), at(-0.56, 0.09, side * 0.15), wide * 0.3, 0.06, material, 0.04)
    }
    return
  }
  kit.path([at(0, y + 0.05), at(0.02, y * 0.66), at(-0.04, y * 0.36), at(0.06, y * 0.12), at(0.16, 0.05)],
    [wide, wide * 1.2, wide * (kind === 'ghost' ? 1.25 : 0.72), wide * (kind === 'ghost' ? 0.7 : 0.34), 0.03], material, 0.1)
}

/** Segments of one rim. */
const RIM = 20

/** Round glasses: two rings, a bridge and the temples. */
export function buildGlasses(kit: KitBuilder, frame: Frame, r: number, look: Look): void {
  const wire = kit.material({ color: linear('#2a2226'), specular: 0.25, gloss: 30 })
  const x = 1.02
  const gap = 0.385 * look.face.eyeGap
  const at = (px: number, py: number, pz: number): Vec3 => frame.at([px * r, py * r, pz * r])
  for (const side of [1, -1]) {
    // A ring of straight segments, since a torus cannot turn with the head.
    kit.path(
      Array.from({ length: RIM + 1 }, (_, i) => {
        const turn = (i / RIM) * Math.PI * 2
        return at(x, -0.03 + 0.28 * Math.sin(turn), side * gap + 0.3 * Math.cos(turn))
      }),
      Array.from({ length: RIM + 1 }, () => r * 0.026),
      wire)
    if (look.glasses === 'dark') kit.ellipsoid(at(x, -0.03, side * gap), [r * 0.05, r * 0.28, r * 0.28], wire)
    kit.cone(at(x, 0, side * (gap + 0.29)), at(-0.05, 0.02, side * 0.99), r * 0.03, r * 0.03, wire)
  }
  kit.cone(at(x + 0.02, 0.02, gap - 0.29), at(x + 0.02, 0.02, -gap + 0.29), r * 0.03, r * 0.03, wire)
}

/** Hoops or drops under the earlobes; `wide` is half the head's width there in radii. */
export function buildEarrings(kit: KitBuilder, head: Frame, r: number, wide: number, hoops: boolean, material: number): void {
  for (const side of [1, -1]) {
    const at = (y: number, out = 0): Vec3 => head.at([-0.04 * r, y * r, side * (wide + out) * r])
    if (hoops) {
      const turn = Array.from({ length: 17 }, (_, i): Vec3 => {
        const a = (i / 16) * Math.PI * 2
        return head.at([(-0.04 + 0.2 * Math.sin(a)) * r, (-0.6 + 0.26 * Math.cos(a)) * r, side * (wide + 0.06 + 0.05 * Math.sin(a)) * r])
      })
      kit.path(turn, turn.map(() => r * 0.032), material)
    } else {
      kit.sphere(at(-0.34, 0.04), r * 0.055, material).cone(at(-0.36, 0.05), at(-0.52, 0.05), r * 0.018, r * 0.018, material)
        .sphere(at(-0.6, 0.05), r * 0.095, material)
    }
  }
}

/** A cape behind the shoulders, or cloth wings. */
export function buildCape(kit: KitBuilder, rig: Rig, p: Proportions, material: number, flying: boolean): void {
  const [left, right] = rig.shoulders
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const root = add(lerp(left, right, 0.06 + t * 0.88), [-0.055, 0.02, 0])
    const spread = (t - 0.5) * -2
    const drop = flying ? p.hipY * 0.55 : p.shoulderY - 0.1
    const back = flying ? 0.75 : 0.16 + 0.03 * Math.sin(i * 2.2)
    const middle = add(root, [-back * 0.7, -drop * 0.5, spread * 0.05])
    const end = add(root, [-back, -drop, spread * 0.16])
    kit.path([root, middle, end], [0.055, 0.06, 0.062], material, 0.05)
  }
  kit.path([add(left, [0.05, 0.045, -0.02]), add(rig.neck, [0.075, 0.0, 0]), add(right, [0.05, 0.045, 0.02])], [0.035, 0.036, 0.035], material, 0.03)
}

export function buildBelt(
  kit: KitBuilder,
  rig: Rig,
  p: Proportions,
  look: Look,
  material: number,
  buckle: number,
  /** Over a skirt it sits at the waist. */
  high: boolean,
): void {
  const at = spineAt(rig, high ? 0.4 : 0.2)
  const radius = Math.max(p.hips * (high ? 1.08 : 1.22), (0.112 - 0.02 * look.fem) * p.thick)
  kit.torus(at, radius, 0.018, 'y', material).box(add(at, [radius + 0.012, 0, 0]), [0.006, 0.02, 0.024], 0.006, buckle)
}

/** Collar, ruff, scarf or chain around the neck. */
export function buildCollar(
  kit: KitBuilder,
  rig: Rig,
  kind: 'collar' | 'scarf' | 'ruff' | 'fur' | 'necklace' | 'lei',
  material: number,
  p: Proportions,
  /** Radius of the neck. */
  neck: number,
): void {
  const base = add(rig.neck, [0.012, 0.02, 0])
  const wide = 0.07 + 0.02 * p.thick
  if (kind === 'ruff') {
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2
      kit.sphere(add(base, [Math.cos(angle) * wide * 1.4, 0.015, Math.sin(angle) * wide * 1.4]), 0.042, material, 0.01)
    }
    return
  }
  if (kind === 'necklace' || kind === 'lei') {
    const beads = kind === 'lei' ? 11 : 9
    for (let i = 0; i < beads; i++) {
      const t = (i / (beads - 1)) * 2 - 1
      const dip = 1 - t * t
      kit.sphere(add(base, [0.05 + 0.065 * dip, 0.012 - 0.085 * dip, t * 0.085]), kind === 'lei' ? 0.026 : 0.015, material)
    }
    return
  }
  if (kind === 'collar') {
    // Rolled collar: its lower edge turns in to the shirt.
    kit.lathe(add(rig.neck, [-0.002, 0.012, 0]), pairs([-0.04, neck, -0.012, neck + 0.02, 0.03, neck + 0.012, 0.05, neck - 0.006]), 'y', material, 0.014)
    return
  }
  if (kind === 'fur') {
    // A pelt over the shoulders, open in front to leave room for a beard.
    const around = Array.from({ length: 11 }, (_, i) => ((i / 10) * 2 - 1) * 2.5)
    kit.path(
      around.map((angle) => {
        const ahead = (1 - Math.cos(angle)) / 2
        return add(base, [-Math.cos(angle) * wide * 1.35, 0.01 - 0.075 * ahead * ahead, Math.sin(angle) * wide * (1.35 + 0.5 * ahead)])
      }),
      around.map((angle) => 0.064 - 0.012 * (Math.abs(angle) / 2.5) ** 3),
      material,
      0.01)
    return
  }
  kit.torus(base, wide, 0.042, 'y', material)
  if (kind === 'scarf')
    kit.path([add(base, [0.1, -0.01, 0.05]), add(base, [0.135, -0.16, 0.07]), add(base, [0.13, -0.3, 0.075])], [0.042, 0.04, 0.036], material, 0.02)
}

/** Plates of armor over shoulders, chest, knees and forearms. */
export function buildArmor(kit: KitBuilder, rig: Rig, p: Proportions, look: Look, plate: number, trim: number, greaves: boolean): void {
  const t = p.thick
  const { chest } = rig
  const wide = p.shoulders * 0.9
  kit.ellipsoid(add(chest, [0.016, 0.01, 0]), [0.13 * t * look.strength, 0.155 * t, wide * 1.04], plate)
  kit.ellipsoid(add(spineAt(rig, 0.42), [0.01, 0, 0]), [0.118 * t, 0.1 * t, Math.max(0.12 * t, p.hips * 1.2)], plate, 0.02)
  for (const index of [0, 1] as const) {
    const side = index === 0 ? 1 : -1
    const shoulder = rig.shoulders[index]
    kit.ellipsoid(add(shoulder, [0, 0.015, side * 0.02]), [0.098 * t, 0.085 * t, 0.088 * t], plate)
    kit.torus(add(shoulder, [0, -0.032, side * 0.025]), 0.08 * t, 0.014, 'y', trim)
    const elbow = rig.elbows[index]
    kit.cone(lerp(elbow, rig.wrists[index], 0.12), lerp(elbow, rig.wrists[index], 0.88), 0.062 * t, 0.052 * t, plate)
    if (!greaves) continue
    const knee = rig.knees[index]
    kit.sphere(add(knee, [0.028, 0, 0]), 0.068 * t, trim)
    kit.cone(lerp(knee, rig.ankles[index], 0.14), lerp(knee, rig.ankles[index], 0.9), 0.074 * t, 0.056 * t, plate)
  }
}

export function buildBackpack(kit: KitBuilder, trunk: SolidKit, rig: Rig, material: number, trim: number): void {
  const back = add(rig.chest, [-0.19, -0.03, 0])
  kit.box(back, [0.055, 0.14, 0.11], 0.04, material).box(add(back, [-0.075, -0.06, 0]), [0.02, 0.06, 0.08], 0.025, trim)
  for (const side of [1, -1]) {
    const down = (x: number): Vec3 => surfacePoint(trunk, add(rig.chest, [x, 0.4, side * 0.1]), [0, -1, 0], 0.5).point
    const front = (y: number): Vec3 => surfacePoint(trunk, add(rig.chest, [0.4, y, side * 0.1]), [-1, 0, 0], 0.6).point
    const strap = [add(rig.chest, [-0.13, 0.1, side * 0.08]), down(-0.04), down(0.02), front(0.08), front(0), front(-0.1)]
    kit.path(strap, strap.map(() => 0.015), trim)
  }
}

/** Feathered, insect or bat wings behind the shoulders. */
export function buildWings(kit: KitBuilder, rig: Rig, kind: 'feather' | 'fairy' | 'bat', material: number, span: number): void {
  for (const side of [1, -1]) {
    const root = add(rig.chest, [-0.12, 0.06, side * 0.05])
    if (kind === 'fairy') {
      for (const [rise, reach, fat] of triples([0.62, 0.62, 0.15, -0.25, 0.45, 0.12])) {
        const way: Vec3 = [-0.35, Math.sin(rise), side * Math.cos(rise)]
        kit.cone(root, along(root, way, reach * span), 0.03, fat * span, material, 0.02)
      }
      continue
    }
    const elbow = add(root, [-0.14, 0.3 * span, side * 0.24 * span])
    const tip = add(elbow, [-0.04, 0.2 * span, side * 0.34 * span])
    kit.path([root, elbow, tip], [0.05, 0.045, 0.02], material, 0.03)
    const feathers = kind === 'bat' ? 7 : 9
    for (let i = 0; i < feathers; i++) {
      const t = i / (feathers - 1)
      const from = t < 0.5 ? lerp(root, elbow, t * 2) : lerp(elbow, tip, t * 2 - 1)
      const drop = (0.34 + 0.3 * Math.sin(Math.PI * (0.25 + 0.6 * t))) * span
      const end = add(from, [-0.05, -drop, side * (0.03 + 0.2 * t) * span])
      kit.cone(from, end, 0.068 * span, (kind === 'bat' ? 0.035 : 0.055) * span, material, (kind === 'bat' ? 0.08 : 0.03) * span)
    }
  }
}
