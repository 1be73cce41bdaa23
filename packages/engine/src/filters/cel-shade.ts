import { smoothstep } from '../render/noise.ts'
import { pauseAlong } from './pause.ts'
import type { Picture } from './picture.ts'

/**
 * Flattens light into `bands` steps and keeps hue, in place. `edge` 0 … 0.5 softens the steps; `bandsAt` may set the number of bands per pixel
 * (skies keep their gradient).
 */
export function celShade(picture: Picture, bands: number, edge: number, bandsAt?: (pixel: number) => number): void {
  const { data } = picture
  for (let i = 0, o = 0; o < data.length; i++, o += 3) {
    pauseAlong(i)
    const peak = Math.max(data[o], data[o + 1], data[o + 2], 1e-4)
    const n = bandsAt ? bandsAt(i) : bands
    const q = peak * n
    const step = Math.floor(q)
    const level = Math.min(1, (step + smoothstep(0.5 - edge, 0.5 + edge, q - step)) / n + 0.05)
    const scale = level / peak
    data[o] *= scale
    data[o + 1] *= scale
    data[o + 2] *= scale
  }
}
