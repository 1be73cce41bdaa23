import type { Vec3 } from '../render/scene.ts'
import type { BirdRow } from './bird-row.ts'
import type { KitBuilder } from './kit-builder.ts'
import { add, type Frame, lerp } from './vector.ts'

/** Tail feathers; a train fans out upright behind the bird. */
export function birdTail(
  kit: KitBuilder,
  row: BirdRow,
  rump: Vec3,
  color: number,
  eye: number,
  grounded: boolean,
  outer?: number,
): void {
  const { length, wide, lift, train } = row.tail
  if (outer !== undefined) {
    // Long feathers in the middle, shorter ones beside and under them.
    for (const t of [-2, 2, -1, 1, 0]) {
      const reach = length * (1 - 0.17 * Math.abs(t))
      const root = add(rump, [0, -wide * 0.25 * Math.abs(t), t * wide * 0.42])
      const low = Math.sin(lift) * reach
      const drop = grounded ? Math.max(low, wide * 0.6 - root[1]) : low
      const back = Math.sqrt(Math.max(0.02, reach * reach - drop * drop))
      const end = add(root, [-back, drop, t * wide * 0.5])
      kit.cone(root, end, wide * 0.72, wide * 0.34, Math.abs(t) === 2 ? outer : color, wide * 0.06)
    }
    return
  }
  if (!train) {
    for (const t of length > 0.15 ? [-1, 0, 1] : [0]) {
      // A standing bird's tail does not dig into the ground: it is held out behind instead.
      const drop = Math.max(Math.sin(lift) * length, wide * 0.6 - rump[1])
      const back = Math.sqrt(Math.max(0.02, length * length - drop * drop))
      const end = add(rump, [
        -(grounded ? back : Math.cos(lift) * length),
        grounded ? drop : Math.sin(lift) * length,
        t * (wide + length * 0.14),
      ])
      kit.cone(add(rump, [0, 0, t * wide * 0.4]), end, wide * 0.9, wide * 0.55, color, wide * 0.4)
    }
    return
  }
  for (let i = 0; i < 11; i++) {
    const angle = (i / 10 - 0.5) * 2.7
    const reach = length * (0.86 + 0.14 * Math.cos(angle))
    const end = add(rump, [
      -0.16 - 0.12 * Math.abs(Math.sin(angle)),
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
    ])
    kit.cone(rump, end, wide * 0.4, wide * 1.05, color, wide * 0.2)
    kit.ellipsoid(add(end, [wide * 0.72, 0, 0]), [wide * 0.5, wide * 0.62, wide * 0.62], eye, 0)
  }
}

/** A leg with its toes; `foot` is where it stands, or hangs. */
export function birdLeg(
  kit: KitBuilder,
  row: BirdRow,
  hip: Vec3,
  foot: Vec3,
  thigh: number,
  scale: number,
): void {
  const { thick, length, webbed } = row.legs
  const knee = lerp(hip, foot, 0.45)
  const bent: Vec3 = [knee[0] - length * 0.14, knee[1], knee[2]]
  if (length > 0.15) kit.cone(hip, lerp(hip, bent, 0.7), thick * 3, thick * 1.5, thigh, thick)
  kit.path([lerp(hip, bent, 0.5), bent, foot], [thick * 1.2, thick, thick * 0.9], scale, thick * 0.5)
  const reach = Math.max(thick * 2.4, 0.13)
  for (const angle of [-0.55, 0, 0.55]) {
    kit.cone(
      foot,
      add(foot, [Math.cos(angle) * reach, -thick * 0.2, Math.sin(angle) * reach]),
      thick * 0.9,
      thick * (webbed ? 0.85 : 0.6),
      scale,
      webbed ? thick : thick * 0.4,
    )
  }
  if (!webbed) kit.cone(foot, add(foot, [-reach * 0.55, 0, 0]), thick * 0.8, thick * 0.5, scale)
}

/** A head alone ends in a ruff of pointed feathers, and under it in those of the breast. */
export function birdRuff(kit: KitBuilder, row: BirdRow, head: Vec3, skull: number, breast: number): void {
  const r = row.head
  const at = (x: number, y: number, z: number): Vec3 => add(head, [x * r, y * r, z * r])
  kit.cone(at(-0.08, -0.3, 0), at(-0.38, -1.15, 0), r * 0.9, r * 1, skull, r * 0.3)
  for (const [material, from, to, wide] of [
    [breast, -1.1, -2.2, 0.86],
    [skull, -0.6, -1.6, 0.84],
  ] as const) {
    for (let i = 0; i < RUFF; i++) {
      const angle = ((i + (material === skull ? 0.5 : 0)) / RUFF) * Math.PI * 2
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      // Longest at the throat, where the point of the mark is.
      const end = to - 0.3 * x + (i % 2) * 0.18
      kit.cone(
        at(-0.42 + x * wide * 0.72, from, z * wide * 0.72),
        at(-0.42 + x * wide * 1.2, end, z * wide * 1.15),
        r * 0.4,
        r * 0.04,
        material,
        r * 0.08,
      )
    }
  }
}

