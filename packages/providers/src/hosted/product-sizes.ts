import { CUSTOM_SIZES, isCustomSize } from '../custom-sizes.ts'
import type { ImageRequest, ImageSize } from '../image-provider.ts'
import type { ModelRow } from './model-row.ts'

/** The sizes every model can be asked for: square, landscape, portrait. */
export const FIRST_SIZES: readonly ImageSize[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

/** All product sizes: those, and further ones for models with that shape. */
export const PRODUCT_SIZES: readonly ImageSize[] = [
  ...FIRST_SIZES,
  { width: 1024, height: 1280 },
  { width: 1344, height: 896 },
  { width: 896, height: 1344 },
  { width: 1792, height: 768 },
]

/** Larger resolutions with sides up to 2048, in steps of 16. */
export const UP_TO_2048: readonly ImageSize[] = [
  { width: 2048, height: 2048 },
  { width: 2048, height: 1360 },
  { width: 1360, height: 2048 },
  { width: 1632, height: 2048 },
]

/** Max deviation of a requested shape from the drawn one, as a share. */
const SAME_SHAPE = 0.03

/** The choice with the nearest shape; the first of equals. */
function nearest<T>(choices: readonly T[], shapeOf: (choice: T) => number, size: ImageSize): T {
  const distance = (choice: T) => Math.abs(Math.log((shapeOf(choice) * size.height) / size.width))
  return choices.reduce((best, choice) => (distance(choice) < distance(best) - 1e-9 ? choice : best))
}

function isOfShape(shape: number, { width, height }: ImageSize): boolean {
  return Math.abs((shape * height) / width - 1) <= SAME_SHAPE
}

/** Width over height of a vendor's ratio, such as `3:2`; NaN for anything else. */
function shapeIn(ratio: string): number {
  const [, across = '', down = ''] = /^(\d+):(\d+)$/.exec(ratio) ?? []
  return Number(across) / Number(down)
}

function shapeOf({ width, height }: ImageSize): number {
  return width / height
}

/** The nearest of a vendor's ratios; undefined if none parses. */
export function ratioFor(words: readonly string[] | undefined, size: ImageSize): string | undefined {
  const ratios = (words ?? []).filter((word) => Number.isFinite(shapeIn(word)))
  return ratios.length === 0 ? undefined : nearest(ratios, shapeIn, size)
}

/** The product sizes a model offers: the first three, and those near one of its ratios or sizes. */
export function sizesOf({ ratios, sizes }: Pick<ModelRow, 'ratios' | 'sizes'>): readonly ImageSize[] {
  const shapes = ratios?.map(shapeIn) ?? sizes?.map(shapeOf)
  if (!shapes) return PRODUCT_SIZES
  return PRODUCT_SIZES.filter(
    (size) => FIRST_SIZES.includes(size) || shapes.some((shape) => isOfShape(shape, size)),
  )
}

/** Whether requests may use it: a product size, or a custom one. */
export function mayBeAsked(size: ImageSize): boolean {
  return isProductSize(size) || isCustomSize(CUSTOM_SIZES, size)
}

function isProductSize({ width, height }: ImageSize): boolean {
  return PRODUCT_SIZES.some((size) => size.width === width && size.height === height)
}

type Wish = Pick<ImageRequest, 'width' | 'height' | 'resolution' | 'mask'>

/** How a model is asked for a request's resolution; undefined if it names none, or the model lacks it. */
function resolutionOf({ resolutions }: Pick<ModelRow, 'resolutions'>, { resolution, mask }: Wish) {
  return resolution && !mask ? resolutions?.[resolution] : undefined
}

/** The pixels a model draws for a request. */
export function sizeOf(row: Pick<ModelRow, 'sizes' | 'customSizes' | 'resolutions'>, wish: Wish): ImageSize {
  const { width, height } = wish
  const larger = resolutionOf(row, wish)?.sizes
  if (larger) return nearest(larger, shapeOf, wish)
  const isCustom =
    row.customSizes !== undefined && !isProductSize(wish) && isCustomSize(row.customSizes, wish)
  if (isCustom || (!row.sizes && isProductSize(wish))) return { width, height }
  return nearest(row.sizes ?? PRODUCT_SIZES, shapeOf, wish)
}

/** Vendor fields for a request's resolution. */
export function sizeFields(row: Pick<ModelRow, 'resolutions'>, wish: Wish): Readonly<Record<string, string>> {
  return resolutionOf(row, wish)?.sends ?? {}
}

/** The same shape with the area of a square of `side`, rounded to models' steps. */
export function sizeAround(side: number, { width, height }: ImageSize, step = 64): ImageSize {
  const scale = side / Math.sqrt(width * height)
  const fit = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
  return side === 1024 && width === height ? { width, height } : { width: fit(width), height: fit(height) }
}
