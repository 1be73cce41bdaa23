import { add, along, type Frame, type KitBuilder, lerp, linear, pairs, SIDES, sub, triples, unit, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Leg, type Onto, type Skeleton, trunkFrame } from './skeleton.ts'

/** Lips from under the nose back along both sides of the muzzle; a panting dog's mouth is open, with the tongue out. */
export function buildDogMouth(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, dark: number): void {
  const { skull: r, muzzle } = row.head
  const { tip, base } = muzzle
  const thick = Math.max(tip * 0.05, r * 0.016)
  const [front, lip] = nose
  const ahead = (y: number, z: number): Vec3 => {
    const { point, normal } = onto(frame.at([front + r * 2, y, z]), frame.turn([-1, 0, 0]))
    return along(point, normal, thick * 0.1)
  }
  const beside = (x: number, y: number, side: number): Vec3 => {
    const { point, normal } = onto(frame.at([x, y, side * r * 3]), frame.turn([0, 0, -side]))
    return along(point, normal, thick * 0.05)
  }
  kit.path([ahead(lip + tip * 0.3, 0), ahead(lip - tip * 0.3, 0)], [thick, thick], dark)
  for (const side of [1, -1]) {
    const line = [ahead(lip - tip * 0.3, 0), ahead(lip - tip * 0.44, side * tip * 0.42), beside(front - tip * 1.2, lip - tip * 0.5, side),
      beside((front + r * 0.5) / 2, lip - (tip + base) * 0.27, side), beside(r * 0.62, lip - base * 0.18, side)]
    kit.path(line, [thick, thick, thick, thick * 0.9, thick * 0.7], dark)
  }
  if (!row.head.tongue) return
  const at = (x: number, y: number): Vec3 => frame.at([x, y, 0])
  const inside = kit.material({ color: linear('#3a1416'), specular: 0.3, gloss: 30 })
  const pink = kit.material({ color: linear('#dd6f78'), specular: 0.35, gloss: 30 })
  kit.cone(at(r * 0.5, lip - tip * 0.7), at(front - tip * 1.5, lip - tip * 0.92), base * 0.5, tip * 0.5, inside)
  kit.path(
    [at(front - tip * 2.2, lip - tip * 0.95), at(front - tip * 1, lip - tip * 1), at(front - tip * 0.72, lip - tip * 1.35),
      at(front - tip * 0.72, lip - tip * 1.95)],
    [tip * 0.36, tip * 0.38, tip * 0.36, tip * 0.3],
    pink)
}

/** With at least this much fur, a coat hangs in locks. */
const SHAGGY = 0.6

const isShaggy = ({ fur, small }: QuadrupedRow): boolean => fur >= SHAGGY && !small

/** A pointed lock of hair. */
export const lock = (kit: KitBuilder, root: Vec3, way: Vec3, thick: number, material: number) =>
  kit.cone(root, add(root, way), thick, thick * 0.12, material, thick * 0.7)

/** Trunk of a dog or a small cat: a deep chest between shoulder blades, a tucked flank, and a croup. */
export function buildDogTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const { at, up } = trunkFrame(bones)
  const soft = R * 0.36
  kit.cone(at(pelvis, hip * 0.15, hip * 0.16), at(chest, -R * 0.3, R * 0.12), waist * 0.8, R * 0.78, coat.main)
  kit.cone(at(chest, -R * 0.85, -R * 0.18), at(chest, R * 0.3, -R * 0.22), R * 0.66, R * 0.68, coat.main, soft)
  for (const side of SIDES) {
    const blade = at(chest, -R * 0.22, R * 0.6, side * R * 0.34)
    kit.cone(blade, at(chest, R * 0.56, -R * 0.16, side * R * 0.42), R * 0.3, R * 0.34, coat.main, R * 0.2)
    const croup = at(pelvis, hip * 0.25, hip * 0.38, side * hip * 0.32)
    const seat = at(pelvis, -hip * 0.5, -hip * 0.12, side * hip * 0.36)
    kit.cone(croup, seat, hip * 0.5, hip * 0.42, coat.main, soft)
  }
  const belly = (t: number, depth: number) => along(lerp(pelvis, chest, t), up, -depth)
  kit.cone(belly(0.3, waist * 0.42), belly(1.06, R * 0.56), waist * 0.36, R * 0.36, coat.belly, soft * 0.4)
  buildDogNeck(kit, row, bones, coat, 0.97)
  if (!isShaggy(row)) return
  // A bib in front of the chest, and a fringe under the belly.
  for (const [over, aside, long] of triples([0.5, 0.3, 0.62, 0.5, -0.3, 0.62, 0.22, 0, 0.72, -0.1, 0.34, 0.6, -0.1, -0.34, 0.6, -0.28, 0, 0.62])) {
    const root = at(chest, R * (0.72 - 0.2 * Math.abs(over - 0.1)), R * over, R * aside)
    lock(kit, root, [R * 0.12, -R * long, R * aside * 0.2], R * 0.32, coat.belly)
  }
  for (const t of [0.5, 0.72, 0.94]) lock(kit, belly(t, R * 0.62), along([-R * 0.2, 0, 0], up, -R * 0.4), R * 0.26, coat.belly)
}

