import { boxBlur } from './box-blur.ts'
import { pauseAlong, pauseAt } from './pause.ts'
import type { Picture } from './picture.ts'

/** Direction of the forms, one entry for every 2 x 2 pixels. */
export type Flow = {
  readonly width: number
  readonly height: number
  /** Unit direction along the forms (across the steepest change), 2 floats per entry; the sign has no meaning. */
  readonly direction: Float32Array
  /** 0 no clear direction … 1 a clean edge. */
  readonly coherence: Float32Array
}

/** Smoothed structure tensor of the lightness; directions are averaged over `radius` pixels. */
export function createFlow(picture: Picture, radius: number): Flow {
  const { width: fullWidth, data } = picture
  const width = Math.max(1, picture.width >> 1)
  const height = Math.max(1, picture.height >> 1)
  const light = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = (y * 2 * fullWidth + x * 2) * 3
      light[i] = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    }
  }
  boxBlur(light, width, height, 1, 1)
  const tensor = new Float32Array(width * height * 3)
  for (let y = 1; y < height - 1; y++) {
    pauseAt(y)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const gx = light[i + 1] - light[i - 1]
      const gy = light[i + width] - light[i - width]
      tensor[i * 3] = gx * gx
      tensor[i * 3 + 1] = gx * gy
      tensor[i * 3 + 2] = gy * gy
    }
  }
  boxBlur(tensor, width, height, 3, Math.max(1, radius / 2), 2)
  const direction = new Float32Array(width * height * 2)
  const coherence = new Float32Array(width * height)
  for (let i = 0; i < coherence.length; i++) {
    pauseAlong(i)
    const a = tensor[i * 3] - tensor[i * 3 + 2]
    const b = 2 * tensor[i * 3 + 1]
    const length = Math.sqrt(a * a + b * b)
    const cos2 = length > 1e-9 ? a / length : 1
    // Half-angle formulas instead of atan2: exact on every machine. Rotated by 90° from gradient to edge.
    direction[i * 2] = -Math.sqrt(Math.max(0, (1 - cos2) / 2)) * (b < 0 ? -1 : 1)
    direction[i * 2 + 1] = Math.sqrt((1 + cos2) / 2)
    coherence[i] = length / (tensor[i * 3] + tensor[i * 3 + 2] + 2e-5)
  }
  return { width, height, direction, coherence }
}

/** Index into the flow for a pixel of the full-size picture. */
export function flowIndex(flow: Flow, x: number, y: number): number {
  const u = Math.min(flow.width - 1, Math.max(0, x >> 1))
  const v = Math.min(flow.height - 1, Math.max(0, y >> 1))
  return v * flow.width + u
}
