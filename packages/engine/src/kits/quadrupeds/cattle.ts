import { add, along, type Frame, type KitBuilder, lerp, SIDES, type Vec3 } from '../builder/index.ts'
import { lock } from './dog.ts'
import { buildHorseNeck } from './horse.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Onto, type Skeleton, trunkFrame } from './skeleton.ts'

/** Number of locks along each flank of long-haired cattle. */
const SKIRT = 7

/** Trunk of cattle: a level back between shoulders and jutting hip bones, a deep barrel, and a brisket in front of the legs. */
export function buildCattleTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const { at } = trunkFrame(bones)
  const soft = R * 0.36
  const middle = lerp(pelvis, chest, 0.46)
  kit.cone(at(pelvis, hip * 0.2, hip * 0.34), at(chest, -R * 0.1, R * 0.36), hip * 0.56, R * 0.58, coat.main)
  kit.path([at(pelvis, hip * 0.36, -hip * 0.12), at(middle, 0, -waist * 0.26), at(chest, -R * 0.1, -R * 0.2)], [hip * 0.72, waist * 0.78, R * 0.74], coat.main,
    soft)
  kit.ellipsoid(at(chest, R * 0.46, -R * 0.34), [R * 0.5, R * 0.56, R * 0.5], coat.main, soft)
  for (const side of SIDES) {
    const blade = at(chest, -R * 0.14, R * 0.56, side * R * 0.4)
    kit.cone(blade, at(chest, R * 0.44, -R * 0.34, side * R * 0.5), R * 0.28, R * 0.34, coat.main, R * 0.32)
    const hook = at(pelvis, hip * 0.42, hip * 0.56, side * hip * 0.5)
    const pin = at(pelvis, -hip * 0.62, hip * 0.36, side * hip * 0.28)
    kit.cone(hook, pin, hip * 0.22, hip * 0.28, coat.main, hip * 0.24)
    kit.cone(at(pelvis, hip * 0.2, hip * 0.1, side * hip * 0.4), at(pelvis, -hip * 0.36, -hip * 0.5, side * hip * 0.4), hip * 0.5, hip * 0.4, coat.main, soft)
  }
  buildHorseNeck(kit, row, bones, coat, 0.97)
  // The dewlap: a fold of skin from the throat to the brisket.
  kit.path(
    [
      add(lerp(bones.neckStart, bones.neckEnd, 0.86), [0, -row.neck.tip * 0.9, 0]),
      add(lerp(bones.neckStart, bones.neckEnd, 0.4), [row.neck.base * 0.1, -row.neck.base * 1.12, 0]),
      at(chest, R * 0.72, -R * 0.72)],
    [row.neck.tip * 0.2, row.neck.base * 0.22, R * 0.2],
    coat.main,
    R * 0.26)
  if (row.extra === 'hump') kit.ellipsoid(at(chest, -R * 0.1, R * 0.66), [R * 0.8, R * 0.56, R * 0.5], coat.main, soft)
  if (row.mane === 'fringe' && !row.small)
    for (let i = 0; i < SKIRT * 2; i++) {
      const side = i % 2 ? 1 : -1
      const root = at(lerp(pelvis, chest, (Math.floor(i / 2) + 0.2) / (SKIRT - 1)), 0, -R * 0.5, side * R * 0.56)
      lock(kit, root, [-R * 0.1, -R * 0.66, -side * R * 0.05], R * 0.26, coat.belly)
    }
  if (row.extra !== 'udder') return
  const bag = at(pelvis, hip * 0.34, -hip * 0.98)
  kit.ellipsoid(bag, [hip * 0.46, hip * 0.36, hip * 0.42], coat.belly, hip * 0.12)
  if (row.small) return
  for (const side of SIDES)
    for (const ahead of [-0.14, 0.2]) {
      const root = add(bag, [hip * ahead, -hip * 0.26, side * hip * 0.18])
      kit.cone(root, add(root, [0, -hip * 0.22, side * hip * 0.03]), hip * 0.08, hip * 0.055, coat.belly, hip * 0.04)
    }
}