const RUFF = 10

export function birdBeak(
  kit: KitBuilder,
  row: BirdRow,
  head: Frame,
  material: number,
  dark: number,
  under = material,
): void {
  const { length, deep, shape } = row.beak
  const r = row.head
  const at = (x: number, y: number, z: number): Vec3 => head.at([x, y, z])
  const from = r * 0.78
  if (shape === 'hook') {
    const low = -length * 0.55
    kit.path(
      [
        at(from, -r * 0.02, 0),
        at(from + length * 0.62, -r * 0.02 + low * 0.18, 0),
        at(from + length * 0.86, -r * 0.05 + low, 0),
      ],
      [deep, deep * 0.86, deep * 0.16],
      material,
      deep * 0.4,
    )
    kit.cone(
      at(from, -r * 0.25, 0),
      at(from + length * 0.45, -r * 0.26 + low * 0.4, 0),
      deep * 0.66,
      deep * 0.3,
      material,
    )
  } else if (shape === 'parrot') {
    // From the brow in an arc to a point under the chin, over a short lower half.
    kit.cone(
      at(from * 0.92, -r * 0.44, 0),
      at(from + length * 0.36, -r * 0.66, 0),
      deep * 0.78,
      deep * 0.46,
      under,
    )
    kit.path(
      [
        at(from * 0.9, r * 0.02, 0),
        at(from + length * 0.42, -r * 0.02, 0),
        at(from + length * 0.8, -r * 0.32, 0),
        at(from + length * 0.76, -r * 0.86, 0),
      ],
      [deep * 0.98, deep * 0.86, deep * 0.58, deep * 0.1],
      material,
      deep * 0.1,
    )
  } else if (shape === 'flat') {
    kit.cone(at(from, -r * 0.1, 0), at(from + length * 0.7, -r * 0.24, 0), deep, deep * 0.62, material)
    kit.ellipsoid(
      at(from + length * 0.74, -r * 0.26, 0),
      [length * 0.34, deep * 0.5, deep * 1.35],
      material,
      deep * 0.6,
    )
    kit.ellipsoid(
      at(from + length * 0.5, -r * 0.42, 0),
      [length * 0.42, deep * 0.34, deep * 1.05],
      material,
      0,
    )
  } else if (shape === 'pouch') {
    kit.cone(at(from, -r * 0.05, 0), at(from + length, -r * 0.5, 0), deep * 0.7, deep * 0.3, material)
    kit.path(
      [
        at(from * 0.8, -r * 0.5, 0),
        at(from + length * 0.3, -r * 1.1, 0),
        at(from + length * 0.85, -r * 0.6, 0),
      ],
      [deep * 1.1, deep * 1.4, deep * 0.3],
      material,
      deep,
    )
  } else {
    const down = shape === 'long' ? 0.22 : 0.12
    kit.cone(at(from, 0, 0), at(from + length, -length * down, 0), deep, deep * 0.12, material)
    kit.cone(
      at(from, -deep * 0.7, 0),
      at(from + length * 0.85, -length * down - deep * 0.35, 0),
      deep * 0.75,
      deep * 0.1,
      material,
    )
  }
  if (shape !== 'hook' && shape !== 'parrot') return
  for (const side of [1, -1])
    kit.sphere(at(from + length * 0.12, deep * 0.55, side * deep * 0.6), deep * 0.16, dark)
}

export function birdCrest(kit: KitBuilder, row: BirdRow, head: Frame, material: number): void {
  const r = row.head
  const at = (x: number, y: number, z: number): Vec3 => head.at([x * r, y * r, z * r])
  if (row.crest === 'comb') {
    for (let i = 0; i < 4; i++)
      kit.sphere(at(0.5 - i * 0.36, 1.08 + 0.14 * Math.sin(i * 1.3), 0), r * 0.26, material, r * 0.08)
    for (const side of [0.16, -0.16])
      kit.ellipsoid(at(0.82, -0.72, side), [r * 0.16, r * 0.34, r * 0.14], material)
  } else if (row.crest === 'tuft') {
    for (const [x, y] of [
      [-0.5, 1.5],
      [-0.85, 1.3],
      [-1.05, 1],
    ] as const)
      kit.cone(at(0.1, 0.62, 0), at(x, y, 0), r * 0.34, r * 0.05, material, r * 0.12)
  } else if (row.crest === 'horns') {
    for (const side of [1, -1])
      kit.cone(
        at(0.12, 0.62, side * 0.52),
        at(0.02, 1.3, side * 0.84),
        r * 0.27,
        r * 0.04,
        material,
        r * 0.14,
      )
  } else if (row.crest === 'crown') {
    for (const angle of [-0.5, 0, 0.5]) {
      kit.cone(at(0, 0.8, 0), at(-0.4 + 0.2 * Math.abs(angle), 1.75, angle), r * 0.06, r * 0.05, material)
      kit.sphere(at(-0.4 + 0.2 * Math.abs(angle), 1.8, angle), r * 0.16, material)
    }
  }
}
