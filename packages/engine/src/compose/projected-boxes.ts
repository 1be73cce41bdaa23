import type { Camera, Vec3 } from '../render/scene.ts'
import { createView } from '../render/view.ts'
import { type Actor, extentOf } from './actor.ts'

/** Bounding box of an instance in the picture. */
export type ProjectedBox = {
  readonly instance: number
  /** Pixels from the upper left corner. */
  readonly box: readonly [x: number, y: number, width: number, height: number]
  /** Meters along the view direction from the camera to its middle. */
  readonly depth: number
}

/** Bounding boxes of all actors in the picture, in pixels. */
export function projectedBoxes(actors: readonly Actor[], camera: Camera, width: number, height: number): readonly ProjectedBox[] {
  return actors.map((actor) => {
    const { min, max } = extentOf(actor)
    const [px, py, pz] = actor.position
    // Bodies are rounded: the middle of their depth shapes the outline.
    const near = pz + min[2] * ((actor.piece.boxes?.length ?? 0) > 0 ? 1 : 0.4)
    const low: Vec3 = [px + min[0], py + min[1], near]
    const high: Vec3 = [px + max[0], py + max[1], pz + max[2] * 0.4]
    return projectedBox(actor.instance, low, high, [px, py, pz], camera, width, height)
  })
}

/** Bounding box of one thing in the picture; `middle` gives its depth. */
export function projectedBox(instance: number, low: Vec3, high: Vec3, middle: Vec3, camera: Camera, width: number, height: number): ProjectedBox {
  const view = createView(camera, width, height)
  const point = new Float64Array(3)
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (let corner = 0; corner < 8; corner++) {
    view.project(corner & 1 ? low[0] : high[0], corner & 2 ? low[1] : high[1], corner & 4 ? low[2] : high[2], point)
    left = Math.min(left, point[0])
    right = Math.max(right, point[0])
    top = Math.min(top, point[1])
    bottom = Math.max(bottom, point[1])
  }
  view.project(...middle, point)
  return { instance, box: [left, top, right - left, bottom - top], depth: point[2] }
}
