import { type Bloom, createBloom } from '../filters/bloom.ts'
import type { Picture } from '../filters/picture.ts'
import { lightBelow, toneMap } from '../filters/tone-map.ts'
import type { StyleContext } from './style.ts'

export type Development = {
  /** Factor on the scene's own exposure. */
  readonly exposure?: number
  readonly saturation?: number
  readonly contrast?: number
  readonly crosstalk?: number
  /** Glow around light above `threshold`, `radius` in pixels of a 1024 picture. */
  readonly bloom?: { readonly threshold: number; readonly radius: number; readonly amount: number }
  /** Brings dark scenes up to this middle light (linear), at most four times; drawn styles need light to draw in. */
  readonly brighten?: number
  /** Holds bright scenes below this light (linear) over nine tenths of the picture; styles that add light need room for it. */
  readonly tame?: number
  /** Linear light to develop instead of the buffer's. */
  readonly light?: Float32Array
}

/** The buffer's light as a display picture: where every style that keeps the scene's light begins. */
export function developScene(context: StyleContext, development: Development = {}): Picture {
  const { buffer, scene, unit } = context
  const { width, height } = buffer
  const light = development.light ?? buffer.color
  const { bloom: wish, brighten, tame } = development
  let exposure = scene.exposure * (development.exposure ?? 1)
  if (brighten) {
    const middle = lightBelow(light, exposure, 0.55)
    exposure *= Math.min(4, Math.max(1, brighten / Math.max(0.01, middle)))
  }
  if (tame) exposure *= Math.min(1, Math.max(0.35, tame / Math.max(0.01, lightBelow(light, exposure, 0.9))))
  let bloom: Bloom | undefined
  if (wish) {
    bloom = createBloom(light, width, height, wish.threshold / exposure, wish.radius * unit)
    context.checkpoint()
  }
  const picture = toneMap(light, width, height, {
    exposure,
    saturation: development.saturation,
    contrast: development.contrast,
    crosstalk: development.crosstalk,
    bloom,
    bloomAmount: wish?.amount,
  })
  context.checkpoint()
  return picture
}
