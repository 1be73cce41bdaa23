import { closedCurve, type Outline, pairs, type Thing, type Vec3 } from '../builder/index.ts'

export type StringBody = {
  readonly hex: string
  readonly lower: number
  readonly upper: number
  readonly deep: number
  readonly neck: number
  readonly strings: number
  readonly hole: 'round' | 'f' | 'none'
  /** Outline of a solid body; hollow bodies have two bouts. */
  readonly electric?: Outline
}

/** The whole outline of a body in front view as [height, half width]: two bouts and a waist. */
function bouts({ lower, upper }: StringBody, size: number): Outline {
  const high = lower * 0.95 + upper * 0.7
  const side: Outline = [[-lower * 0.92, 0], [-lower * 0.84, lower * 0.5], [-lower * 0.45, lower * 0.9], [0, lower], [lower * 0.42, lower * 0.84],
    [(lower * 0.5 + high) / 2 - upper * 0.08, upper * 0.76], [high - upper * 0.25, upper * 0.92], [high + upper * 0.25, upper * 0.98],
    [high + upper * 0.68, upper * 0.72], [high + upper * 0.88, upper * 0.3], [high + upper * 0.9, 0]]
  const middle = high * 0.4
  const back = side.slice(1, -1).reverse()
  return closedCurve([...side, ...back.map(([y, z]) => [y, -z] as const)].map(([y, z]) => [middle + (y - middle) * size, z * size] as const))
}

/** Guitars and fiddles: two bouts, a waist, a neck with frets and strings; face to +x, neck up. */
export function strung(t: Thing, row: StringBody): void {
  const wood = t.main(row.hex, 'gloss')
  const dark = t.fixed('#2c1a10', 'satin')
  const d = row.deep
  const upperY = row.lower * 0.95 + row.upper * 0.7
  t.plate([-d * 0.06, 0, 0], row.electric ?? bouts(row, 0.985), d * 0.86, 'x', wood, row.electric ? 0.05 : 0.015)
  // A pale binding around the front.
  if (!row.electric) {
    t.plate([d * 0.8, 0, 0], bouts(row, 1), 0.02, 'x', t.fixed('#efe3c8', 'satin'), 0.008)
    t.plate([d * 0.84, 0, 0], bouts(row, 0.965), 0.025, 'x', t.second(shadeOf(row.hex), 'satin'), 0.008)
  }
  const front = d * 1.05
  const holeY = upperY * 0.66
  if (row.hole === 'round') {
    const hole = row.upper * 0.3
    t.disc([front * 0.97, holeY, 0], hole, 0.02, 'x', t.fixed('#150d08')).ring([front * 0.98, holeY, 0], hole * 1.12, 0.014, 'x', t.fixed('#5a3018', 'satin'))
    const guard: Outline = [[holeY + hole * 0.3, hole * 1.1], [holeY - hole * 0.9, hole * 0.75], [holeY - hole * 2, hole * 1.15],
      [holeY - hole * 1.9, hole * 1.9], [holeY - hole * 0.6, hole * 1.7]]
    t.plate([front * 0.98, 0, 0], closedCurve(guard), 0.012, 'x', t.fixed('#5a2a18', 'gloss'), 0.005)
  }
  if (row.hole === 'f')
    for (const z of [-1, 1])
      t.tube(
        [[front * 0.96, row.lower * 0.42, z * row.lower * 0.42], [front, row.lower * 0.15, z * row.lower * 0.5],
          [front * 0.98, -row.lower * 0.15, z * row.lower * 0.46]],
        row.lower * 0.04,
        t.fixed('#150d08'))
  if (row.electric) {
    const plate: Outline = pairs([-0.1, -0.1, -0.06, -0.3, 0.3, -0.27, 0.66, -0.3, 0.7, -0.12, 0.7, 0.12, 0.74, 0.28, 0.4, 0.24, 0.05, 0.2])
    t.plate([d * 0.82, 0, 0], closedCurve(plate), 0.02, 'x', t.second('#f6f3ea', 'satin'), 0.008)
    for (const y of [0.1, 0.32, 0.54]) t.slab([front * 0.96, y, 0], [0.04, 0.05, 0.15], t.fixed('#1b1b1e'), 0.03)
    for (const [y, z] of pairs([-0.02, -0.24, 0.12, -0.28, -0.14, -0.3])) t.disc([front * 0.95, y, z], 0.035, 0.04, 'x', t.fixed('#e9e4d6', 'satin'))
  }
  t.slab([front, -row.lower * 0.42, 0], [0.035, 0.045, row.lower * 0.36], dark, 0.02)
  const top = upperY + row.upper * 0.7 + row.neck
  const board = row.hole === 'round' ? holeY + row.upper * 0.3 : upperY * 0.8
  t.rod([d * 0.62, upperY, 0], [d * 0.5, top, 0], 0.07, wood, 0.055)
  const middle = (board + top) / 2
  t.slab([d * 0.86, middle, 0], [0.045, (top - board) / 2, 0.075], dark, 0.015)
  const fret = t.fixed('#cfcabc', 'chrome')
  for (let i = 1; i < 14; i++) {
    // Each fret is closer to the bridge by a seventeenth of the remaining distance.
    const y = -row.lower * 0.42 + (top + row.lower * 0.42) * 0.9439 ** i
    if (y > board) t.rod([d * 0.86 + 0.044, y, -0.07], [d * 0.86 + 0.044, y, 0.07], 0.006, fret)
  }
  const head: Outline = [[top - 0.02, 0.06], [top + 0.08, 0.11], [top + 0.36, 0.13], [top + 0.38, 0.05], [top + 0.38, -0.05], [top + 0.36, -0.13],
    [top + 0.08, -0.11], [top - 0.02, -0.06]]
  t.plate([d * 0.62, 0, 0], closedCurve(head), 0.045, 'x', wood, 0.015)
  for (let i = 0; i < row.strings; i++) {
    const z = (i / (row.strings - 1) - 0.5) * 0.12
    t.rod([front + 0.05, -row.lower * 0.42, z * 1.2], [d * 0.86 + 0.07, top, z], 0.007, fret)
    const side = i % 2 ? 1 : -1
    const y = top + 0.1 + Math.floor(i / 2) * 0.1
    t.rod([d * 0.62, y, side * 0.1], [d * 0.62, y, side * 0.18], 0.016, fret, 0.03)
  }
}

