import { hash2, valueNoise } from '../../render/noise.ts'
import { type Ink, mix, type Picture } from '../picture.ts'

/** Strips across a seal's face that carry its carved strokes. */
const STRIPS = 7

/** Stamps an artist's seal: a worn red square with carved strokes. (x, y) is its upper left corner. */
export function stampSeal(picture: Picture, x: number, y: number, side: number, ink: Ink, seed: number): void {
  const { width, height, data } = picture
  const bottom = Math.min(height, Math.ceil(y + side))
  const right = Math.min(width, Math.ceil(x + side))
  for (let py = Math.max(0, Math.floor(y)); py < bottom; py++) {
    for (let px = Math.max(0, Math.floor(x)); px < right; px++) {
      const u = (px + 0.5 - x) / side
      const v = (py + 0.5 - y) / side
      const worn = valueNoise(u * 14 + seed, v * 14)
      const rim = Math.min(u, v, 1 - u, 1 - v)
      if (rim < worn * 0.05) continue
      const inside = rim > 0.11
      const across = Math.floor(u * STRIPS)
      const along = Math.floor(v * STRIPS)
      const upright = (across & 1) === 1 && hash2(across + seed, along >> 1) > 0.3
      const level = (along & 1) === 1 && hash2(along + seed + 9, across >> 1) > 0.45
      if (inside && (upright || level)) continue
      const a = 0.92 - 0.35 * Math.max(0, worn - 0.6)
      const o = (py * width + px) * 3
      for (let c = 0; c < 3; c++) data[o + c] = mix(data[o + c], ink[c], a)
    }
  }
}
