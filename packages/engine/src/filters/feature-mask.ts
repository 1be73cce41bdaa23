import type { GBuffer } from '../render/g-buffer.ts'
import { boxBlur } from './box-blur.ts'
import { borderAt } from './ink-lines.ts'
import { pauseAlong, pauseAt } from './pause.ts'

/**
 * Mask of small drawn features of the subjects (eyes, mouths, lettering): strong steps of color inside one subject. 0 … 1 per pixel, widened by
 * `radius` pixels. Painting styles keep these places readable.
 */
export function featureMask(buffer: GBuffer, radius: number): Float32Array {
  const { width, height, instance, albedo, fur } = buffer
  const mask = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    pauseAt(y)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const own = instance[i]
      if (own === 0 || own !== instance[i + 1] || own !== instance[i + width]) continue
      const border = borderAt(albedo, i, i + 1, i + width)
      // Fur has speckles of its own; only strong borders are features there.
      if (border > (fur[i] > 0.05 ? 0.6 : 0.42)) mask[i] = 1
    }
  }
  boxBlur(mask, width, height, 1, Math.max(1, radius), 2)
  for (let i = 0; i < mask.length; i++) {
    pauseAlong(i)
    const v = mask[i] * 4
    mask[i] = Math.min(v, 1)
  }
  return mask
}

/** Blends `detail` over `picture` by the mask. */
export function keepFeatures(picture: Float32Array, detail: Float32Array, mask: Float32Array, strength = 1): void {
  pauseAt(0)
  for (let i = 0, o = 0; i < mask.length; i++, o += 3) {
    pauseAlong(i)
    const a = mask[i] * strength
    if (a < 0.01) continue
    picture[o] += (detail[o] - picture[o]) * a
    picture[o + 1] += (detail[o + 1] - picture[o + 1]) * a
    picture[o + 2] += (detail[o + 2] - picture[o + 2]) * a
  }
}