/** Head of cattle: a broad flat brow under the poll, a long straight nose, a square wet muzzle. Returns the tip of the nose. */
export function buildCattleHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle } = row.head
  const { base, tip } = muzzle
  const reach = r * 0.35 + muzzle.length
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.34
  kit.ellipsoid(at(-r * 0.1, r * 0.08), [r * 0.8, r * 0.82, r * 0.74], coat.face, soft)
  kit.cone(at(r * 0.02, r * 0.54, r * 0.3), at(r * 0.02, r * 0.54, -r * 0.3), r * 0.36, r * 0.36, coat.face, soft)
  kit.cone(at(r * 0.3, r * 0.16), at(reach * 0.84, -r * 0.1), r * 0.54, tip * 0.72, coat.face, soft)
  kit.ellipsoid(at(r * 0.12, -r * 0.46), [r * 0.7, r * 0.6, r * 0.56], coat.face, soft)
  kit.cone(at(r * 0.3, -r * 0.42), at(reach * 0.84, -r * 0.44), base * 0.7, tip * 0.66, coat.face, soft)
  // Patched cattle have a blaze down the brow.
  if (row.pattern) kit.cone(at(r * 0.26, r * 0.62), at(reach * 0.7, r * 0.16), r * 0.3, tip * 0.44, coat.belly, r * 0.06)
  const nose: Vec3 = [reach, -r * 0.24, 0]
  kit.cone(at(nose[0] - tip * 0.42, nose[1], tip * 0.34), at(nose[0] - tip * 0.42, nose[1], -tip * 0.34), tip * 0.84, tip * 0.84, coat.muzzle, soft * 0.5)
  kit.cone(at(nose[0] - tip * 0.62, nose[1] - tip * 0.74, tip * 0.2), at(nose[0] - tip * 0.62, nose[1] - tip * 0.74, -tip * 0.2), tip * 0.5, tip * 0.5,
    coat.muzzle, tip * 0.14)
  if (row.small) return nose
  for (const side of SIDES) {
    kit.cone(at(r * 0.06, r * 0.36, side * r * 0.58), at(r * 0.46, r * 0.28, side * r * 0.5), r * 0.17, r * 0.14, coat.face, r * 0.16)
    kit.cone(at(r * 0.3, -r * 0.26, side * r * 0.48), at(reach * 0.72, -r * 0.3, side * tip * 0.62), r * 0.17, r * 0.12, coat.face, r * 0.2)
  }
  return nose
}

/** Comma-shaped nostrils on the front of a square muzzle, and the line of the lips. */
export function buildCattleMuzzle(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, dark: number): void {
  const { tip } = row.head.muzzle
  const ahead = (y: number, z: number): Vec3 => {
    const from = frame.at([nose[0] + tip * 3, nose[1] + tip * y, tip * z])
    const { point, normal } = onto(from, frame.turn([-1, 0, 0]))
    return along(point, normal, -tip * 0.05)
  }
  const beside = (x: number, y: number, side: number): Vec3 => {
    const from = frame.at([nose[0] + tip * x, nose[1] + tip * y, side * tip * 3])
    const { point, normal } = onto(from, frame.turn([0, 0, -side]))
    return along(point, normal, -tip * 0.02)
  }
  for (const side of SIDES) {
    kit.path([ahead(0.1, side * 0.44), ahead(0.28, side * 0.6), ahead(0.4, side * 0.82)], [tip * 0.11, tip * 0.15, tip * 0.07], dark)
    kit.path([ahead(-0.54, 0), ahead(-0.54, side * 0.4), beside(-0.5, -0.5, side), beside(-1.5, -0.34, side)], [tip * 0.05, tip * 0.05, tip * 0.05, tip * 0.03],
      dark)
  }
}
