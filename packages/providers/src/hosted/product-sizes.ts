import type { ImageRequest, ImageSize } from '../image-provider.ts'
import type { ModelRow, Shaped } from './model-row.ts'

const SIZES: Shaped<ImageSize> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
}

/** The sizes that the product asks for: square, landscape, portrait. */
export const PRODUCT_SIZES: readonly ImageSize[] = Object.values(SIZES)

/** Twice the product's sizes where a side has 2048 at most, in steps of 16. */
export const UP_TO_2048: Shaped<ImageSize> = {
  square: { width: 2048, height: 2048 },
  landscape: { width: 2048, height: 1360 },
  portrait: { width: 1360, height: 2048 },
}

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

type Wish = Pick<ImageRequest, 'width' | 'height' | 'resolution' | 'mask'>

/** How a model is asked for the size that a request names; undefined where it names none, or one that the model has not. */
function resolutionOf({ resolutions }: Pick<ModelRow, 'resolutions'>, { resolution, mask }: Wish) {
  return resolution && !mask ? resolutions?.[resolution] : undefined
}

/** Pixels that a model draws in for a request. */
export function sizeOf(row: Pick<ModelRow, 'sizes' | 'resolutions'>, wish: Wish): ImageSize {
  const sizes = resolutionOf(row, wish)?.sizes ?? row.sizes ?? SIZES
  return sizes[shapeOf(wish)]
}

/** Fields of the vendor's that ask a model for the size of a request. */
export function sizeFields(row: Pick<ModelRow, 'resolutions'>, wish: Wish): Readonly<Record<string, string>> {
  return resolutionOf(row, wish)?.sends ?? {}
}

/** The same shape with the area of a square of `side`, in steps that models draw in. */
export function sizeAround(side: number, { width, height }: ImageSize, step = 64): ImageSize {
  const scale = side / Math.sqrt(width * height)
  const fit = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
  return side === 1024 && width === height ? { width, height } : { width: fit(width), height: fit(height) }
}
