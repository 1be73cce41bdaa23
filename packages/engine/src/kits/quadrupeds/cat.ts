import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { add, along, type Frame, sub, unit } from '../builder/vector.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import type { Leg, Skeleton } from './skeleton.ts'

const SIDES = [1, -1] as const

/** What a big cat's trunk has over a plain one: shoulder blades that stand over the back, and thighs that fill the flank. */
export function buildCatShoulders(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip } = row
  const forward = unit(sub(chest, pelvis))
  const up: Vec3 = [-forward[1], forward[0], 0]
  const at = (from: Vec3, ahead: number, over: number, aside: number): Vec3 => add(along(along(from, forward, ahead), up, over), [0, 0, aside])
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

/** Round head of a house cat: full cheeks, a short nose between small whisker pads, hardly a chin. Returns the nose's tip. */
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

/** Broad head of a big cat: a wide straight nose, full whisker pads over a strong chin, cheeks. Returns the nose's tip. */
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
