import { add, along, type Frame, type KitBuilder, lerp, pairs, SIDES, sub, unit, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { type Leg, type Skeleton, trunkFrame } from './skeleton.ts'

type Neck = Pick<Skeleton, 'neckStart' | 'neckEnd'>

/** A point on the neck's curve, `t` from the breast to the nape: forward at first, then back under the head; `over` is the distance away from the throat. */
function onNeck(row: QuadrupedRow, { neckStart, neckEnd }: Neck, t: number, over = 0): Vec3 {
  const way = unit(sub(neckEnd, neckStart))
  const back: Vec3 = [-way[1], way[0], 0]
  const swing = -Math.sin(2 * Math.PI * t) * row.neck.length * 0.13
  return along(lerp(neckStart, neckEnd, t), back, swing + over)
}

const neckGirth = ({ neck }: QuadrupedRow, t: number): number => neck.tip + (neck.base - neck.tip) * (1 - t) ** 1.4

/** An S-shaped neck with broad plates down the throat. */
export function buildDragonNeck(kit: KitBuilder, row: QuadrupedRow, bones: Neck, coat: CoatMaterials, share: number): void {
  const places = [-0.12, 0.16, 0.38, 0.6, 0.8, 1]
  kit.path(places.map((t) => onNeck(row, bones, t)), places.map((t) => neckGirth(row, Math.max(0, t)) * share), coat.main, row.chest * 0.3)
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const girth = neckGirth(row, t) * share
    const plate = onNeck(row, bones, t, -girth * 0.55)
    kit.ellipsoid(plate, [girth * 0.52, girth * 0.44, girth * 0.6], coat.belly, girth * 0.06)
  }
}

/** Trunk: a deep breast under shoulder muscles, a drawn-in flank, a broad croup, and plates under the belly. */
export function buildDragonTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const { at } = trunkFrame(bones)
  const soft = R * 0.4
  kit.cone(at(pelvis, 0, hip * 0.1), at(chest, -R * 0.4, R * 0.08), waist * 0.94, R * 0.86, coat.main)
  kit.ellipsoid(at(chest, R * 0.12, -R * 0.1), [R * 1.06, R * 1.08, R * 0.86], coat.main, soft)
  kit.ellipsoid(at(pelvis, -hip * 0.05, 0), [hip, hip * 0.94, hip * 0.82], coat.main, soft)
  for (const side of SIDES) {
    const blade = at(chest, -R * 0.3, R * 0.6, side * R * 0.5)
    kit.cone(blade, at(chest, R * 0.45, -R * 0.3, side * R * 0.62), R * 0.36, R * 0.4, coat.main, R * 0.2)
    const croup = at(pelvis, hip * 0.2, hip * 0.34, side * hip * 0.42)
    kit.cone(croup, at(pelvis, -hip * 0.3, -hip * 0.5, side * hip * 0.5), hip * 0.5, hip * 0.46, coat.main, soft)
  }
  for (let i = 0; i < 6; i++) {
    const t = 0.22 + i * 0.17
    const girth = waist + (R - waist) * Math.min(1, t)
    const plate = add(lerp(pelvis, chest, t), [0, -girth * 0.56, 0])
    kit.ellipsoid(plate, [girth * 0.42, girth * 0.46, girth * 0.56], coat.belly, girth * 0.06)
  }
  buildDragonNeck(kit, row, bones, coat, 0.97)
}

/** A wedge-shaped head: brow ridges over the eyes, a long snout with raised nostrils, and a jaw with fangs. Returns the tip of the nose. */
export function buildDragonHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle } = row.head
  const reach = r * 0.5 + muzzle.length
  const { base, tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.3
  kit.ellipsoid(at(-r * 0.15, r * 0.06), [r * 0.98, r * 0.82, r * 0.84], coat.main, soft)
  kit.cone(at(r * 0.25, r * 0.12), at(reach - tip * 0.8, -r * 0.08), base * 0.95, tip * 0.82, coat.main, soft)
  kit.cone(at(-r * 0.1, -r * 0.46), at(reach - tip * 1.5, -r * 0.74), base * 0.66, tip * 0.56, coat.face, r * 0.08)
  for (const side of SIDES) {
    const brow = at(r * 0.72, r * 0.36, side * r * 0.42)
    kit.cone(at(-r * 0.3, r * 0.62, side * r * 0.56), brow, r * 0.2, r * 0.15, coat.main, r * 0.1)
    kit.cone(at(-r * 0.3, -r * 0.3, side * r * 0.62), at(r * 0.55, -r * 0.34, side * r * 0.44), r * 0.36, r * 0.26, coat.main, r * 0.2)
    kit.sphere(at(reach - tip * 0.75, tip * 0.5, side * tip * 0.5), tip * 0.42, coat.muzzle, tip * 0.25)
    // Thorns behind the cheek.
    for (const [y, long] of pairs([-0.1, 0.9, -0.5, 0.7])) {
      const root = at(-r * 0.5, r * y, side * r * 0.66)
      kit.cone(root, add(root, frame.turn([-r * long, r * 0.1, side * r * 0.4])), r * 0.15, r * 0.02, coat.main, r * 0.08)
    }
    if (row.small) continue
    for (const x of [0.42, 0.66, 0.88]) {
      const root = at(reach * x, -r * 0.3, side * (base + (tip - base) * x) * 0.72)
      kit.cone(root, add(root, frame.turn([0, -r * 0.3, 0])), r * 0.075, r * 0.012, coat.earInner)
    }
  }
  return [reach, -r * 0.05, 0]
}

