import type { Swell } from '../../render/bent-shapes.ts'
import type { Outline, Thing } from '../builder/index.ts'
import type { CarLines, CarPaint } from './car-lines.ts'

type Point = readonly [number, number]

/** The outline inset by `by`: a plate's rounding then restores the size that was drawn. */
export function inset(outline: Outline, by: number): Outline {
  const turn = Math.sign(areaOf(outline))
  return outline.map((point, i): Point => {
    const a = outline[(i + outline.length - 1) % outline.length]
    const b = outline[(i + 1) % outline.length]
    const [ux, uy] = unit(point[0] - a[0], point[1] - a[1])
    const [vx, vy] = unit(b[0] - point[0], b[1] - point[1])
    // At a corner, the point moves farther than either edge.
    const reach = (by * turn) / Math.max(0.5, 1 + ux * vx + uy * vy)
    return [point[0] - (uy + vy) * reach, point[1] + (ux + vx) * reach]
  })
}

/** Max distance in meters between a curve and its simplified points: shading smooths the edges between them. */
const SLACK = 0.0022

/** The curve with as few points as possible: every edge of an outline costs time at every step of a ray through the body. */
export function thinned(line: Outline): Outline {
  if (line.length < 3) return line
  const [from, to] = [line[0], line[line.length - 1]]
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(ex, ey) || 1
  const off = line.map(([x, y]) => Math.abs((x - from[0]) * ey - (y - from[1]) * ex) / long)
  const far = off.indexOf(Math.max(...off))
  if (off[far] < SLACK) return [from, to]
  return [...thinned(line.slice(0, far + 1)).slice(0, -1), ...thinned(line.slice(far))]
}

const areaOf = (outline: Outline): number => outline.reduce((sum, [x, y], i) => {
  const [nextX, nextY] = outline[(i + 1) % outline.length]
  return sum + x * nextY - nextX * y
}, 0)

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** The part of a line between two heights, from its lower end to its upper. */
function stretch(line: Outline, low: number, high: number): Outline {
  const upward = line[0][1] < line[line.length - 1][1] ? line : [...line].reverse()
  const at = (y: number): Point => {
    const i = Math.max(1, upward.findIndex((point) => point[1] >= y))
    const [a, b] = [upward[i - 1], upward[i]]
    const share = Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)))
    return [a[0] + (b[0] - a[0]) * share, y]
  }
  return [at(low), ...upward.filter(([, y]) => y > low && y < high), at(high)]
}

/** A panel along a line of the body between two heights that reaches `deep` into it. */
export function panel(line: Outline, low: number, high: number, deep: number): Outline {
  const outside = stretch(line, low, high)
  const inward = Math.sign(-outside[0][0]) || 1
  return [...outside, ...[...outside].reverse().map(([x, y]): Point => [x + inward * deep, y])]
}

/** The x at which the outline is crossed at the height `y`. */
const frontOf = (line: Outline, y: number): number => stretch(line, y, y + 1e-3)[0][0]

/** Half the width of a swollen plate at a point. */
export const halfAt = (swell: Swell, half: number, x: number, y: number): number => [x, y].reduce((left, at, i) => {
  const { from, to, low, high } = swell[i]
  const off = at < from ? at - from : at > to ? at - to : 0
  return left - (off < 0 ? low : high) * off * off
}, half)

/** Points drawn in side view, at `v` from the center, as the outline of a plate with this swell. */
export const seenAside = (points: Outline, [along, up]: Swell, v: number): Outline =>
  points.map(([x, y]): Point => [x + ((x - along.about) * along.ends + along.sink) * v * v, y + ((y - up.about) * up.ends + up.sink) * v * v])

/** A body before its face is added: its lines from under the nose to the front axle, and from the rear axle to under the tail. */
type BareBody = { readonly lines: CarLines; readonly swell: Swell; readonly front: Outline; readonly rear: Outline }

/** Lamps, grille, bumpers and badges. */
export type CarFace = (t: Thing, body: BareBody, colors: CarPaint) => void

/** Helpers to lay panels on the body, and to find points on its nose and tail. */
function faceOf(t: Thing, { lines, swell }: BareBody) {
  const { half } = lines
  return {
    /** `wide` is half the visible width: nose and tail are narrower than the doors. */
    lay: (line: Outline, low: number, high: number, deep: number, wide: number, material: number, proud: number) => {
      const lost = half - halfAt(swell, half, frontOf(line, low), low)
      const outline = inset(panel(line, low, high, deep), 2e-3)
      const whole = Math.min(half, wide + lost) + proud
      t.plate([0, 0, 0], outline, whole, 'z', material, proud + 2e-3, 0, swell)
    },
    /** x of the body's end at the height `y`, `z` from the center. */
    endAt: (line: Outline, y: number, z: number): number => {
      const [along, up] = swell
      return frontOf(line, y + up.sink * z * z) / (1 + along.ends * z * z)
    },
  }
}

