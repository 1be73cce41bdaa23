import { add, type Frame, type KitBuilder, lerp, SIDES, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Leg, type Skeleton, trunkFrame } from './skeleton.ts'

/** An elephant's trunk: an arched back that slopes down to the tail, a hanging belly, and pillar-like shoulders and hips. */
export function buildElephantTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const { at } = trunkFrame(bones)
  const soft = R * 0.4
  const middle = lerp(pelvis, chest, 0.5)
  kit.path([at(pelvis, -hip * 0.3, hip * 0.16), at(middle, 0, R * 0.34), at(chest, R * 0.3, R * 0.18)], [hip * 0.6, R * 0.68, R * 0.66], coat.main, soft)
  kit.path([at(pelvis, 0, -hip * 0.12), at(middle, 0, -R * 0.22), at(chest, R * 0.1, -R * 0.16)], [hip * 0.78, waist * 0.82, R * 0.78], coat.main, soft)
  for (const side of SIDES) {
    kit.cone(at(chest, -R * 0.1, R * 0.46, side * R * 0.4), at(chest, R * 0.12, -R * 0.5, side * R * 0.56), R * 0.34, R * 0.4, coat.main, soft * 0.7)
    kit.cone(at(pelvis, hip * 0.1, hip * 0.3, side * hip * 0.42), at(pelvis, hip * 0.05, -hip * 0.6, side * hip * 0.56), hip * 0.44, hip * 0.42, coat.main,
      soft * 0.7)
  }
  buildElephantNeck(kit, row, bones, coat, 0.97)
}

export function buildElephantNeck(kit: KitBuilder, row: QuadrupedRow, { neckStart, neckEnd }: Pick<Skeleton, 'neckStart' | 'neckEnd'>, coat: CoatMaterials,
  share: number): void {
  const { base, tip } = row.neck
  const under = (p: Vec3, down: number): Vec3 => add(p, [0, -down, 0])
  kit.cone(neckStart, neckEnd, base * 0.86 * (2 - share), tip * 0.8 * share, coat.main, base * 0.4)
  kit.cone(under(neckStart, base * 0.42), under(neckEnd, tip * 0.5), base * 0.56, tip * 0.6, coat.main, base * 0.3)
}

/** A pillar with a knee, and nails around a flat foot. */
export function buildElephantLeg(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone, chest, hip } = row
  const { root, knee, ankle, toe, hind } = leg
  const girth = hind ? hip : chest
  kit.cone(root, knee, girth * 0.5, bone * 1.16, coat.limbs, girth * 0.3).cone(knee, ankle, bone * 1.1, bone * 0.92, coat.limbs, bone * 0.6)
  const foot: Vec3 = [toe[0], toe[1] - bone * 0.12, toe[2]]
  kit.cone(ankle, foot, bone * 0.94, bone * 1.1, coat.socks, bone * 0.3)
  for (const turn of [-0.9, -0.3, 0.3, 0.9]) {
    const nail: Vec3 = [foot[0] + Math.cos(turn) * bone * 0.98, bone * 0.3, foot[2] + Math.sin(turn) * bone * 0.98]
    kit.ellipsoid(nail, [bone * 0.2, bone * 0.26, bone * 0.24], coat.tailTip)
  }
}

/** An elephant's head without the trunk: two domes over a broad brow, sunken temples, a short jaw. Returns where a nose would end. */
export function buildElephantHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const r = row.head.skull
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x * r, y * r, z * r])
  const soft = r * 0.3
  kit.ellipsoid(at(-0.15, 0.05), [r * 0.8, r * 0.86, r * 0.74], coat.main, soft).cone(at(0.22, 0.42), at(0.5, -0.15), r * 0.5, r * 0.52, coat.main, soft)
  for (const side of SIDES) {
    kit.sphere(at(-0.05, 0.62, side * 0.3), r * 0.4, coat.main, r * 0.24)
    kit.cone(at(0.3, -0.1, side * 0.5), at(0.62, -0.55, side * 0.34), r * 0.3, r * 0.3, coat.main, r * 0.22)
    kit.cone(at(0.42, 0.34, side * 0.52), at(0.2, 0.32, side * 0.66), r * 0.13, r * 0.12, coat.main, r * 0.14)
  }
  kit.cone(at(0, -0.5), at(0.55, -0.82), r * 0.46, r * 0.2, coat.main, soft)
  return [r, -r * 0.3, 0]
}

/** An ear like a sail, folded along its upper edge and tapering to the lobe. */
export function buildElephantEar(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials, side: number): void {
  const { skull: r, ears } = row.head
  const size = r * ears.length
  const at = (back: number, up: number, out = 0): Vec3 => frame.at([-r * 0.12 - back * size, up * size, side * (r * (0.8 + out) + back * size * 0.5)])
  const thin = r * 0.1
  kit.ellipsoid(at(0.4, 0.16), [size * 0.42, size * 0.46, thin], coat.ear, r * 0.1)
  kit.ellipsoid(at(0.34, -0.2), [size * 0.34, size * 0.42, thin], coat.ear, r * 0.12)
  kit.cone(at(0.3, -0.3), at(0.2, -0.68), size * 0.16, size * 0.1, coat.ear, r * 0.16)
  kit.path([at(-0.05, 0.44), at(0.3, 0.62, 0.02), at(0.64, 0.5, 0.04)], [thin * 1.3, thin * 1.2, thin], coat.ear, r * 0.12)
  kit.cone(at(-0.08, 0.1), at(0.16, 0.05), r * 0.3, r * 0.16, coat.ear, r * 0.2)
}