/** Neck from the withers to the nape, and the throat under it. */
export function buildDogNeck(kit: KitBuilder, row: QuadrupedRow, bones: Pick<Skeleton, 'neckStart' | 'neckEnd'>, coat: CoatMaterials, share: number): void {
  const { neckStart, neckEnd } = bones
  const { chest: R, neck } = row
  const { base, tip } = neck
  const way = unit(sub(neckEnd, neckStart))
  const back: Vec3 = [-way[1], way[0], 0]
  const at = (t: number, over: number) => along(lerp(neckStart, neckEnd, t), back, over)
  kit.cone(at(-0.1, 0), at(1, 0), base * 0.86 * (2 - share), tip * 0.84 * share, coat.main, R * 0.4)
  kit.cone(at(-0.25, base * 0.36), at(0.96, tip * 0.3), base * 0.6, tip * 0.62 * share, coat.main, R * 0.3)
  kit.cone(at(0, -base * 0.5), at(0.95, -tip * 0.42), base * 0.52, tip * 0.48 * share, coat.belly, R * 0.22)
}

/** Leg with an elbow or stifle, a wrist or hock, and a paw. */
export function buildDogLeg(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone, chest, hip } = row
  const { root, knee, ankle, toe, hind, side } = leg
  if (hind) {
    const stifle = add(knee, [0, 0, -side * hip * 0.04])
    kit.cone(root, stifle, hip * 0.6, Math.max(hip * 0.36, bone * 1.3), coat.limbs, hip * 0.3)
    kit.cone(stifle, ankle, Math.max(hip * 0.32, bone * 1.2), bone * 0.74, coat.limbs, bone * 1.4)
    const buttock = add(root, [-hip * 0.42, -hip * 0.2, 0])
    kit.cone(buttock, lerp(stifle, ankle, 0.5), hip * 0.34, bone * 0.9, coat.limbs, hip * 0.3)
    kit.sphere(add(ankle, [-bone * 0.2, 0, 0]), bone * 0.78, coat.limbs, bone * 0.5)
    if (isShaggy(row)) lock(kit, add(buttock, [-hip * 0.1, -hip * 0.15, 0]), [-hip * 0.2, -hip * 0.62, 0], hip * 0.26, coat.belly)
  } else {
    kit.cone(root, knee, Math.min(chest * 0.46, bone * 2.4), bone * 1.4, coat.limbs, chest * 0.3)
    kit.cone(knee, ankle, bone * 1.28, bone * 0.84, coat.limbs, bone * 1.1)
    if (isShaggy(row)) lock(kit, knee, [-bone * 0.9, -bone * 2.4, 0], bone * 0.9, coat.belly)
  }
  kit.cone(ankle, toe, bone * 0.82, bone * 0.8, coat.socks, bone * 0.5)
}

/** A dog's head: a domed skull, a stop, and a square muzzle with lips over a jaw that hangs open when it pants. Returns the tip of the nose. */
export function buildDogHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip, drop } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.3
  const front = r * 0.6 + length
  const lip = -r * 0.3 - length * Math.sin(drop) * 0.6
  kit.ellipsoid(at(-r * 0.12, r * 0.12), [r * 0.95, r * 0.86, r * 0.86], coat.main, soft)
  const stop: Vec3 = [r * 0.42, r * 0.02, 0]
  const bridge: Vec3 = [front - tip * 0.75, lip + tip * 0.44, 0]
  const middle = lerp(stop, bridge, 0.4)
  kit.cone(frame.at(stop), frame.at(middle), r * 0.4, r * 0.24 + tip * 0.24, coat.main, soft)
  kit.cone(frame.at(middle), frame.at(bridge), r * 0.24 + tip * 0.24, tip * 0.6, coat.muzzle, soft)
  const hang = row.head.tongue ? 1.5 : 0.66
  kit.cone(at(0, -r * 0.46), at(front - tip * 1.5, lip - tip * hang), r * 0.46, tip * 0.5, coat.face, soft * 0.7)
  for (const side of SIDES) {
    kit.cone(at(r * 0.42, lip + r * 0.06, side * base * 0.4), at(front - tip * 0.74, lip, side * tip * 0.42), base * 0.6, tip * 0.68, coat.muzzle, soft * 0.5)
    const outer: Vec3 = [-r * 0.14, -r * (0.34 + 0.12 * cheek), side * r * (0.6 + 0.36 * cheek)]
    kit.cone(at(r * 0.22, -r * 0.24, side * r * 0.44), frame.at(outer), r * 0.42, r * 0.26, coat.face, soft)
    kit.cone(at(r * 0.6, r * 0.42, side * r * 0.2), at(r * 0.46, r * 0.42, side * r * 0.52), r * 0.18, r * 0.16, row.head.brows ? coat.face : coat.main,
      r * 0.14)
    if (!isShaggy(row) || cheek < 0.3) continue
    for (const [x, y] of pairs([-0.05, -0.3, 0.1, -0.55])) {
      const root = at(x * r, y * r, side * r * (0.5 + 0.36 * cheek))
      lock(kit, root, frame.turn([-r * 0.35, -r * 0.3, side * r * 0.3]), r * 0.24, coat.face)
    }
  }
  return [front, lip, 0]
}
