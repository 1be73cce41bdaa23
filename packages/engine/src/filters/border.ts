import { pauseAt } from './pause.ts'
import type { Ink, Picture } from './picture.ts'

/** Covers the margin of `size` pixels (`bottom` below) with `ink`; the opening has corners of radius `round` and a smooth edge. */
export function addBorder(picture: Picture, size: number, ink: Ink, round = 0, bottom = size): void {
  const { width, height, data } = picture
  const halfX = width / 2 - size
  const halfY = (height - size - bottom) / 2
  const centerY = size + halfY
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    const dy = Math.abs(y + 0.5 - centerY) - halfY + round
    for (let x = 0; x < width; x++, o += 3) {
      const dx = Math.abs(x + 0.5 - width / 2) - halfX + round
      if (dx < -1 - round && dy < -1 - round) continue
      const outside = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) - round : Math.max(dx, dy) - round
      const a = outside > 0.5 ? 1 : outside < -0.5 ? 0 : outside + 0.5
      if (a === 0) continue
      data[o] += (ink[0] - data[o]) * a
      data[o + 1] += (ink[1] - data[o + 1]) * a
      data[o + 2] += (ink[2] - data[o + 2]) * a
    }
  }
}