/** Four talons in front of a broad foot. */
export function buildTalons(kit: KitBuilder, { bone }: QuadrupedRow, { toe, side }: Leg, coat: CoatMaterials): void {
  const low = Math.max(toe[1] - bone * 0.2, bone * 0.42)
  for (const aside of [-0.8, 0, 0.8]) {
    const knuckle: Vec3 = [toe[0] + bone * (aside === 0 ? 1.5 : 1.2), low, toe[2] + aside * bone]
    kit.cone([toe[0], low + bone * 0.3, toe[2] + aside * bone * 0.6], knuckle, bone * 0.62, bone * 0.46, coat.feet, bone * 0.2)
    const drop = Math.min(bone * 0.5, low - bone * 0.1)
    const tip = add(knuckle, [bone * 1.05, -drop, bone * (aside * 0.2 + side * 0.05)])
    kit.cone(knuckle, tip, bone * 0.34, bone * 0.05, coat.earInner)
  }
}

/** Thorns from the nape to the end of the tail, which carries a blade. */
export function buildDragonThorns(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number, dark: number): void {
  const R = row.chest
  const { pelvis, chest, tail } = bones
  const { forward, up } = trunkFrame(bones)
  const thorn = (root: Vec3, lean: Vec3, long: number, thick: number, i: number) =>
    kit.cone(along(root, lean, -thick * 0.4), along(root, lean, long), thick, thick * 0.1, i % 2 ? dark : material)
  const count = row.small ? 4 : 7
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const root = onNeck(row, bones, t, neckGirth(row, t) * 0.86)
    thorn(root, unit(add(up, [-0.5 - 0.5 * t, 0, 0])), R * (0.3 + 0.2 * Math.sin(Math.PI * t)), R * 0.13, i)
    const back = along(lerp(chest, pelvis, t), up, R * 0.86)
    thorn(back, unit(add(up, scaledBack(forward))), R * (0.34 + 0.14 * Math.sin(Math.PI * t)), R * 0.14, i)
  }
  for (let i = 1; i < tail.length - 1; i++)
    for (const share of [0, 0.5]) {
      const s = (i + share) / (tail.length - 1)
      const root = add(lerp(tail[i], tail[i + 1], share), [0, row.tail.radius * (1 - 0.72 * s) * 0.8, 0])
      thorn(root, unit([-0.8, 1, 0]), R * 0.32 * (1.1 - s), R * 0.12 * (1.2 - s), i)
    }
  const end = tail[tail.length - 1]
  const way = unit(sub(end, tail[tail.length - 2]))
  for (const side of SIDES) {
    const barb = add(along(end, way, R * 0.1), [0, 0, side * R * 0.3])
    kit.path([along(end, way, -R * 0.1), barb, along(end, way, R * 0.75)], [R * 0.08, R * 0.13, R * 0.02], dark, R * 0.06)
  }
}

const scaledBack = (forward: Vec3): Vec3 => [-forward[0] * 0.6, -forward[1] * 0.6, 0]

/** Number of strips of skin between two fingers of the hand, and behind the arm. */
const STRIPS = { hand: 5, arm: 8 } as const
const SMALL_STRIPS = { hand: 3, arm: 5 } as const

/** Raised leathery wings: an arm with a thumb, four fingers that fan out from the wrist, and skin with a scalloped edge between them. */
export function buildBatWings(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, skin: number, bone: number): void {
  const R = row.chest
  const S = row.length * 1.08
  const counts = row.small ? SMALL_STRIPS : STRIPS
  for (const side of SIDES) {
    const out = (x: number, y: number, z: number): Vec3 => [S * x, S * y, side * S * z]
    const root = add(bones.chest, [-R * 0.25, R * 0.7, side * R * 0.5])
    const elbow = add(root, out(-0.16, 0.36, 0.4))
    const wrist = add(elbow, out(0.26, 0.36, 0.3))
    const tips = [add(wrist, out(-0.1, 0.55, 0.44)), add(wrist, out(-0.56, 0.36, 0.42)), add(wrist, out(-0.8, 0.02, 0.26)), add(wrist, out(-0.74, -0.36, 0.02)),
      add(root, out(-0.66, -0.06, 0.02))]
    kit.path([root, elbow, wrist], [R * 0.26, R * 0.16, R * 0.13], bone, R * 0.08).cone(wrist, add(wrist, out(0.12, 0.1, 0)), R * 0.09, R * 0.015, bone)
    for (const [i, tip] of tips.entries()) {
      const hub = i === 4 ? root : wrist
      if (i < 4) kit.path([hub, add(lerp(hub, tip, 0.5), out(0, 0.04, 0)), tip], [R * 0.085, R * 0.06, R * 0.02], bone)
      const next = tips[i + 1]
      if (!next) continue
      const strips = i < 3 ? counts.hand : counts.arm
      const wide = Math.hypot(...sub(tip, next)) / strips
      for (let k = 0; k < strips; k++) {
        const t = (k + 0.5) / strips
        // The last panel of skin hangs from the whole arm.
        const from = i < 3 ? wrist : t < 0.4 ? lerp(wrist, elbow, t / 0.4) : lerp(elbow, root, (t - 0.4) / 0.6)
        const edge = lerp(tip, next, t)
        const end = lerp(edge, from, 0.2 * Math.sin(Math.PI * t))
        kit.cone(from, end, i < 3 ? R * 0.05 : wide * 0.5, wide * 0.62, skin, R * 0.1)
      }
    }
  }
}
