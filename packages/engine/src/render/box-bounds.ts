import type { Box } from './scene.ts'

/** Numbers per box in `boundsOf`. */
export const BOUNDS = 6

/** Lower and upper corners of boxes, contiguous in memory: rays and shadows read them at every pixel. */
export function boundsOf(boxes: readonly Box[]): Float64Array {
  const bounds = new Float64Array(boxes.length * BOUNDS)
  boxes.forEach(({ min, max }, i) => {
    bounds.set(min, i * BOUNDS)
    bounds.set(max, i * BOUNDS + 3)
  })
  return bounds
}
