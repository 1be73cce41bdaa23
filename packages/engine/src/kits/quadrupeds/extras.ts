import { buildFeatheredWing, type WingBones } from '../animals/wings.ts'
import { add, type KitBuilder, lerp, pairs, quads, triples, type Vec3 } from '../builder/index.ts'
import type { QuadrupedRow } from './row.ts'
import type { Skeleton } from './skeleton.ts'

/** An elephant's trunk, blended into the head. */
export function buildTrunkNose(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number): void {
  const r = row.head.skull
  const at = (x: number, y: number): Vec3 => bones.head.at([x * r, y * r, 0])
  const points = [at(0.55, -0.05), at(1.12, -0.55), at(1.3, -1.25), at(1.28, -1.95), at(1.5, -2.5), at(1.92, -2.62), at(2.15, -2.35)]
  kit.path(points, [0.56, 0.42, 0.33, 0.26, 0.2, 0.17, 0.15].map((size) => size * r), material, r * 0.2)
  kit.cone(at(0.3, -0.65), at(0.72, -0.95), r * 0.42, r * 0.2, material, r * 0.25)
}

export function buildTusks(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number): void {
  const r = row.head.skull
  for (const side of [1, -1]) {
    const at = (x: number, y: number, z: number): Vec3 => bones.head.at([x * r, y * r, z * r * side])
    kit.path([at(0.72, -0.62, 0.4), at(1.25, -1.12, 0.58), at(1.85, -1.12, 0.56), at(2.2, -0.85, 0.48)], [0.14, 0.12, 0.09, 0.03].map((size) => size * r),
      material, r * 0.04)
  }
}

/** Number of spines on a back. */
const SPINES = 150

/** A hedgehog's or porcupine's back. */
export function buildSpines(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number, dark: number): void {
  const { pelvis, chest } = bones
  const R = row.chest
  const middle = add(lerp(pelvis, chest, 0.6), [0, R * 0.2, 0])
  const half: Vec3 = [row.length * 0.5 + R * 1.06, R * 1.16, R * 1.22]
  kit.ellipsoid(middle, half, dark)
  // Spines spiral over the back, each laid backward; the last ones are short and cover the brow.
  for (let i = 0; i < SPINES; i++) {
    const u = (i + 0.5) / SPINES
    const azimuth = i * 2.39996
    const high = Math.acos(1 - u * 1.16)
    const way: Vec3 = [Math.sin(high) * Math.cos(azimuth), Math.cos(high), Math.sin(high) * Math.sin(azimuth)]
    const root = add(middle, [way[0] * half[0] * 0.95, way[1] * half[1] * 0.95, way[2] * half[2] * 0.95])
    const tip = add(root, [way[0] * R * 0.34 - R * 0.26, way[1] * R * 0.44, way[2] * R * 0.4])
    kit.cone(root, tip, R * 0.07, R * 0.01, i % 3 ? material : dark)
  }
}

/** Banded plates of an armadillo, or a rhinoceros' folds. */
export function buildArmor(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number): void {
  const { pelvis, chest } = bones
  for (const [t, size] of pairs([-0.1, 0.98, 0.16, 1.1, 0.4, 1.14, 0.64, 1.12, 0.9, 1.04])) {
    const center = add(lerp(pelvis, chest, t), [0, row.chest * 0.1, 0])
    kit.ellipsoid(center, [row.length * 0.24, row.chest * size, row.chest * size * 0.96], material, row.chest * 0.03)
  }
}

/** Feathered wings of a pegasus or griffin, half raised. */
export function buildWings(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number, dark: number): void {
  const R = row.chest
  const span = row.legs * 1.15
  for (const side of [1, -1]) {
    const shoulder = add(bones.chest, [-R * 0.25, R * 0.55, side * R * 0.5])
    const elbow = add(shoulder, [-span * 0.16, span * 0.3, side * span * 0.22])
    const wrist = add(elbow, [span * 0.14, span * 0.3, side * span * 0.2])
    const wing: WingBones = { ...{ shoulder, elbow, wrist }, hand: add(wrist, [-span * 0.16, span * 0.24, side * span * 0.12]), trail: [-1, -0.12, side * 0.2],
      upper: [0.1, 0.1, side], secondary: span * 0.46, primary: span * 0.68, thick: R * 0.3, small: row.small === true }
    buildFeatheredWing(kit, wing, { covert: material, secondary: material, primary: dark })
  }
}

/** A goat's beard, or the bell of a moose: locks that hang from the chin. */
export function buildBeard(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number): void {
  const { skull: r, muzzle } = row.head
  const reach = r * 0.35 + muzzle.length
  for (const [ahead, aside, long] of triples([0.62, 0, 1.1, 0.5, 0.14, 0.85, 0.5, -0.14, 0.85, 0.36, 0, 0.7])) {
    const root = bones.head.at([reach * ahead, -r * 0.62, aside * r])
    const hang = add(root, [-r * 0.1, -r * long, 0])
    kit.path([root, lerp(root, hang, 0.5), hang], [r * 0.2, r * 0.17, r * 0.03], material, r * 0.12)
  }
}

/** A skunk's white stripe along the back. */
export function buildStripe(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, material: number): void {
  const R = row.chest
  for (const side of [0.34, -0.34]) {
    const over = (p: Vec3): Vec3 => add(p, [0, R * 0.72, R * side])
    kit.cone(over(bones.pelvis), over(bones.chest), R * 0.3, R * 0.3, material, R * 0.05)
  }
  kit.cone(bones.head.at([row.head.skull * 0.6, row.head.skull * 0.55, 0]), add(bones.chest, [0, R * 0.75, 0]), row.head.skull * 0.3, R * 0.3, material,
    R * 0.05)
}

/** A tortoise's domed shell with its rim and plates. */
export function buildShell(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, shell: number, rim: number): void {
  const { pelvis, chest } = bones
  const R = row.waist
  const middle = add(lerp(pelvis, chest, 0.48), [0, R * 0.2, 0])
  const long = row.length * 0.5 + R * 0.7
  kit.ellipsoid(add(middle, [0, -R * 0.1, 0]), [long * 1.06, R * 0.34, R * 1.36], rim).ellipsoid(middle, [long * 0.98, R * 1.22, R * 1.24], shell, R * 0.05)
  for (const [x, y, z, size] of quads([
    0, 1.1, 0, 0.34, 0.52, 0.92, 0, 0.3, -0.52, 0.92, 0, 0.3, 0.28, 0.78, 0.72, 0.3, -0.28, 0.78, 0.72, 0.3, 0.28, 0.78, -0.72, 0.3, -0.28, 0.78, -0.72, 0.3,
  ])) {
    kit.ellipsoid(add(middle, [x * long, y * R, z * R]), [R * size * 1.25, R * 0.2 + R * size * 0.2 * Math.abs(z), R * size * 1.1], rim, R * 0.05)
  }
}

/** A panda's or raccoon's dark eye patches, painted as fur on the head. */
export function buildMask(kit: KitBuilder, row: QuadrupedRow, bones: Pick<Skeleton, 'head'>, material: number): void {
  const r = row.head.skull
  const aside = (row.head.eyes.aside * Math.PI) / 180
  for (const side of [1, -1]) {
    const at = (turn: number, up: number): Vec3 => bones.head.at([Math.cos(turn) * r * 0.83, up * r, Math.sin(turn) * r * 0.83 * side])
    const up = row.head.eyes.up
    kit.cone(at(aside - 0.08, up + 0.06), at(aside + 0.2, up - 0.26), r * 0.2, r * 0.24, material, r * 0.04)
  }
}
