import { fbm } from '../render/noise.ts'
import { pauseAt } from './pause.ts'

const STEP = 4

/**
 * Slow fractal noise, about 0 … 1 per pixel, with blobs of `scale` pixels. Computed at every fourth pixel and interpolated: blobs this wide show
 * no difference.
 */
export function createNoiseField(width: number, height: number, scale: number, octaves: number, seed: number): Float32Array {
  const w = Math.ceil(width / STEP) + 1
  const h = Math.ceil(height / STEP) + 1
  const coarse = new Float32Array(w * h)
  const frequency = STEP / Math.max(1, scale)
  const shift = (seed % 997) * 3.17
  for (let y = 0, i = 0; y < h; y++) {
    pauseAt(y)
    for (let x = 0; x < w; x++, i++) coarse[i] = fbm(x * frequency + shift, y * frequency + 9.1, octaves)
  }
  const field = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const row = (y >> 2) * w
    const fy = (y & 3) / STEP
    for (let x = 0; x < width; x++, i++) {
      const k = row + (x >> 2)
      const fx = (x & 3) / STEP
      const top = coarse[k] + (coarse[k + 1] - coarse[k]) * fx
      const bottom = coarse[k + w] + (coarse[k + w + 1] - coarse[k + w]) * fx
      field[i] = top + (bottom - top) * fy
    }
  }
  return field
}
