import { valueNoise } from '../render/noise.ts'
import { pauseAt } from './pause.ts'

/** Side of the repeating paper tile; large enough that no repeat shows under a picture. */
const TILE = 256

/**
 * Paper tooth, -0.5 … 0.5 per pixel, with a grain of `scale` pixels: soft fibers and fine pits. The tile is computed once per call and repeated,
 * at a sixteenth of the cost of new noise.
 */
export function createPaper(width: number, height: number, scale: number, seed: number): Float32Array {
  const tile = new Float32Array(TILE * TILE)
  const shift = (seed % 1000) * 7.31
  for (let y = 0, i = 0; y < TILE; y++) {
    pauseAt(y)
    for (let x = 0; x < TILE; x++, i++) {
      // Blending two copies across the border makes the tile seamless.
      const k = x / TILE
      const m = y / TILE
      const a = toothAt(x + shift, y)
      const b = toothAt(x + TILE + shift, y)
      const c = toothAt(x + shift, y + TILE)
      const d = toothAt(x + TILE + shift, y + TILE)
      tile[i] = (b * (1 - k) + a * k) * m + (d * (1 - k) + c * k) * (1 - m)
    }
  }
  const paper = new Float32Array(width * height)
  const inverse = 1 / Math.max(0.25, scale)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const row = ((y * inverse) & (TILE - 1)) * TILE
    for (let x = 0; x < width; x++, i++) paper[i] = tile[row + ((x * inverse) & (TILE - 1))]
  }
  return paper
}

function toothAt(x: number, y: number): number {
  return valueNoise(x * 0.12, y * 0.12) * 0.35 + valueNoise(x * 0.5, y * 0.5) * 0.65 + valueNoise(x * 0.9, y * 0.9) * 0.4 - 0.7
}
