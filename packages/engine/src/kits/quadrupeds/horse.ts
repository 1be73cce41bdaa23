import { along, type Frame, type KitBuilder, lerp, SIDES, sub, unit, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Onto, type Skeleton, trunkFrame } from './skeleton.ts'

/** Trunk of a horse or deer: a deep, narrow barrel between shoulder blades and a muscled croup, with withers and a tucked flank. */
export function buildHorseTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const { at, up } = trunkFrame(bones)
  const soft = R * 0.4
  kit.cone(at(pelvis, hip * 0.1, hip * 0.1), at(chest, 0, R * 0.1), hip * 0.84, R * 0.82, coat.main, 0)
  kit.cone(at(pelvis, hip * 0.5, waist * 0.14), at(chest, -R * 0.2, -R * 0.24), waist * 0.74, R * 0.82, coat.main, soft)
  kit.cone(at(chest, -R * 0.75, R * 0.72), at(chest, R * 0.05, R * 0.86), R * 0.12, R * 0.16, coat.main, soft)
  kit.ellipsoid(at(chest, R * 0.42, -R * 0.12), [R * 0.58, R * 0.62, R * 0.6], coat.main, soft)
  for (const side of SIDES) {
    const blade = at(chest, -R * 0.12, R * 0.5, side * R * 0.42)
    kit.cone(blade, at(chest, R * 0.5, -R * 0.3, side * R * 0.46), R * 0.3, R * 0.32, coat.main, R * 0.32)
    const croup = at(pelvis, hip * 0.1, hip * 0.32, side * hip * 0.36)
    kit.cone(croup, at(pelvis, -hip * 0.52, -hip * 0.4, side * hip * 0.38), hip * 0.56, hip * 0.38, coat.main, soft)
  }
  const belly = (t: number, depth: number) => along(lerp(pelvis, chest, t), up, -depth)
  kit.cone(belly(0.3, waist * 0.5), belly(0.92, R * 0.74), waist * 0.3, R * 0.32, coat.belly, soft * 0.4)
  buildHorseNeck(kit, row, bones, coat, 0.97)
  if (row.extra === 'hump') kit.ellipsoid(at(chest, -R * 0.15, R * 0.7), [R * 0.75, R * 0.6, R * 0.5], coat.main, soft)
  if (row.extra === 'humps')
    for (const t of [0.28, 0.78]) {
      const top = along(lerp(pelvis, chest, t), up, waist * 0.9)
      kit.cone(top, along(top, up, waist * 0.95), waist * 0.6, waist * 0.26, coat.main, soft)
    }
}

/** A blade-shaped neck: an arched crest over a core, and the throat from the breast to the jaw. */
export function buildHorseNeck(kit: KitBuilder, row: QuadrupedRow, bones: Pick<Skeleton, 'neckStart' | 'neckEnd'>, coat: CoatMaterials, share: number): void {
  const { neckStart, neckEnd } = bones
  const { chest: R, neck } = row
  const way = unit(sub(neckEnd, neckStart))
  const back: Vec3 = [-way[1], way[0], 0]
  const at = (t: number, over: number) => along(lerp(neckStart, neckEnd, t), back, over)
  const soft = neck.base * 0.5
  const { base, tip } = neck
  kit.cone(at(-0.12, 0), at(0.94, 0), base * 0.8 * (2 - share), tip * 0.58 * share, coat.main, R * 0.45)
  kit.path([at(-0.2, base * 0.62), at(0.5, base * 0.5 + tip * 0.12), at(0.96, tip * 0.42)],
    [base * 0.36, base * 0.3, tip * 0.44].map((radius) => radius * share), coat.main, soft)
  kit.cone(at(0.02, -base * 0.62), at(0.92, -tip * 0.34), base * 0.56, tip * 0.5 * share, coat.main, soft)
}

/** A long head: a narrow brow and straight nose over a deep flat cheek, ending in nostrils and lips. Returns the tip of the nose. */
export function buildHorseHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle } = row.head
  const reach = r * 0.35 + muzzle.length
  const { base, tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.4
  kit.ellipsoid(at(-r * 0.08, r * 0.1), [r * 0.8, r * 0.8, r * 0.66], coat.main, soft)
  kit.cone(at(r * 0.25, r * 0.2), at(reach * 0.86, -r * 0.14), r * 0.5, tip * 0.66, coat.main, soft)
  kit.ellipsoid(at(r * 0.1, -r * 0.5), [r * 0.74, r * 0.74, r * 0.52], coat.main, soft)
  kit.cone(at(r * 0.3, -r * 0.42), at(reach * 0.82, -r * 0.42), base * 0.62, tip * 0.6, coat.face, soft)
  const nose: Vec3 = [reach, -r * 0.3, 0]
  kit.ellipsoid(at(nose[0] - tip * 0.25, nose[1]), [tip * 0.98, tip * 0.98, tip * 0.84], coat.muzzle, soft * 0.7)
  kit.sphere(at(nose[0] - tip * 0.45, nose[1] - tip * 0.85), tip * 0.5, coat.muzzle, soft * 0.3)
  for (const side of SIDES) {
    kit.sphere(at(nose[0] + tip * 0.18, nose[1] + tip * 0.34, side * tip * 0.46), tip * 0.44, coat.muzzle, tip * 0.3)
    if (row.small) continue
    // Bone above the eye, and the ridge of the cheek below it.
    kit.cone(at(r * 0.02, r * 0.36, side * r * 0.5), at(r * 0.42, r * 0.3, side * r * 0.46), r * 0.16, r * 0.15, coat.main, r * 0.16)
    kit.cone(at(r * 0.2, -r * 0.3, side * r * 0.44), at(r * 1.1, -r * 0.4, side * r * 0.3), r * 0.16, r * 0.12, coat.main, r * 0.2)
  }
  return nose
}

/** Nostrils on the sides of the muzzle and the line of the lips. `onto` casts a ray from a point beside the head onto its skin. */
export function buildHorseMuzzle(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, dark: number): void {
  const { tip } = row.head.muzzle
  for (const side of SIDES) {
    const on = (x: number, y: number, ahead: number, sink: number): Vec3 => {
      const from = frame.at([nose[0] + tip * (x + ahead * 3), nose[1] + tip * y, side * tip * 3])
      const { point, normal } = onto(from, frame.turn([-ahead, 0, -side]))
      return along(point, normal, -tip * sink)
    }
    kit.cone(on(0.3, 0.52, 0.5, 0.1), on(0.12, 0.22, 0.5, 0.1), tip * 0.12, tip * 0.19, dark)
    const lip = [on(0.1, -0.62, 0.6, 0.03), on(-0.5, -0.58, 0, 0.03), on(-1.1, -0.42, 0, 0.03)]
    kit.path(lip, [tip * 0.05, tip * 0.055, tip * 0.03], dark)
  }
}
