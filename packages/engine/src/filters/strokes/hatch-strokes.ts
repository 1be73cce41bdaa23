import type { GBuffer } from '../../render/g-buffer.ts'
import { createRandom, valueNoise } from '../../render/noise.ts'
import { pauseAt } from '../pause.ts'
import type { Ink, Picture } from '../picture.ts'
import { splatLine } from '../splat.ts'

export type HatchOptions = {
  /** Direction of the strokes, radians. */
  readonly angle: number
  /** Distance between parallel strokes, pixels. */
  readonly spacing: number
  /** Max stroke length, pixels. */
  readonly length: number
  /** Darkness 0 … 1 above which strokes are drawn. */
  readonly threshold: number
  readonly halfWidth: number
  readonly ink: Ink
  readonly alpha: number
  /** Hand tremor: 0 ruler … 1 loose. */
  readonly looseness: number
  readonly seed: number
}

/**
 * Shades with single strokes: parallel, broken, slightly bent, only where `darkness` (0 … 1 per pixel) is high enough, each ending at the edge
 * of the dark area or of its thing.
 */
export function hatch(picture: Picture, darkness: Float32Array, buffer: GBuffer, options: HatchOptions): void {
  const { width, height } = picture
  const { spacing, length, threshold, looseness } = options
  const random = createRandom(options.seed)
  const cos = Math.cos(options.angle)
  const sin = Math.sin(options.angle)
  const reach = Math.sqrt(width * width + height * height) / 2
  const stepLength = Math.max(1.5, spacing * 0.6)
  for (let across = -reach, row = 0; across < reach; across += spacing, row++) {
    pauseAt(row)
    let along = -reach + random() * length
    while (along < reach) {
      const shift = (random() - 0.5) * spacing * (0.3 + looseness)
      const tilt = (random() - 0.5) * 0.16 * looseness
      const wanted = length * (0.55 + 0.45 * random())
      const pressure = 0.75 + 0.25 * random()
      const from = along
      along += wanted * 0.92
      const x = width / 2 + cos * from - sin * (across + shift)
      const y = height / 2 + sin * from + cos * (across + shift)
      if (x < -length || y < -length || x > width + length || y > height + length) continue
      const limit = threshold + (random() - 0.5) * 0.1
      drawStroke(picture, darkness, buffer, options, x, y, cos - sin * tilt, sin + cos * tilt, wanted, stepLength, limit, pressure)
    }
  }
}

/** Follows one stroke and draws its dark segments. */
function drawStroke(
  picture: Picture,
  darkness: Float32Array,
  buffer: GBuffer,
  options: HatchOptions,
  x0: number,
  y0: number,
  dx: number,
  dy: number,
  length: number,
  step: number,
  limit: number,
  pressure: number,
): void {
  const { width, height } = picture
  const { halfWidth, ink, alpha, looseness } = options
  let startX = 0
  let startY = 0
  let thing = -1
  let drawn = false
  for (let t = 0; t <= length + step; t += step) {
    const sway = (valueNoise(x0 * 0.02 + t * 0.02, y0 * 0.02) - 0.5) * step * 2 * looseness
    const x = x0 + dx * t - dy * sway
    const y = y0 + dy * t + dx * sway
    const inside = x >= 0 && y >= 0 && x < width && y < height && t <= length
    const i = inside ? (y | 0) * width + (x | 0) : 0
    const dark = inside && darkness[i] > limit
    if (dark && !drawn) {
      startX = x
      startY = y
      thing = buffer.instance[i]
      drawn = true
    } else if (drawn && (!dark || buffer.instance[i] !== thing)) {
      splatLine(picture, startX, startY, halfWidth * pressure, x, y, halfWidth * 0.55, ink, alpha * pressure)
      drawn = false
    } else if (drawn && t + step > length) {
      splatLine(picture, startX, startY, halfWidth * pressure, x, y, halfWidth * 0.4, ink, alpha * pressure)
      drawn = false
    }
  }
}
