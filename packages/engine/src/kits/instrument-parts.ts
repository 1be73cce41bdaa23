import type { Vec3 } from '../render/scene.ts'
import type { Thing } from './thing.ts'

export type StringBody = {
  readonly hex: string
  readonly lower: number
  readonly upper: number
  readonly deep: number
  readonly neck: number
  readonly strings: number
  readonly hole: 'round' | 'f' | 'none'
  readonly electric?: boolean
}

/** Guitars and fiddles: two bouts, a waist, a neck with strings; face to +x, neck up. */
export function strung(t: Thing, row: StringBody): void {
  const wood = t.main(row.hex, row.electric ? 'gloss' : 'satin')
  const dark = t.fixed('#2c1a10', 'satin')
  const d = row.deep
  const upperY = row.lower * 0.95 + row.upper * 0.7
  t.ball([0, 0, 0], [d, row.lower * 0.92, row.lower], wood)
  t.ball([0, upperY, 0], [d, row.upper * 0.92, row.upper], wood, row.lower * 0.3)
  // The belly is flat: a plate in front cuts the swell visually.
  t.ball(
    [d * 0.45, 0, 0],
    [d * 0.62, row.lower * 0.84, row.lower * 0.92],
    t.second(row.electric ? '#f4f1ea' : shadeOf(row.hex), 'satin'),
  )
  if (!row.electric)
    t.ball(
      [d * 0.45, upperY, 0],
      [d * 0.62, row.upper * 0.84, row.upper * 0.92],
      t.second(shadeOf(row.hex), 'satin'),
      row.lower * 0.3,
    )
  const front = d * 1.05
  if (row.hole === 'round')
    t.ball([front * 0.98, upperY * 0.62, 0], [0.035, row.upper * 0.34, row.upper * 0.34], t.fixed('#150d08'))
  if (row.hole === 'f')
    for (const z of [-1, 1])
      t.tube(
        [
          [front * 0.96, row.lower * 0.42, z * row.lower * 0.42],
          [front, row.lower * 0.15, z * row.lower * 0.5],
          [front * 0.98, -row.lower * 0.15, z * row.lower * 0.46],
        ],
        row.lower * 0.04,
        t.fixed('#150d08'),
      )
  if (row.electric)
    for (const y of [0.12, 0.38])
      t.slab([front, y, 0], [0.03, 0.06, row.lower * 0.42], t.fixed('#1b1b1e'), 0.02)
  t.slab([front, -row.lower * 0.42, 0], [0.035, 0.045, row.lower * 0.36], dark, 0.02)
  const top = upperY + row.upper * 0.7 + row.neck
  t.rod([d * 0.75, upperY * 0.8, 0], [d * 0.6, top, 0], 0.075, dark, 0.06)
  t.slab([d * 0.5, top + 0.16, 0], [0.05, 0.2, 0.11], wood, 0.04)
  for (let i = 0; i < row.strings; i++) {
    const z = (i / (row.strings - 1) - 0.5) * 0.12
    t.rod(
      [front + 0.05, -row.lower * 0.42, z * 1.2],
      [d * 0.6 + 0.07, top, z],
      0.008,
      t.fixed('#e3dfd2', 'chrome'),
    )
    const side = i % 2 ? 1 : -1
    t.ball(
      [d * 0.5, top + 0.06 + Math.floor(i / 2) * 0.11, side * 0.15],
      [0.03, 0.03, 0.045],
      t.fixed('#d8dce2', 'chrome'),
    )
  }
}

function shadeOf(hex: string): string {
  return hex === '#8a3f1c' ? '#a8531f' : '#e0ad62'
}

export function keys(t: Thing, x: number, y: number, half: number, count: number): void {
  t.slab([x, y, 0], [0.1, 0.02, half], t.fixed('#f7f5ee', 'gloss'), 0.01)
  const step = (half * 2) / count
  for (let i = 1; i < count; i++) {
    t.slab([x + 0.005, y + 0.012, -half + i * step], [0.096, 0.012, 0.003], t.fixed('#8a8780'), 0.002)
    if (i % 7 !== 3 && i % 7 !== 0)
      t.slab(
        [x - 0.035, y + 0.035, -half + i * step],
        [0.06, 0.025, step * 0.26],
        t.fixed('#17181b', 'gloss'),
        0.006,
      )
  }
}

export function drum(t: Thing, center: Vec3, radius: number, half: number, hex: string): void {
  t.drum(center, radius, half, t.main(hex, 'gloss'), 0.02)
  t.drum([center[0], center[1] + half, center[2]], radius * 0.98, 0.02, t.fixed('#f3efe4', 'satin'), 0.01)
  for (const side of [-1, 1])
    t.ring(
      [center[0], center[1] + half * side * 0.96, center[2]],
      radius * 1.01,
      0.03,
      'y',
      t.fixed('#d8dce2', 'chrome'),
    )
}

export const VIOLIN: StringBody = {
  hex: '#8a3f1c',
  lower: 0.46,
  upper: 0.36,
  deep: 0.14,
  neck: 0.42,
  strings: 4,
  hole: 'f',
}
