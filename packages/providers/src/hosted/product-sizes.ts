import type { ImageSize } from '../image-provider.ts'
import type { ModelRow, Shaped } from './model-row.ts'

const SIZES: Shaped<ImageSize> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
}

/** The sizes that the product asks for: square, landscape, portrait. */
export const PRODUCT_SIZES: readonly ImageSize[] = Object.values(SIZES)

/** Ratios of the product's sizes, as vendors write them. */
export const RATIOS = { square: '1:1', landscape: '3:2', portrait: '2:3' } as const satisfies Shaped<string>

/** The shape that a size is in. */
export function shapeOf({ width, height }: ImageSize): keyof Shaped<unknown> {
  return width === height ? 'square' : width > height ? 'landscape' : 'portrait'
}

/** Ratio that a size is in, as vendors write it. */
export function ratioOf(size: ImageSize): '1:1' | '3:2' | '2:3' {
  return RATIOS[shapeOf(size)]
}

/** Pixels that a model draws in for a size of the product. */
export function sizeOf({ sizes = SIZES }: Pick<ModelRow, 'sizes'>, size: ImageSize): ImageSize {
  return sizes[shapeOf(size)]
}

/** The same shape with the area of a square of `side`, in steps that models draw in. */
export function sizeAround(side: number, { width, height }: ImageSize, step = 64): ImageSize {
  const scale = side / Math.sqrt(width * height)
  const fit = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
  return side === 1024 && width === height ? { width, height } : { width: fit(width), height: fit(height) }
}
