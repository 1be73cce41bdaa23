import { along, type Frame, type KitBuilder, lerp, SIDES, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Leg, type Onto, type Skeleton, trunkFrame } from './skeleton.ts'

/** An ape's trunk: a barrel chest under broad shoulders, and a back that slopes down to narrow hips. */
export function buildApeTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const { at } = trunkFrame(bones)
  const soft = R * 0.4
  kit.cone(at(pelvis, 0, 0), at(chest, -R * 0.2, -R * 0.06), hip * 0.86, R * 0.86, coat.main)
  kit.ellipsoid(lerp(pelvis, chest, 0.42), [waist * 0.9, waist * 1.02, waist * 0.96], coat.belly, soft)
  kit.cone(at(chest, -R * 0.1, R * 0.3, R * 0.46), at(chest, -R * 0.1, R * 0.3, -R * 0.46), R * 0.5, R * 0.5, coat.main, soft)
  for (const side of SIDES) {
    kit.sphere(at(chest, R * 0.08, R * 0.04, side * R * 0.78), R * 0.44, coat.main, R * 0.3)
    kit.cone(at(chest, R * 0.24, -R * 0.42, side * R * 0.3), at(chest, R * 0.12, -R * 0.36, side * R * 0.42), R * 0.44, R * 0.42, coat.main, soft)
    kit.sphere(at(pelvis, -hip * 0.2, -hip * 0.06, side * hip * 0.36), hip * 0.62, coat.main, soft)
  }
  buildApeNeck(kit, row, bones, coat, 0.97)
}

/** A short neck, sunk between the shoulders. */
export function buildApeNeck(kit: KitBuilder, row: QuadrupedRow, { neckStart, neckEnd }: Pick<Skeleton, 'neckStart' | 'neckEnd'>, coat: CoatMaterials,
  share: number): void {
  const { base, tip } = row.neck
  kit.cone(neckStart, neckEnd, base * (2 - share), tip * share, coat.main, row.chest * 0.4)
}

/** Arm or leg of an ape: thick with hair down to the wrist, ending in knuckles or a flat foot. */
export function buildApeLimb(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone, chest, hip } = row
  const { root, knee, ankle, toe, hind, side } = leg
  const girth = hind ? hip : chest
  kit.cone(root, knee, Math.min(girth * 0.56, bone * 2.1), bone * 1.3, coat.limbs, girth * 0.3)
  kit.path([knee, lerp(knee, ankle, 0.35), ankle], [bone * 1.3, bone * 1.42, bone * 0.82], coat.limbs, bone)
  kit.cone(ankle, toe, bone * 0.84, bone * 0.74, coat.socks, bone * 0.4)
  const low = Math.max(toe[1] - bone * 0.2, bone * 0.5)
  if (hind) {
    kit.cone([toe[0] - bone * 0.3, low, toe[2]], [toe[0] + bone * 1.6, low, toe[2] + side * bone * 0.2], bone * 0.6, bone * 0.52, coat.feet, bone * 0.3)
    return
  }
  for (const aside of row.small ? [0] : [-0.62, -0.2, 0.2, 0.62]) {
    const knuckle: Vec3 = [toe[0] + bone * 0.5, low, toe[2] + aside * bone]
    kit.cone(toe, knuckle, bone * 0.46, bone * 0.4, coat.feet, bone * 0.1)
    kit.cone(knuckle, [knuckle[0] - bone * 0.5, low * 0.86, knuckle[2]], bone * 0.38, bone * 0.34, coat.feet, bone * 0.06)
  }
}

/**
 * Head of an ape or a monkey: a bare face under a heavy brow ridge, deep-set eyes, a rounded muzzle with a wide mouth; `cheek` raises a
 * gorilla's crest. Returns the tip of the nose.
 */
export function buildApeHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.28
  const front = r * 0.66 + length
  const lip = -r * 0.42
  kit.ellipsoid(at(-r * 0.16, r * 0.14), [r * 0.86, r * 0.86, r * 0.8], coat.main, soft)
  if (cheek > 0) kit.cone(at(-r * 0.5, r * 0.6), at(r * 0.06, r * (0.66 + 0.2 * cheek)), r * 0.5, r * 0.32, coat.main, soft)
  for (const side of SIDES) {
    kit.cone(at(0, -r * 0.34, side * r * 0.5), at(-r * 0.2, -r * 0.5, side * r * 0.56), r * 0.36, r * 0.3, coat.main, soft)
    kit.ellipsoid(at(r * 0.46, r * 0.06, side * r * 0.28), [r * 0.28, r * 0.34, r * 0.32], coat.face, r * 0.14)
    kit.cone(at(r * 0.66, r * 0.32, side * r * 0.08), at(r * 0.54, r * 0.28, side * r * 0.48), r * 0.14, r * 0.13, coat.face, r * 0.12)
    kit.sphere(at(r * 0.56, -r * 0.16, side * r * 0.36), r * 0.24, coat.face, r * 0.16)
  }
  kit.cone(at(r * 0.62, r * 0.14), at(front - r * 0.04, -r * 0.12), r * 0.14, r * 0.16, coat.face, r * 0.1)
  kit.cone(at(r * 0.4, lip), at(front - tip * 0.86, lip), base, tip * 0.92, coat.muzzle, soft * 0.8)
  kit.ellipsoid(at(front - tip * 0.9, lip - tip * 0.5), [tip * 0.72, tip * 0.5, tip * 0.8], coat.muzzle, r * 0.12)
  return [front, lip, 0]
}

/** Nostrils over a long upper lip, and the wide line of a mouth. */
export function buildApeMouth(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, dark: number): void {
  const { skull: r, muzzle } = row.head
  const { tip } = muzzle
  const ahead = (y: number, z: number): Vec3 => {
    const { point, normal } = onto(frame.at([nose[0] + r * 3, y, z]), frame.turn([-1, 0, 0]))
    return along(point, normal, -r * 0.012)
  }
  for (const side of SIDES) {
    kit.cone(ahead(-r * 0.17, side * r * 0.1), ahead(-r * 0.15, side * r * 0.16), r * 0.05, r * 0.03, dark)
    kit.path([ahead(nose[1] - tip * 0.2, 0), ahead(nose[1] - tip * 0.22, side * tip * 0.45), ahead(nose[1] - tip * 0.12, side * tip * 0.82)],
      [r * 0.026, r * 0.028, r * 0.016], dark)
  }
}
