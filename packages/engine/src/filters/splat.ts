import type { Ink, Picture } from './picture.ts'

/** Paints an anti-aliased disc; `softness` 0 is a hard edge, 1 fades from the center. */
export function splatDisc(picture: Picture, x: number, y: number, radius: number, ink: Ink, alpha: number, softness: number): void {
  const { width, height, data } = picture
  // A disc thinner than a pixel keeps its total ink, spread over one pixel.
  const r = Math.max(radius, 0.6)
  const strength = alpha * Math.min(1, (radius / r) ** 2)
  const inner = r * (1 - softness)
  const fade = 1 / Math.max(1, r - inner)
  const reach = r + 1
  const y1 = Math.min(height - 1, Math.ceil(y + reach))
  const x1 = Math.min(width - 1, Math.ceil(x + reach))
  for (let py = Math.max(0, Math.floor(y - reach)); py <= y1; py++) {
    const dy = py + 0.5 - y
    for (let px = Math.max(0, Math.floor(x - reach)); px <= x1; px++) {
      const dx = px + 0.5 - x
      let a = 1 - (Math.sqrt(dx * dx + dy * dy) - inner) * fade + (softness > 0 ? 0 : 0.5)
      if (a <= 0) continue
      a = a >= 1 ? strength : a * a * (3 - 2 * a) * strength
      const o = (py * width + px) * 3
      data[o] = data[o] + (ink[0] - data[o]) * a
      data[o + 1] = data[o + 1] + (ink[1] - data[o + 1]) * a
      data[o + 2] = data[o + 2] + (ink[2] - data[o + 2]) * a
    }
  }
}

/** Paints an anti-aliased line with round ends from (x0, y0) with half-width `r0` to (x1, y1) with half-width `r1`. */
export function splatLine(picture: Picture, x0: number, y0: number, r0: number, x1: number, y1: number, r1: number, ink: Ink, alpha: number): void {
  const { width, height, data } = picture
  const reach = Math.max(r0, r1) + 1
  const vx = x1 - x0
  const vy = y1 - y0
  const inverse = 1 / Math.max(1e-6, vx * vx + vy * vy)
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach))
  const left = Math.min(x0, x1) - reach
  const right = Math.max(x0, x1) + reach
  const [r, g, b] = ink
  for (let py = top; py <= bottom; py++) {
    const dy = py + 0.5 - y0
    // For long slanted lines, only the part of each row near the line is visited.
    let from = left
    let to = right
    if (vy > 2 || vy < -2) {
      const margin = (reach * Math.sqrt(vx * vx + vy * vy)) / Math.abs(vy) + 1
      const cross = x0 + (dy * vx) / vy
      if (cross - margin > from) from = cross - margin
      if (cross + margin < to) to = cross + margin
    }
    const end = Math.min(width - 1, Math.ceil(to))
    for (let px = Math.max(0, Math.floor(from)); px <= end; px++) {
      const dx = px + 0.5 - x0
      let t = (dx * vx + dy * vy) * inverse
      t = t < 0 ? 0 : Math.min(t, 1)
      const ex = dx - vx * t
      const ey = dy - vy * t
      const half = r0 + (r1 - r0) * t
      let a = half + 0.5 - Math.sqrt(ex * ex + ey * ey)
      if (a <= 0) continue
      // Hair-thin lines fade instead of disappearing.
      const full = Math.min(half * 2, 1)
      a = Math.min(a, full) * alpha
      const o = (py * width + px) * 3
      data[o] = data[o] + (r - data[o]) * a
      data[o + 1] = data[o + 1] + (g - data[o + 1]) * a
      data[o + 2] = data[o + 2] + (b - data[o + 2]) * a
    }
  }
}

/** Paints a tapered curve through `points` (x, y pairs); half-width runs from `r0` to `r1`. */
export function splatCurve(picture: Picture, points: readonly (readonly [number, number])[], r0: number, r1: number, ink: Ink, alpha: number): void {
  const last = points.length - 1
  for (let i = 0; i < last; i++) {
    const [ax, ay] = points[i]
    const [bx, by] = points[i + 1]
    const a = r0 + ((r1 - r0) * i) / last
    const b = r0 + ((r1 - r0) * (i + 1)) / last
    splatLine(picture, ax, ay, a, bx, by, b, ink, alpha)
  }
}

/** Points of a cubic Bézier curve, ends included. */
export function bezierPoints(
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
  d: readonly [number, number],
  steps: number,
): [number, number][] {
  const points: [number, number][] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const s = 1 - t
    const ka = s * s * s
    const kb = 3 * s * s * t
    const kc = 3 * s * t * t
    const kd = t * t * t
    points.push([a[0] * ka + b[0] * kb + c[0] * kc + d[0] * kd, a[1] * ka + b[1] * kb + c[1] * kc + d[1] * kd])
  }
  return points
}