/** Bands of dark glass with lamps in them, a barred grille, and a red band at the back. */
export const modernFace: CarFace = (t, body, { paint, glass, dark, chrome }) => {
  const { lines, front, rear } = body
  const { half, lamps, tail, grille, sill } = lines
  const { lay, endAt } = faceOf(t, body)
  lay(front, lamps[0], lamps[1], 0.24, half, glass, 0.006)
  lay(front, lamps[0] - 0.02, lamps[1] + 0.02, 0.1, half * 0.44, paint, 0.01)
  lay(front, grille[0], grille[1], 0.12, grille[2], dark, 0.014)
  const red = t.fixed('#8f0d12', 'gloss', { emission: [0.16, 0.005, 0.01] })
  lay(rear, tail[0], tail[1], 0.2, half, red, 0.006)
  lay(rear, tail[0] - 0.02, tail[1] + 0.02, 0.1, half * 0.42, paint, 0.01)
  lay(front, sill + 0.01, sill + 0.09, 0.1, half * 0.66, dark, 0.004)
  lay(rear, sill + 0.01, sill + 0.12, 0.1, half * 0.66, dark, 0.004)
  const beam = t.fixed('#fdfbf2', 'gloss', { emission: [1.1, 1.06, 0.95] })
  const y = (lamps[0] + lamps[1]) / 2
  for (const side of [-1, 1])
    for (const out of [0.54, 0.69]) {
      const z = half * out
      t.ball([endAt(front, y, z) - 0.012, y, side * z], [0.03, (lamps[1] - lamps[0]) * 0.36, 0.052], beam)
    }
  for (let i = 0; i < 4; i++) {
    const at = grille[0] + ((i + 0.7) / 4.4) * (grille[1] - grille[0])
    t.slab([endAt(front, at, 0) + 0.014, at, 0], [0.012, 0.009, grille[2] * 0.93], chrome, 0.008)
  }
  t.disc([endAt(front, grille[1] - 0.06, 0) + 0.03, grille[1] - 0.06, 0], 0.05, 0.012, 'x', chrome)
  numberPlate(t, endAt(rear, tail[0] - 0.16, 0) - 0.012, tail[0] - 0.16)
}

/** Round lamps in chrome rings, an oval grille, and chrome bumpers. */
export const classicFace: CarFace = (t, body, { dark, chrome }) => {
  const { lines, swell, front, rear } = body
  const { half, lamps, tail, grille, sill } = lines
  const { lay, endAt } = faceOf(t, body)
  lay(front, grille[0], grille[1], 0.12, grille[2], chrome, 0.02)
  lay(front, grille[0] + 0.025, grille[1] - 0.025, 0.12, grille[2] - 0.03, dark, 0.024)
  for (let i = -6; i <= 6; i++) {
    const z = (i / 6.6) * grille[2]
    const [low, high] = [grille[0] + 0.03, grille[1] - 0.03]
    t.rod([endAt(front, low, z) + 0.024, low, z], [endAt(front, high, z) + 0.024, high, z], 0.012, chrome)
  }
  const beam = t.fixed('#fff4d6', 'gloss', { emission: [0.75, 0.68, 0.5] })
  const red = t.fixed('#9c1014', 'gloss', { emission: [0.2, 0.01, 0.01] })
  const y = (lamps[0] + lamps[1]) / 2
  const round = (lamps[1] - lamps[0]) / 2
  for (const side of [-1, 1]) {
    const z = half * 0.7
    const x = endAt(front, y, z)
    t.rod([x - 0.12, y, side * z], [x + 0.01, y, side * z], round, chrome)
    t.ball([x + round * 0.55, y, side * z], [round * 0.75, round * 0.86, round * 0.86], beam)
    const low = (tail[0] + tail[1]) / 2
    t.ball([endAt(rear, low, half * 0.78), low, side * half * 0.78], [0.05, (tail[1] - tail[0]) / 2, 0.06], red)
  }
  // Chrome trim along the doors.
  const [height, room] = [lines.shoulder + 0.02, lines.wheel + 0.12]
  const trim: Outline = [[lines.axles[0] - room, height - 0.012], [lines.axles[0] - room, height + 0.012], [lines.axles[1] + room, height + 0.012],
    [lines.axles[1] + room, height - 0.012]]
  t.plate([0, 0, 0], seenAside(trim, swell, half * 0.97), half + 0.01, 'z', chrome, 0.004, 0, swell)
  for (const [line, way] of [[front, 1], [rear, -1]] as const) {
    const at = sill + 0.17
    const bar = [-1, -0.82, -0.4, 0, 0.4, 0.82, 1].map((share) => {
      const z = share * half * 0.96
      const bent = Math.abs(share) === 1 ? way * 0.2 : 0
      return [endAt(line, at, z) + way * 0.1 - bent, at, z] as const
    })
    t.tube(bar, 0.065, chrome)
    for (const z of [-0.4, 0.4]) t.ball([endAt(line, at, z) + way * 0.13, at + 0.03, z], [0.06, 0.12, 0.05], chrome)
  }
  numberPlate(t, endAt(rear, tail[0], 0) - 0.012, tail[0])
}

const numberPlate = (t: Thing, x: number, y: number): Thing => t.slab([x, y, 0], [0.012, 0.06, 0.25], t.fixed('#f2f2ee', 'satin'), 0.008)
