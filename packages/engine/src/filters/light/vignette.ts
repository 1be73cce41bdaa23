import { pauseAt } from '../pause.ts'
import type { Ink, Picture } from '../picture.ts'

/** Darkens toward the corners, or fades to `ink` if given. `amount` 0 … 1 is the effect in the corners. */
export function addVignette(picture: Picture, amount: number, ink: Ink = [0, 0, 0]): void {
  const { data, width, height } = picture
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    fadeRow(data, y * width * 3, width, amount, ink, (y + 0.5) / height - 0.5)
  }
}

function fadeRow(data: Float32Array, row: number, width: number, amount: number, [r, g, b]: Ink, v: number): void {
  for (let x = 0, o = row; x < width; x++, o += 3) {
    const u = (x + 0.5) / width - 0.5
    const d = (u * u + v * v) * 2
    const k = Math.min(1, amount * d * (0.45 + 0.55 * d) * 1.2)
    data[o] += (r - data[o]) * k
    data[o + 1] += (g - data[o + 1]) * k
    data[o + 2] += (b - data[o + 2]) * k
  }
}
