import { pauseAt } from './pause.ts'
import type { Picture } from './picture.ts'

/**
 * Lights a picture as if its surface had the heights of `relief` (0 … 1 per pixel), from the upper left: paint ridges, paper, plaster. `gloss`
 * adds a wet shine on the slopes facing the light.
 */
export function lightRelief(picture: Picture, relief: Float32Array, amount: number, gloss = 0): void {
  const { width, height, data } = picture
  for (let y = 1; y < height - 1; y++) {
    pauseAt(y)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const slope = relief[i + 1] - relief[i - 1] + relief[i + width] - relief[i - width] + relief[i + width + 1] - relief[i - width - 1]
      if (slope > -0.004 && slope < 0.004) continue
      const shade = 1 + Math.max(-0.3, Math.min(0.3, slope * amount))
      const shine = slope > 0.12 ? (slope - 0.12) * gloss : 0
      const o = i * 3
      data[o] = Math.min(1, data[o] * shade + shine)
      data[o + 1] = Math.min(1, data[o + 1] * shade + shine)
      data[o + 2] = Math.min(1, data[o + 2] * shade + shine)
    }
  }
}
