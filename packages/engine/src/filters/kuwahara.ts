import { boxBlur } from './box-blur.ts'
import { inPieces, pauseAt } from './pause.ts'
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
 * Kuwahara smoothing: every pixel takes the mean of the calmest windows around it, so areas turn into flat dabs while edges stay sharp. The
 * windows are blurred discs instead of squares, which avoids the blocky look; the cost does not depend on `radius`.
 */
export function kuwahara(source: Picture, radius: number): Picture {
  const { width, height, data } = source
  const reach = Math.max(1, radius * 0.75)
  const pixels = width * height
  // Mean red, green, blue and mean square, interleaved so that a window needs one read.
  const mean = new Float32Array(pixels * 4)
  inPieces(pixels, (from, to) => gather(data, mean, from, to))
  boxBlur(mean, width, height, 4, Math.max(1, radius * 0.42), 2)
  inPieces(pixels, (from, to) => weigh(mean, from, to))
  const picture = createPicture(width, height)
  const windows = windowsOf(width, reach)
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    smoothRow(mean, picture.data, width, height, y, windows)
  }
  return picture
}

function gather(data: Float32Array, mean: Float32Array, from: number, to: number): void {
  for (let i = from, o = from * 3, m = from * 4; i < to; i++, o += 3, m += 4) {
    const r = data[o]
    const g = data[o + 1]
    const b = data[o + 2]
    mean[m] = r
    mean[m + 1] = g
    mean[m + 2] = b
    mean[m + 3] = r * r + g * g + b * b
  }
}

/** Replaces the mean square by the window's weight: the calmer the window, the larger. */
function weigh(mean: Float32Array, from: number, to: number): void {
  for (let m = from * 4; m < to * 4; m += 4) {
    const r = mean[m]
    const g = mean[m + 1]
    const b = mean[m + 2]
    const variance = mean[m + 3] - r * r - g * g - b * b
    const v = Math.max(variance, 0) + 2e-5
    mean[m + 3] = 1e-12 / (v * v * v)
  }
}

type Windows = {
  readonly dx: readonly number[]
  readonly dy: readonly number[]
  readonly offsets: Int32Array
  readonly border: number
  /** Offsets of the current pixel's windows. */
  readonly at: Int32Array
}

function windowsOf(width: number, reach: number): Windows {
  const dx = AROUND.map(([x]) => Math.round(x * reach))
  const dy = AROUND.map(([, y]) => Math.round(y * reach))
  const offsets = Int32Array.from(dx, (x, k) => (dy[k] * width + x) * 4)
  return { dx, dy, offsets, border: Math.round(reach), at: new Int32Array(8) }
}

function smoothRow(mean: Float32Array, out: Float32Array, width: number, height: number, y: number, { dx, dy, offsets, border, at }: Windows): void {
  const rowInside = y >= border && y < height - border
  for (let x = 0, o = y * width * 3, own = y * width * 4; x < width; x++, o += 3, own += 4) {
    if (rowInside && x >= border && x < width - border) for (let k = 0; k < 8; k++) at[k] = own + offsets[k]
    else
      for (let k = 0; k < 8; k++) {
        const px = Math.min(width - 1, Math.max(0, x + dx[k]))
        const py = Math.min(height - 1, Math.max(0, y + dy[k]))
        at[k] = (py * width + px) * 4
      }
    let r = 0
    let g = 0
    let b = 0
    let sum = 0
    for (let k = 0; k < 8; k++) {
      const m = at[k]
      const weight = mean[m + 3]
      r += mean[m] * weight
      g += mean[m + 1] * weight
      b += mean[m + 2] * weight
      sum += weight
    }
    const share = 1 / sum
    out[o] = r * share
    out[o + 1] = g * share
    out[o + 2] = b * share
  }
}
