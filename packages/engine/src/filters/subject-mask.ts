import type { GBuffer } from '../render/g-buffer.ts'
import { pauseAt } from './pause.ts'

/** Where the subjects are, and the box around them. */
export type Subjects = {
  /** 1 on any entity instance but a support, 0 elsewhere. */
  readonly mask: Float32Array
  /** Share of the picture that shows a subject, 0 … 1. */
  readonly share: number
  /** Center and half extents of the subjects in pixels; the picture's lower middle when there are none. */
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
}

/** Share of a border that a support covers at least. */
const FROM_SIDE_TO_SIDE = 0.3

/**
 * What fills the lower picture from side to side is what the others stand on (the table under a cup), not a subject itself; 0 when
 * there is none or nothing stands on it.
 */
function supportIn({ width, height, instance }: GBuffer): number {
  const own = instance[(height - 1) * width]
  if (own === 0 || instance[height * width - 1] !== own) return 0
  let left = 0
  let right = 0
  for (let y = 0; y < height; y++) {
    if (instance[y * width] === own) left++
    if (instance[y * width + width - 1] === own) right++
  }
  if (Math.min(left, right) < height * FROM_SIDE_TO_SIDE) return 0
  return instance.some((each) => each !== 0 && each !== own) ? own : 0
}

export function findSubjects(buffer: GBuffer): Subjects {
  const { width, height, instance } = buffer
  const support = supportIn(buffer)
  const mask = new Float32Array(width * height)
  let count = 0
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      if (instance[i] === 0 || instance[i] === support) continue
      mask[i] = 1
      count++
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  if (count === 0) {
    return { mask, share: 0, x: width / 2, y: height * 0.6, halfWidth: width * 0.3, halfHeight: height * 0.3 }
  }
  return {
    mask,
    share: count / mask.length,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left + 1) / 2,
    halfHeight: (bottom - top + 1) / 2,
  }
}
