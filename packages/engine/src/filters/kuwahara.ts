import { boxBlur } from './box-blur.ts'
import { pauseAt } from './pause.ts'
import { createPicture, type Picture } from './picture.ts'

/** Unit offsets of the eight windows around a pixel. */
const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-1, 0],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [0, -1],
  [Math.SQRT1_2, -Math.SQRT1_2],
]

/**
 * Kuwahara smoothing: every pixel takes the mean of the calmest windows around it, so areas turn into flat dabs while edges stay
 * sharp. The windows are blurred discs rather than squares, which avoids the blocky look; the cost does not depend on `radius`.
 * `checkpoint` is called several times on the way.
 */
export function kuwahara(source: Picture, radius: number, checkpoint: () => void): Picture {
  const { width, height, data } = source
  const reach = Math.max(1, radius * 0.75)
  const pixels = width * height
  // Mean red, green, blue and mean square, interleaved so that a window is one read.
  const mean = new Float32Array(pixels * 4)
  for (let i = 0, o = 0, m = 0; i < pixels; i++, o += 3, m += 4) {
    const r = data[o]
    const g = data[o + 1]
    const b = data[o + 2]
    mean[m] = r
    mean[m + 1] = g
    mean[m + 2] = b
    mean[m + 3] = r * r + g * g + b * b
  }
  checkpoint()
  boxBlur(mean, width, height, 4, Math.max(1, radius * 0.42), 2)
  checkpoint()
  // The mean square makes room for the window's weight: the calmer, the heavier.
  for (let m = 0; m < mean.length; m += 4) {
    const r = mean[m]
    const g = mean[m + 1]
    const b = mean[m + 2]
    const variance = mean[m + 3] - r * r - g * g - b * b
    const v = Math.max(variance, 0) + 2e-5
    mean[m + 3] = 1e-12 / (v * v * v)
  }
  checkpoint()
  const dx = AROUND.map(([x]) => Math.round(x * reach))
  const dy = AROUND.map(([, y]) => Math.round(y * reach))
  const offsets = Int32Array.from(dx, (x, k) => (dy[k] * width + x) * 4)
  const border = Math.round(reach)
  const picture = createPicture(width, height)
  const out = picture.data
  const windows = new Int32Array(8)
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    const rowInside = y >= border && y < height - border
    for (let x = 0; x < width; x++, o += 3) {
      const own = (y * width + x) * 4
      if (rowInside && x >= border && x < width - border)
        for (let k = 0; k < 8; k++) windows[k] = own + offsets[k]
      else
        for (let k = 0; k < 8; k++) {
          const px = Math.min(width - 1, Math.max(0, x + dx[k]))
          const py = Math.min(height - 1, Math.max(0, y + dy[k]))
          windows[k] = (py * width + px) * 4
        }
      let r = 0
      let g = 0
      let b = 0
      let sum = 0
      for (let k = 0; k < 8; k++) {
        const m = windows[k]
        const weight = mean[m + 3]
        r += mean[m] * weight
        g += mean[m + 1] * weight
        b += mean[m + 2] * weight
        sum += weight
      }
      out[o] = r / sum
      out[o + 1] = g / sum
      out[o + 2] = b / sum
    }
  }
  return picture
}
