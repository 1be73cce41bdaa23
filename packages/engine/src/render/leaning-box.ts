import type { Inset, Lean } from './bent-shapes.ts'
import type { Box } from './scene.ts'

/** The lean of a box that is `scale` times as large. */
export function scaledLean(lean: Lean, scale: number): Lean {
  const sides = Object.entries(lean).map(([side, [foot, top]]) => [side, [foot * scale, top * scale]])
  return Object.fromEntries(sides)
}

const UPRIGHT: Inset = [0, 0]

/** The two sides of one axis: their insets at the foot and at the top. */
function sidesOf(box: Box, k: number): readonly [low: Inset, high: Inset] {
  const { lean } = box
  if (!lean || k === 1) return [UPRIGHT, UPRIGHT]
  return k === 0 ? [lean.left ?? UPRIGHT, lean.right ?? UPRIGHT] : [lean.front ?? UPRIGHT, lean.back ?? UPRIGHT]
}

/** For each side, axis by axis and low before high: its position at the foot, and how far it moves inward per meter of height. */
const planes = new WeakMap<Box, Float64Array>()

function planesOf(box: Box): Float64Array {
  const known = planes.get(box)
  if (known) return known
  const height = box.max[1] - box.min[1]
  const sides = [0, 1, 2].flatMap((k) => {
    const [low, high] = sidesOf(box, k)
    return [box.min[k] + low[0], (low[1] - low[0]) / height, box.max[k] - high[0], (high[1] - high[0]) / height]
  })
  const made = Float64Array.from(sides)
  planes.set(box, made)
  return made
}

/** Written by `passLeaning`: where a ray enters and leaves, and the axis of the side it enters through (-1 when it starts inside). */
export const leaningSpan = { enter: 0, leave: 0, axis: -1 }

/** Where a ray passes a box with leaning sides, written to `leaningSpan`; false when it misses it within `enter … leave`. */
export function passLeaning(box: Box, from: readonly [number, number, number], way: readonly [number, number, number], enter: number, leave: number): boolean {
  const sides = planesOf(box)
  const up = from[1] - box.min[1]
  let axis = -1
  for (let k = 0; k < 3; k++) {
    for (let side = 0; side < 2; side++) {
      const rise = sides[k * 4 + side * 2 + 1]
      const inward = side === 0 ? 1 : -1
      // Distance to the side at the ray's start, and its growth along the ray.
      const room = inward * (from[k] - sides[k * 4 + side * 2]) - rise * up
      const gain = inward * way[k] - rise * way[1]
      if (Math.abs(gain) < 1e-9) {
        if (room < 0) return false
        continue
      }
      const at = -room / gain
      if (gain > 0) {
        if (at > enter) {
          enter = at
          axis = k
        }
      } else if (at < leave) leave = at
      if (enter >= leave) return false
    }
  }
  leaningSpan.enter = enter
  leaningSpan.leave = leave
  leaningSpan.axis = axis
  return true
}

/** Writes the outward normal of the side of axis `k` that contains the point. */
export function leaningNormal(box: Box, k: number, x: number, y: number, z: number, out: Float64Array): void {
  const height = box.max[1] - box.min[1]
  const [low, high] = sidesOf(box, k)
  const share = (y - box.min[1]) / height
  const at = k === 0 ? x : k === 1 ? y : z
  const toLow = Math.abs(at - box.min[k] - low[0] - (low[1] - low[0]) * share)
  const toHigh = Math.abs(box.max[k] - high[0] - (high[1] - high[0]) * share - at)
  const first = toLow < toHigh
  const inset = first ? low : high
  const up = (inset[1] - inset[0]) / height
  const inverse = 1 / Math.sqrt(1 + up * up)
  out.fill(0)
  out[1] = up * inverse
  out[k] = (first ? -1 : 1) * inverse
}

/** Squared distance of a point to a box, with its sides at their position at the point's height. */
export function distanceToLeaning(box: Box, x: number, y: number, z: number): number {
  const { min, max } = box
  const share = Math.min(1, Math.max(0, (y - min[1]) / (max[1] - min[1])))
  let squared = y < min[1] ? (min[1] - y) ** 2 : y > max[1] ? (y - max[1]) ** 2 : 0
  for (const k of [0, 2]) {
    const [low, high] = sidesOf(box, k)
    const at = k === 0 ? x : z
    const under = min[k] + low[0] + (low[1] - low[0]) * share - at
    const over = at - max[k] + high[0] + (high[1] - high[0]) * share
    const inset = under > over ? low : high
    const slope = (inset[1] - inset[0]) / (max[1] - min[1])
    const out = Math.max(0, under, over)
    squared += (out * out) / (1 + slope * slope)
  }
  return squared
}
