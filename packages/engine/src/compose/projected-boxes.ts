import type { Camera, Vec3 } from '../render/scene.ts'
import { createView } from '../render/view.ts'
import { type Actor, extentOf } from './actor.ts'
import type { Composition } from './compose-scene.ts'

/** Bounds of every actor on the picture, in pixels. */
export function projectedBoxes(
  actors: readonly Actor[],
  camera: Camera,
  width: number,
  height: number,
): Composition['boxes'] {
  const view = createView(camera, width, height)
  const point = new Float64Array(3)
  return actors.map((actor) => {
    const { min, max } = extentOf(actor)
    const [px, py, pz] = actor.position
    let left = Infinity
    let right = -Infinity
    let top = Infinity
    let bottom = -Infinity
    // Bodies are rounded: the middle half of their depth carries the outline.
    const near = min[2] * ((actor.piece.boxes?.length ?? 0) > 0 ? 1 : 0.4)
    const far = max[2] * 0.4
    for (let corner = 0; corner < 8; corner++) {
      const at: Vec3 = [corner & 1 ? min[0] : max[0], corner & 2 ? min[1] : max[1], corner & 4 ? near : far]
      view.project(px + at[0], py + at[1], pz + at[2], point)
      left = Math.min(left, point[0])
      right = Math.max(right, point[0])
      top = Math.min(top, point[1])
      bottom = Math.max(bottom, point[1])
    }
    view.project(px, py, pz, point)
    return {
      instance: actor.instance,
      box: [left, top, right - left, bottom - top] as const,
      depth: point[2],
    }
  })
}
