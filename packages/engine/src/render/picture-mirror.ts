import { FAR, type GBuffer, SURFACE } from './g-buffer.ts'
import type { SkyColor } from './sky/sky.ts'
import type { View } from './view.ts'

/**
 * The reflection at (px, py, pz), which the view's current ray hits at distance `t`, along direction m (any length): a pixel of the current
 * picture, or the sky. Writes its light.
 */
export type PictureMirror = (px: number, py: number, pz: number, t: number, mx: number, my: number, mz: number, into: Float64Array) => void

/** Reflects the current picture, and the sky where the picture has nothing to reflect. */
export function createPictureMirror(view: View, buffer: GBuffer, dome: SkyColor): PictureMirror {
  const { width, height, color, depth, surface } = buffer
  const { ray, forwardX, forwardZ, rightX, rightZ } = view
  const skyRow = new Int32Array(width)
  let highestRow = height
  for (let x = 0; x < width; x++) {
    let y = 0
    while (y < height && depth[y * width + x] >= FAR) y++
    skyRow[x] = y
    if (y < highestRow) highestRow = y
  }
  const unitX = (0.5 * width) / view.halfWidth
  const unitY = (0.5 * height) / view.halfHeight
  const offsetY = 0.5 * height + view.shift * unitY

  /** Follows the reflected ray over the picture in growing steps; returns the index of the pixel it hits, or -1. */
  function trace(px: number, py: number, pz: number, t: number, mx: number, my: number, mz: number): number {
    if (view.orthographic) return -1
    // Position in view space is linear in the step and distance to the camera quadratic: no projection per step.
    const ax = (px - view.x) * rightX + (pz - view.z) * rightZ
    const az = (px - view.x) * forwardX + (pz - view.z) * forwardZ
    const ay = py - view.y
    const bx = mx * rightX + mz * rightZ
    const bz = mx * forwardX + mz * forwardZ
    const cross = 2 * t * (ray[3] * mx + ray[4] * my + ray[5] * mz)
    let step = 0.15
    for (let q = 0; q < 44; q++, step *= 1.185) {
      const inverse = 1 / (az + bz * step)
      const wx = (ax + bx * step) * inverse * unitX + 0.5 * width
      const wy = offsetY - (ay + my * step) * inverse * unitY
      if (!(wx >= 0 && wx < width && wy < height && wy >= highestRow)) return -1
      const column = wx | 0
      if (wy < skyRow[column]) continue
      const i = (wy | 0) * width + column
      const kind = surface[i]
      if (kind === SURFACE.wet || kind === SURFACE.water) continue
      const seen = depth[i]
      if (seen >= FAR) continue
      const away = Math.sqrt(t * t + cross * step + step * step)
      if (away > seen && away - seen < step * 0.4 + 1.5) return i
    }
    return -1
  }

  return function mirror(px, py, pz, t, mx, my, mz, into) {
    const inverse = 1 / Math.sqrt(mx * mx + my * my + mz * mz)
    const hit = trace(px, py, pz, t, mx * inverse, my * inverse, mz * inverse)
    if (hit < 0) return dome(mx * inverse, my * inverse, mz * inverse, into)
    into[0] = color[hit * 3]
    into[1] = color[hit * 3 + 1]
    into[2] = color[hit * 3 + 2]
  }
}
