import { BOUNDS, boundsOf } from './box-bounds.ts'
import type { Box } from './scene.ts'
import type { View } from './view.ts'

/** Rounding must not drop a box that a ray just touches. */
const SLACK = 1e-6
const EDGEWISE = 1e-9

/**
 * Removes from a list the boxes that no ray through a rectangle of pixels hits first: they lie outside, or behind a face that fills it.
 * Distances are measured along the view, so that planes are linear across the picture.
 */
export function createBoxCulling(view: View, boxes: readonly Box[]): (list: number[], left: number, top: number, right: number, bottom: number) => void {
  const { ray, castRay, orthographic, forwardX, forwardZ } = view
  const bounds = boundsOf(boxes)
  /** Directions of the corner rays. */
  const ways = new Float64Array(12)
  const lowest = new Float64Array(3)
  const highest = new Float64Array(3)
  let enters = new Float64Array(64)

  function castCorner(corner: number, x: number, y: number): void {
    castRay(x, y)
    const inverse = 1 / (ray[3] * forwardX + ray[5] * forwardZ)
    for (let k = 0; k < 3; k++) ways[corner * 3 + k] = ray[3 + k] * inverse
  }

  /** Min distance at which any ray can enter the box; infinity when all of them miss it. */
  function leastEntry(index: number): number {
    let enter = 0
    let leave = Number.POSITIVE_INFINITY
    for (let k = 0; k < 3; k++) {
      const a = bounds[index * BOUNDS + k] - ray[k]
      const b = bounds[index * BOUNDS + 3 + k] - ray[k]
      const low = lowest[k]
      const high = highest[k]
      if (low > EDGEWISE) {
        enter = Math.max(enter, a > 0 ? a / high : a / low)
        leave = Math.min(leave, b > 0 ? b / low : b / high)
      } else if (high < -EDGEWISE) {
        enter = Math.max(enter, b < 0 ? b / low : b / high)
        leave = Math.min(leave, a < 0 ? a / high : a / low)
      } else if (a > 0) enter = Math.max(enter, a / Math.max(high, EDGEWISE))
      else if (b < 0) enter = Math.max(enter, b / Math.min(low, -EDGEWISE))
    }
    return enter <= leave * (1 + SLACK) ? enter : Number.POSITIVE_INFINITY
  }

  /** Max distance at which the rays enter the box, when one of its faces fills the rectangle; else infinity. */
  function fillsUpTo(index: number): number {
    let farthest = 0
    let face = -1
    for (let corner = 0; corner < 12; corner += 3) {
      let enter = 0.05
      let leave = Number.POSITIVE_INFINITY
      let axis = -1
      for (let k = 0; k < 3; k++) {
        const way = 1 / ways[corner + k]
        const a = (bounds[index * BOUNDS + k] - ray[k]) * way
        const b = (bounds[index * BOUNDS + 3 + k] - ray[k]) * way
        const near = Math.min(a, b)
        if (near > enter) {
          enter = near
          axis = k
        }
        leave = Math.min(leave, Math.max(a, b))
      }
      if (axis < 0 || !(enter < leave) || (face >= 0 && axis !== face)) return Number.POSITIVE_INFINITY
      face = axis
      farthest = Math.max(farthest, enter)
    }
    return farthest
  }

  return (list, left, top, right, bottom) => {
    if (orthographic || list.length < 2) return
    castCorner(0, left, top)
    castCorner(1, right, top)
    castCorner(2, left, bottom)
    castCorner(3, right, bottom)
    for (let k = 0; k < 3; k++) {
      lowest[k] = Math.min(ways[k], ways[3 + k], ways[6 + k], ways[9 + k])
      highest[k] = Math.max(ways[k], ways[3 + k], ways[6 + k], ways[9 + k])
    }
    if (enters.length < list.length) enters = new Float64Array(list.length)
    let filled = Number.POSITIVE_INFINITY
    for (let q = 0; q < list.length; q++) {
      enters[q] = leastEntry(list[q])
      if (enters[q] < filled && !boxes[list[q]].lean) filled = Math.min(filled, fillsUpTo(list[q]))
    }
    let kept = 0
    for (let q = 0; q < list.length; q++) if (enters[q] < Number.POSITIVE_INFINITY && enters[q] <= filled * (1 + SLACK)) list[kept++] = list[q]
    list.length = kept
  }
}
