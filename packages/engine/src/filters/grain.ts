import { createRandom } from '../render/noise.ts'
import { pauseAt } from './pause.ts'
import type { Picture } from './picture.ts'

const TILE = 1 << 16

/**
 * Film grain: strongest in the middle tones, weak in black and white, mostly lightness with a little color. `amount` is the deviation in the
 * middle tones, 0 … 0.1.
 */
export function addGrain(picture: Picture, amount: number, seed: number): void {
  const { data, width, height } = picture
  const random = createRandom(seed ^ 0x5bd1e995)
  const noise = new Float32Array(TILE)
  for (let i = 0; i < TILE; i++) noise[i] = (random() + random() + random() - 1.5) * 1.4 * amount
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    // Each row starts at a new position in the noise, so that the table's period does not line up.
    grainRow(data, noise, y * width * 3, width, (random() * TILE) | 0)
  }
}

function grainRow(data: Float32Array, noise: Float32Array, row: number, width: number, start: number): void {
  for (let x = 1, o = row; x <= width; x++, o += 3) {
    const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    const k = 0.25 + 3 * l * (1 - l)
    const n = (start + x) & (TILE - 1)
    const shared = noise[n] * k
    const own = noise[(n * 7 + 13) & (TILE - 1)] * k * 0.3
    data[o] += shared + own
    data[o + 1] += shared
    data[o + 2] += shared - own
  }
}
