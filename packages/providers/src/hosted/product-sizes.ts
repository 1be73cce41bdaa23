import type { ImageSize } from '../image-provider.ts'

/** The sizes that the product asks for: square, landscape, portrait. */
export const PRODUCT_SIZES: readonly ImageSize[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

/** Ratio that a size is in, as vendors write it. */
export function ratioOf({ width, height }: ImageSize): '1:1' | '3:2' | '2:3' {
  return width === height ? '1:1' : width > height ? '3:2' : '2:3'
}

/** The same shape with the area of a square of `side`, in steps that models draw in. */
export function sizeAround(side: number, { width, height }: ImageSize, step = 64): ImageSize {
  const scale = side / Math.sqrt(width * height)
  const fit = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
  return side === 1024 && width === height ? { width, height } : { width: fit(width), height: fit(height) }
}
