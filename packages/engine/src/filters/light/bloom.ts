import { boxBlur } from '../box-blur.ts'
import { pauseAt } from '../pause.ts'

/** Glow around bright places, at a quarter of the picture's size (no visible difference, a sixteenth of the cost). */
export type Bloom = { readonly width: number; readonly height: number; readonly data: Float32Array }

const STEP = 4
/** Max brightness that counts, so that one hot pixel does not light the whole picture. */
const CEILING = 8

/**
 * Light above `threshold` (linear), spread over about `radius` pixels: a tight core and a wide veil.
 * `color` is linear RGB of width x height.
 */
export function createBloom(color: Float32Array, width: number, height: number, threshold: number, radius: number): Bloom {
  const w = Math.max(1, Math.ceil(width / STEP))
  const h = Math.max(1, Math.ceil(height / STEP))
  const core = new Float32Array(w * h * 3)
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    gatherRow(color, core, y * width, (y >> 2) * w, width, threshold)
  }
  const veil = core.slice()
  boxBlur(core, w, h, 3, Math.max(1, radius / 14), 3)
  boxBlur(veil, w, h, 3, Math.max(1, radius / 3.5), 3)
  for (let i = 0; i < core.length; i++) core[i] = core[i] * 0.6 + veil[i] * 0.9
  return { width: w, height: h, data: core }
}

function gatherRow(color: Float32Array, core: Float32Array, from: number, to: number, width: number, threshold: number): void {
  for (let x = 0, i = from * 3; x < width; x++, i += 3) {
    const r = color[i] - threshold
    const g = color[i + 1] - threshold
    const b = color[i + 2] - threshold
    if (r <= 0 && g <= 0 && b <= 0) continue
    const o = (to + (x >> 2)) * 3
    if (r > 0) core[o] += Math.min(r, CEILING) / (STEP * STEP)
    if (g > 0) core[o + 1] += Math.min(g, CEILING) / (STEP * STEP)
    if (b > 0) core[o + 2] += Math.min(b, CEILING) / (STEP * STEP)
  }
}

/** Writes row `y` of the glow, scaled to a picture `width` wide, into `row` (3 floats per pixel), times `amount`. */
export function readBloomRow(bloom: Bloom, y: number, width: number, amount: number, row: Float32Array): void {
  const { data, width: w, height: h } = bloom
  const v = Math.min(Math.max((y + 0.5) / STEP - 0.5, 0), h - 1)
  const top = Math.floor(v)
  const fade = v - top
  const upper = top * w * 3
  const lower = Math.min(top + 1, h - 1) * w * 3
  for (let x = 0, o = 0; x < width; x++, o += 3) {
    let u = x / STEP - 0.375
    u = u < 0 ? 0 : Math.min(u, w - 1)
    const left = u | 0
    const k = u - left
    const l = left * 3
    const r = left + 1 < w ? l + 3 : l
    for (let c = 0; c < 3; c++) {
      const a = data[upper + l + c] + (data[upper + r + c] - data[upper + l + c]) * k
      const b = data[lower + l + c] + (data[lower + r + c] - data[lower + l + c]) * k
      row[o + c] = (a + (b - a) * fade) * amount
    }
  }
}
