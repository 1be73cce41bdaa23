import type { SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { surfacePoint } from '../builder/surface.ts'
import { add, along, lerp } from '../builder/vector.ts'
import { pairs, triples } from '../tuples.ts'
import type { Look } from './person.ts'
import { type Rig, spineAt } from './pose.ts'
import type { Proportions } from './proportions.ts'

/** A cape or a pair of wings of cloth behind the shoulders. */
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
  kit.torus(at, radius, 0.018, 'y', material)
  kit.box(add(at, [radius + 0.012, 0, 0]), [0.006, 0.02, 0.024], 0.006, buckle)
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
    // Rolled over: its lower edge turns in to the shirt.
    kit.lathe(add(rig.neck, [-0.002, 0.012, 0]), pairs([-0.04, neck, -0.012, neck + 0.02, 0.03, neck + 0.012, 0.05, neck - 0.006]), 'y', material, 0.014)
    return
  }
  if (kind === 'fur') {
    // A pelt over the shoulders, open in front: a beard falls there.
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
  if (kind === 'scarf') {
    kit.path([add(base, [0.1, -0.01, 0.05]), add(base, [0.135, -0.16, 0.07]), add(base, [0.13, -0.3, 0.075])], [0.042, 0.04, 0.036], material, 0.02)
  }
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
  kit.box(back, [0.055, 0.14, 0.11], 0.04, material)
  kit.box(add(back, [-0.075, -0.06, 0]), [0.02, 0.06, 0.08], 0.025, trim)
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
