import { pauseAt } from './pause.ts'
import { createPicture, type Picture } from './picture.ts'

/** Writes the color at the point (x, y) in pixels, interpolated and also valid beyond the border, into out[o..o+2]. */
export function sampleInto(picture: Picture, x: number, y: number, out: Float32Array, o: number): void {
  const { width, height, data } = picture
  const u = Math.min(width - 1, Math.max(0, x))
  const v = Math.min(height - 1, Math.max(0, y))
  const left = u | 0
  const top = v | 0
  const fx = u - left
  const fy = v - top
  const a = (top * width + left) * 3
  const right = left + 1 < width ? 3 : 0
  const below = top + 1 < height ? width * 3 : 0
  for (let c = 0; c < 3; c++) {
    const k = a + c
    const upper = data[k] + (data[k + right] - data[k]) * fx
    const lower = data[k + below] + (data[k + below + right] - data[k + below]) * fx
    out[o + c] = upper + (lower - upper) * fy
  }
}

/** The picture with every pixel fetched from (x + dx, y + dy); displacements are in pixels, one per pixel. */
export function warpPicture(picture: Picture, dx: Float32Array, dy: Float32Array): Picture {
  const { width, height } = picture
  const result = createPicture(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) sampleInto(picture, x + dx[i], y + dy[i], result.data, i * 3)
  }
  return result
}
