import { type Frame, type KitBuilder, pairs, SIDES, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Leg, type Onto, type Skeleton, trunkFrame } from './skeleton.ts'

/** A koala's head: a broad ball with round cheeks and a pale chin, flat in front except for the nose. Returns the tip of the nose. */
export function buildKoalaHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x * r, y * r, z * r])
  const soft = r * 0.3
  const front = 0.8 + muzzle.length / r
  kit.ellipsoid(at(-0.1, 0.06), [r * 0.9, r * 0.86, r * 0.98], coat.main, soft)
  kit.cone(at(0.4, 0.3), at(front - 0.3, -0.16), r * 0.36, r * 0.26, coat.muzzle, soft)
  kit.cone(at(0.3, -0.42), at(front - 0.36, -0.44), r * 0.36, r * 0.22, coat.belly, soft * 0.8)
  for (const side of [1, -1]) {
    const outer = at(-0.02, -0.36, side * (0.56 + 0.3 * cheek))
    kit.cone(at(0.36, -0.24, side * 0.34), outer, r * 0.42, r * 0.32, coat.face, soft)
    // Tufts at the rim of the ear.
    for (const [up, aside] of pairs([0.9, 1.16, 0.62, 1.42, 0.3, 1.42]))
      kit.cone(at(-0.1, up * 0.9, side * aside * 0.8), at(0.02, up * 0.94, side * aside), r * 0.2, r * 0.03, coat.ear, r * 0.14)
  }
  return [front * r, -r * 0.16, 0]
}

/** Head of a rabbit, a mouse or a squirrel: an oval that narrows to a blunt nose over split lips, with full cheeks. Returns the tip of the nose. */
export function buildRodentHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip, drop } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.34
  const front = r * 0.82 + length
  const lip = -r * 0.2 - length * Math.sin(drop)
  kit.ellipsoid(at(-r * 0.16, r * 0.08), [r * 0.92, r * 0.86, r * 0.78], coat.main, soft)
  kit.cone(at(r * 0.24, r * 0.1), at(front - tip * 0.9, lip + tip * 0.4), r * 0.6, tip * 0.76, coat.main, soft)
  kit.cone(at(0, -r * 0.42), at(front - tip * 1.3, lip - tip * 0.62), r * 0.44, tip * 0.5, coat.face, soft * 0.8)
  for (const side of SIDES) {
    kit.cone(at(r * 0.5, lip, side * base * 0.3), at(front - tip * 0.72, lip - tip * 0.08, side * tip * 0.36), base * 0.56, tip * 0.58, coat.muzzle, soft * 0.5)
    kit.cone(at(r * 0.3, -r * 0.26, side * r * 0.36), at(-r * 0.1, -r * 0.36, side * r * (0.46 + 0.36 * cheek)), r * 0.42, r * 0.36, coat.face, soft)
    kit.cone(at(r * 0.42, r * 0.4, side * r * 0.34), at(r * 0.06, r * 0.42, side * r * 0.52), r * 0.16, r * 0.15, coat.main, r * 0.16)
  }
  return [front, lip, 0]
}

/** A pig's head: a wedge from heavy jowls to a cylindrical snout, with small eyes under a brow. Returns the end of the snout. */
export function buildPigHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.32
  const front = r * 0.7 + length
  const lip = -r * 0.16 - length * Math.sin(muzzle.drop)
  kit.ellipsoid(at(-r * 0.14, r * 0.1), [r * 0.94, r * 0.9, r * 0.86], coat.main, soft)
  kit.cone(at(r * 0.34, r * 0.06), at(front - length * 0.7, lip + tip * 0.1), r * 0.56, base * 0.82, coat.main, soft)
  kit.cone(at(front - length * 0.8, lip), at(front - tip * 0.94, lip), base * 0.78, tip * 0.86, coat.muzzle, soft * 0.6)
  kit.cone(at(0, -r * 0.5), at(front - length * 0.5, lip - tip * 0.85), r * 0.52, tip * 0.46, coat.face, soft * 0.8)
  for (const side of SIDES) {
    kit.cone(at(r * 0.12, -r * 0.34, side * r * 0.42), at(-r * 0.2, -r * 0.5, side * r * (0.5 + 0.3 * cheek)), r * 0.44, r * 0.36, coat.face, soft)
    kit.cone(at(r * 0.62, r * 0.36, side * r * 0.26), at(r * 0.46, r * 0.38, side * r * 0.56), r * 0.15, r * 0.14, coat.main, r * 0.16)
  }
  return [front, lip, 0]
}

/** The disc of a snout with two nostrils, and a mouth that curves back under the cheek in a smile. */
export function buildSnout(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, wet: number, dark: number): void {
  const { skull: r, muzzle } = row.head
  const { tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([nose[0] + tip * x, nose[1] + tip * y, tip * z])
  kit.hemmed(at(-0.5, 0.02), at(0, 0.02), tip * 0.92, tip * 0.98, wet)
  if (row.small) return
  for (const side of SIDES) {
    kit.cone(at(-0.02, 0.18, side * 0.36), at(-0.02, -0.04, side * 0.32), tip * 0.15, tip * 0.17, dark)
    const beside = (x: number, y: number): Vec3 => onto(frame.at([x, y, side * r * 3]), frame.turn([0, 0, -side])).point
    const corner = r * 0.6
    const mouth = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      beside(nose[0] - tip * 0.9 + (corner - nose[0] + tip * 0.9) * t, nose[1] - tip * (0.72 + 0.34 * Math.sin(2.2 * t))))
    kit.path(mouth, [0.03, 0.045, 0.05, 0.05, 0.03].map((thick) => thick * tip), dark)
  }
}

