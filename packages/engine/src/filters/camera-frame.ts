import type { Camera, Vec3 } from '../render/scene.ts'
import { createView } from '../render/view.ts'

/** Axes of the picture in world space, for projecting world normals onto the picture. */
export type CameraFrame = { readonly right: Vec3; readonly up: Vec3; readonly forward: Vec3 }

export function frameOf(camera: Camera): CameraFrame {
  const view = createView(camera, 1, 1)
  const { rightX, rightZ, forwardX, forwardZ, pitchSin, pitchCos } = view
  return {
    right: [rightX, 0, rightZ],
    up: [forwardX * pitchSin, pitchCos, forwardZ * pitchSin],
    forward: [forwardX * pitchCos, -pitchSin, forwardZ * pitchCos],
  }
}

/** Far enough for the camera's own position not to matter, meters. */
const INFINITE = 10000

/** Position of a distant direction on the picture, 0 … 1 of each side (may lie outside), or undefined when it is behind the camera or the view is parallel. */
export function seenAt(camera: Camera, width: number, height: number, direction: Vec3): readonly [x: number, y: number] | undefined {
  const view = createView(camera, width, height)
  const point = new Float64Array(3)
  view.project(view.x + direction[0] * INFINITE, view.y + direction[1] * INFINITE, view.z + direction[2] * INFINITE, point)
  if (view.orthographic || point[2] < INFINITE * 0.15) return undefined
  return [point[0] / width, point[1] / height]
}
