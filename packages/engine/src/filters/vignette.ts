import { pauseAt } from './pause.ts'
import type { Ink, Picture } from './picture.ts'

/** Darkens towards the corners, or fades to `ink` when one is given. `amount` 0 … 1 is the effect in the corners. */
export function addVignette(
  picture: Picture,
  amount: number,
  ink: Ink = [0, 0, 0],
  centre: readonly [x: number, y: number] = [0.5, 0.5],
): void {
  const { data, width, height } = picture
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    const v = (y + 0.5) / height - centre[1]
    for (let x = 0; x < width; x++, o += 3) {
      const u = (x + 0.5) / width - centre[0]
      const d = (u * u + v * v) * 2
      const k = Math.min(1, amount * d * (0.45 + 0.55 * d) * 1.2)
      data[o] += (ink[0] - data[o]) * k
      data[o + 1] += (ink[1] - data[o + 1]) * k
      data[o + 2] += (ink[2] - data[o + 2]) * k
    }
  }
}
