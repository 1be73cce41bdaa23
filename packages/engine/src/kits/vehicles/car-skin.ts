import type { Swell } from '../../render/bent-shapes.ts'
import type { Outline } from '../builder/turned.ts'

type Point = readonly [number, number]

/** The outline moved inwards by `by`: grown again by its rounding, a plate of it has the size that was drawn. */
export function inset(outline: Outline, by: number): Outline {
  const turn = Math.sign(areaOf(outline))
  return outline.map((point, i): Point => {
    const a = outline[(i + outline.length - 1) % outline.length]
    const b = outline[(i + 1) % outline.length]
    const [ux, uy] = unit(point[0] - a[0], point[1] - a[1])
    const [vx, vy] = unit(b[0] - point[0], b[1] - point[1])
    // Where two edges meet the corner moves farther than each of them.
    const reach = (by * turn) / Math.max(0.5, 1 + ux * vx + uy * vy)
    return [point[0] - (uy + vy) * reach, point[1] + (ux + vx) * reach]
  })
}

/** How far a curve may run beside the points that are left of it, meters: light is shaded round over their edges. */
const SLACK = 0.0022

/** The curve with no more points than it takes: every edge of an outline costs at every step of light through the body. */
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

function areaOf(outline: Outline): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]
    return sum + x * nextY - nextX * y
  }, 0)
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** The stretch of a line between two heights, from its lower end to its upper. */
function stretch(line: Outline, low: number, high: number): Outline {
  const upwards = line[0][1] < line[line.length - 1][1] ? line : [...line].reverse()
  const at = (y: number): Point => {
    const i = Math.max(1, upwards.findIndex((point) => point[1] >= y))
    const [a, b] = [upwards[i - 1], upwards[i]]
    const share = Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)))
    return [a[0] + (b[0] - a[0]) * share, y]
  }
  return [at(low), ...upwards.filter(([, y]) => y > low && y < high), at(high)]
}

/** A panel that lies on a line of the body between two heights and reaches `deep` into it. */
export function panel(line: Outline, low: number, high: number, deep: number): Outline {
  const outside = stretch(line, low, high)
  const inwards = Math.sign(-outside[0][0]) || 1
  return [...outside, ...[...outside].reverse().map(([x, y]): Point => [x + inwards * deep, y])]
}

/** A line of the body along the ground plane at a height, where the outline is crossed: x. */
export function frontOf(line: Outline, y: number): number {
  return stretch(line, y, y + 1e-3)[0][0]
}

/** Half the width of a swollen plate at a place. */
export function halfAt(swell: Swell, half: number, x: number, y: number): number {
  return [x, y].reduce((left, at, i) => {
    const { from, to, low, high } = swell[i]
    const off = at < from ? at - from : at > to ? at - to : 0
    return left - (off < 0 ? low : high) * off * off
  }, half)
}

/** What is drawn as seen from the side, `v` from the middle, as the outline of a plate that swells so. */
export function seenAside(points: Outline, [along, up]: Swell, v: number): Outline {
  return points.map(([x, y]): Point => [x + ((x - along.about) * along.ends + along.sink) * v * v, y + ((y - up.about) * up.ends + up.sink) * v * v])
}