const shadeOf = (hex: string): string => hex === '#8a3f1c' ? '#a8531f' : '#d9994c'

export function keys(t: Thing, x: number, y: number, half: number, count: number): void {
  t.slab([x, y, 0], [0.1, 0.02, half], t.fixed('#f7f5ee', 'gloss'), 0.01)
  const step = (half * 2) / count
  for (let i = 1; i < count; i++) {
    t.slab([x + 0.005, y + 0.012, -half + i * step], [0.096, 0.012, 0.003], t.fixed('#8a8780'), 0.002)
    if (i % 7 !== 3 && i % 7 !== 0) t.slab([x - 0.035, y + 0.035, -half + i * step], [0.06, 0.025, step * 0.26], t.fixed('#17181b', 'gloss'), 0.006)
  }
}

export function drumShell(t: Thing, center: Vec3, radius: number, half: number): void {
  t.drum(center, radius, half, t.main('#c8202a', 'gloss'), 0.02)
  t.drum([center[0], center[1] + half, center[2]], radius * 0.98, 0.02, t.fixed('#f3efe4', 'satin'), 0.01)
  for (const side of [-1, 1]) t.ring([center[0], center[1] + half * side * 0.96, center[2]], radius * 1.01, 0.03, 'y', t.fixed('#d8dce2', 'chrome'))
}

export const VIOLIN: StringBody = { hex: '#8a3f1c', lower: 0.46, upper: 0.36, deep: 0.14, neck: 0.42, strings: 4, hole: 'f' }
