import type { GBuffer } from '../render/g-buffer.ts'
import { pauseAt } from './pause.ts'

/** The subjects' pixels and bounding box. */
export type Subjects = {
  /** 1 on every entity instance except a support, 0 elsewhere. */
  readonly mask: Float32Array
  /** Share of the picture covered by subjects, 0 … 1. */
  readonly share: number
  /** Center and half extents of the subjects in pixels; the lower center of the picture when there are none. */
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
}

/** Min share of the left and right borders that a support covers. */
const FROM_SIDE_TO_SIDE = 0.3

/**
 * A thing that fills the lower picture from side to side is the support of the others (the table under a cup), not a subject; 0 when there is
 * none or nothing stands on it.
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
