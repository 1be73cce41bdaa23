import type { Camera } from './scene.ts'

/**
 * The camera for the renderer: level, with a vertical lens shift instead of a tilt. Verticals stay vertical, and every picture column lies in
 * one vertical plane, so the ground can be marched column by column.
 */
export type View = {
  readonly width: number
  readonly height: number
  readonly orthographic: boolean
  /** World size of a pixel at distance 1 (perspective) or anywhere (parallel). */
  readonly pixelSize: number
  /** Camera position. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Horizontal unit vectors: forward (into the picture) and right. */
  readonly forwardX: number
  readonly forwardZ: number
  readonly rightX: number
  readonly rightZ: number
  /** Half extents of the picture plane at distance 1 (or in meters when parallel) and the shift of its center. */
  readonly halfWidth: number
  readonly halfHeight: number
  readonly shift: number
  /** Downward pitch of a parallel view: its sine and cosine (0 and 1 in perspective). */
  readonly pitchSin: number
  readonly pitchCos: number
  /** Ray written by `castRay`: origin 0..2, unit direction 3..5. */
  readonly ray: Float64Array
  /** Writes the ray through the pixel's center into `ray`. */
  readonly castRay: (px: number, py: number) => void
  /** Writes pixel x, pixel y and depth along the view into `out`; depth is not positive for points behind the camera. */
  readonly project: (x: number, y: number, z: number, out: Float64Array) => void
  /** Horizontal slope of a column and vertical slope of a row on the picture plane. */
  readonly columnSlope: (px: number) => number
  readonly rowSlope: (py: number) => number
}

/** A view of `width` x `height` pixels; `fov` spans the shorter side. */
export function createView(camera: Camera, width: number, height: number): View {
  const [x, y, z] = camera.position
  const orthographic = camera.orthographic === true
  let forwardX = camera.target[0] - x
  let forwardZ = camera.target[2] - z
  const rise = camera.target[1] - y
  const level = Math.max(0.02, Math.sqrt(forwardX * forwardX + forwardZ * forwardZ))
  if (Math.abs(forwardX) + Math.abs(forwardZ) < 1e-6) forwardZ = level
  forwardX /= level
  forwardZ /= level
  const length = Math.sqrt(level * level + rise * rise)
  const pitchSin = orthographic ? -rise / length : 0
  const pitchCos = orthographic ? level / length : 1
  const shift = orthographic ? 0 : rise / level
  const rightX = forwardZ
  const rightZ = -forwardX
  const half = orthographic ? camera.fov : Math.tan(camera.fov / 2)
  const halfWidth = width >= height ? (half * width) / height : half
  const halfHeight = (width >= height ? half : (half * height) / width) / (camera.squeeze ?? 1)
  const ray = new Float64Array(6)
  ray[0] = x
  ray[1] = y
  ray[2] = z
  const stepX = (2 * halfWidth) / width
  const stepY = (2 * halfHeight) / height

  function castPerspective(px: number, py: number): void {
    const a = (px + 0.5) * stepX - halfWidth
    const b = halfHeight - (py + 0.5) * stepY + shift
    const dx = forwardX + rightX * a
    const dz = forwardZ + rightZ * a
    const inverse = 1 / Math.sqrt(dx * dx + b * b + dz * dz)
    ray[3] = dx * inverse
    ray[4] = b * inverse
    ray[5] = dz * inverse
  }

  function castParallel(px: number, py: number): void {
    const a = (px + 0.5) * stepX - halfWidth
    const b = halfHeight - (py + 0.5) * stepY
    ray[0] = x + rightX * a + forwardX * pitchSin * b
    ray[1] = y + pitchCos * b
    ray[2] = z + rightZ * a + forwardZ * pitchSin * b
    ray[3] = forwardX * pitchCos
    ray[4] = -pitchSin
    ray[5] = forwardZ * pitchCos
  }

  function project(wx: number, wy: number, wz: number, out: Float64Array): void {
    const dx = wx - x
    const dy = wy - y
    const dz = wz - z
    const along = dx * forwardX + dz * forwardZ
    const across = dx * rightX + dz * rightZ
    if (orthographic) {
      out[0] = (across / halfWidth) * 0.5 * width + 0.5 * width
      out[1] = (0.5 - ((along * pitchSin + dy * pitchCos) / halfHeight) * 0.5) * height
      out[2] = along * pitchCos - dy * pitchSin
      return
    }
    out[0] = (across / along / halfWidth) * 0.5 * width + 0.5 * width
    out[1] = (0.5 - ((dy / along - shift) / halfHeight) * 0.5) * height
    out[2] = along
  }

  return {
    width,
    height,
    orthographic,
    pixelSize: stepY,
    x,
    y,
    z,
    forwardX,
    forwardZ,
    rightX,
    rightZ,
    halfWidth,
    halfHeight,
    shift,
    pitchSin,
    pitchCos,
    ray,
    castRay: orthographic ? castParallel : castPerspective,
    project,
    columnSlope: (px) => (px + 0.5) * stepX - halfWidth,
    rowSlope: (py) => halfHeight - (py + 0.5) * stepY + shift,
  }
}

/** Pixels that a meter spans at this depth. */
export const pixelsPerMeter = (view: View, depth: number): number => 1 / (view.pixelSize * (view.orthographic ? 1 : depth))
