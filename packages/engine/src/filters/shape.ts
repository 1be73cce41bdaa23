import { pauseAt } from './pause.ts'
import type { Ink, Picture } from './picture.ts'

/** Bounds in pixels: left, top, right, bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number]

/**
 * Paints a shape given by its signed distance (negative inside, in pixels), with anti-aliased edges. The ink may be a function of the point and
 * its depth inside the shape.
 */
export function paintShape(
  picture: Picture,
  bounds: Bounds,
  distance: (x: number, y: number) => number,
  ink: Ink | ((x: number, y: number, depth: number) => Ink),
  alpha = 1,
): void {
  const { width, height, data } = picture
  const right = Math.min(width, Math.ceil(bounds[2]))
  const bottom = Math.min(height, Math.ceil(bounds[3]))
  for (let y = Math.max(0, Math.floor(bounds[1])); y < bottom; y++) {
    pauseAt(y)
    for (let x = Math.max(0, Math.floor(bounds[0])); x < right; x++) {
      const d = distance(x + 0.5, y + 0.5)
      if (d > 0.5) continue
      const a = (d < -0.5 ? 1 : 0.5 - d) * alpha
      const color = typeof ink === 'function' ? ink(x + 0.5, y + 0.5, -d) : ink
      const o = (y * width + x) * 3
      data[o] += (color[0] - data[o]) * a
      data[o + 1] += (color[1] - data[o + 1]) * a
      data[o + 2] += (color[2] - data[o + 2]) * a
    }
  }
}
