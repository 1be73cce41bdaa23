/** A range of sizes: width and height from `min` to `max` in steps, with a total of `minPixels` to `maxPixels`. */
export type CustomSizes = {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly minPixels: number
  readonly maxPixels: number
}

/** The part that requests may use: no larger than the product's sizes, and up to 3:1. */
export const CUSTOM_SIZES: CustomSizes = {
  min: 512,
  max: 1536,
  step: 16,
  minPixels: 512 * 512,
  maxPixels: 1536 * 1024,
}

export function isCustomSize(
  { min, max, step, minPixels, maxPixels }: CustomSizes,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const isSide = (side: number) => side >= min && side <= max && side % step === 0
  return isSide(width) && isSide(height) && width * height >= minPixels && width * height <= maxPixels
}