/** Additions to a big cat's trunk: shoulder blades that rise above the back, and thighs that fill the flank. */
export function buildCatShoulders(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip } = row
  const { at } = trunkFrame(bones)
  for (const side of SIDES) {
    const top = at(chest, -R * 0.2, R * 0.86, side * R * 0.36)
    kit.cone(top, at(chest, R * 0.42, -R * 0.3, side * R * 0.6), R * 0.24, R * 0.42, coat.main, R * 0.26)
    const rump = at(pelvis, 0, hip * 0.3, side * hip * 0.4)
    kit.cone(rump, at(pelvis, hip * 0.15, -hip * 0.75, side * hip * 0.5), hip * 0.52, hip * 0.42, coat.limbs, hip * 0.3)
  }
}

/** Three toes in front of a broad paw. */
export function buildCatToes(kit: KitBuilder, { bone }: QuadrupedRow, { toe }: Leg, coat: CoatMaterials): void {
  const low = Math.max(toe[1] - bone * 0.15, bone * 0.5)
  for (const aside of [-0.66, 0, 0.66]) {
    const ahead = bone * (aside === 0 ? 1.75 : 1.5)
    kit.sphere([toe[0] + ahead, low, toe[2] + aside * bone], bone * 0.5, coat.feet, bone * 0.12)
  }
}

/** Round head of a house cat: full cheeks, a short nose between small whisker pads, and almost no chin. Returns the tip of the nose. */
export function buildKittyHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x * r, y * r, z * r])
  const soft = r * 0.3
  const front = 0.8 + muzzle.length / r
  const lip = -0.3
  kit.ellipsoid(at(-0.1, 0.06), [r * 0.92, r * 0.86, r * 0.96], coat.main, soft)
  kit.cone(at(0.5, 0.2), at(front - 0.12, lip + 0.22), r * 0.3, r * 0.17, coat.main, soft * 0.8)
  for (const side of SIDES) {
    const outer = at(-0.02, -0.36, side * (0.6 + 0.24 * cheek))
    kit.cone(at(0.36, -0.28, side * 0.34), outer, r * 0.42, r * 0.3, coat.face, soft)
    const pad = at(front - 0.2, lip - 0.02, side * 0.19)
    kit.cone(at(0.66, lip, side * 0.2), pad, r * 0.28, r * 0.21, coat.muzzle, soft * 0.5)
    kit.cone(at(0.64, 0.5, side * 0.2), at(0.44, 0.54, side * 0.54), r * 0.13, r * 0.12, coat.main, r * 0.14)
  }
  kit.ellipsoid(at(front - 0.34, lip - 0.27), [r * 0.22, r * 0.17, r * 0.22], coat.face, r * 0.14)
  return [front * r, lip * r, 0]
}

/** Broad head of a big cat: a wide straight nose, full whisker pads over a strong chin, and cheeks. Returns the tip of the nose. */
export function buildCatHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.34
  const front = r * 0.5 + length
  const lip = -r * 0.32
  kit.ellipsoid(at(-r * 0.1, r * 0.08), [r * 0.96, r * 0.88, r * 0.86], coat.main, soft)
  kit.cone(at(r * 0.3, r * 0.26), at(front - tip * 0.6, lip + tip * 0.75), r * 0.5, tip * 0.62, coat.plain, soft)
  kit.cone(at(r * 0.05, -r * 0.42), at(front - tip * 1.0, lip - tip * 0.6), r * 0.5, tip * 0.78, coat.face, soft)
  for (const side of SIDES) {
    const inner: Vec3 = [r * 0.3, -r * 0.3, side * r * 0.4]
    const outer: Vec3 = [-r * 0.2, -r * 0.45, side * r * (0.66 + 0.36 * cheek)]
    kit.cone(frame.at(inner), frame.at(outer), r * 0.44, r * 0.22, coat.face, soft * 0.8)
    kit.cone(at(r * 0.5, lip, side * base * 0.5), at(front - tip * 0.66, lip, side * tip * 0.5), base * 0.62, tip * 0.74, coat.muzzle, soft * 0.4)
    // The brow shades the eye.
    kit.cone(at(r * 0.62, r * 0.5, side * r * 0.22), at(r * 0.5, r * 0.46, side * r * 0.56), r * 0.17, r * 0.15, coat.main, r * 0.16)
  }
  kit.ellipsoid(at(front - tip * 0.75, lip - tip * 0.95), [tip * 0.62, tip * 0.55, tip * 0.62], coat.muzzle, tip * 0.3)
  return [front, lip, 0]
}
