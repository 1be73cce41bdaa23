import * as z from 'zod/mini'
import { type AspectRatio, closestRatio, ratioOf, sizeOf } from '../pictures.ts'

/** Any width and height in whole steps from `min` to `max`, which make `minPixels` to `maxPixels` together. */
export const customSizesSchema = z.object({
  min: z.int(),
  max: z.int(),
  step: z.int(),
  minPixels: z.int(),
  maxPixels: z.int(),
})
export type CustomSizes = z.output<typeof customSizesSchema>

/** The widest range that a model has: no larger than the product's sizes, and no side more than three times the other. */
export const CUSTOM_SIZES: CustomSizes = {
  min: 512,
  max: 1536,
  step: 16,
  minPixels: 512 * 512,
  maxPixels: 1536 * 1024,
}

const side = z.optional(z.int().check(z.gte(1), z.lte(4096)))
/** Both together in place of the ratio's size, where the model draws it: GET /api/models says within which range. */
export const customSizeFields = { width: side, height: side }
export const SIDES_TOGETHER = 'Send width and height together, or neither.'
export const NO_LARGER_SIZE = 'A custom size has no larger size: leave the resolution out.'

type Size = { readonly width: number; readonly height: number }

/** The sides that WIDTHxHEIGHT names; undefined for other words. */
export function sidesOf(size: string): Size | undefined {
  const [, width, height] = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(size) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Whether it is none of the product's sizes, and one that some models draw. */
export function isCustomSize(size: Size): boolean {
  return !ratioOf(size.width, size.height) && customSizeProblem(CUSTOM_SIZES, size) === undefined
}

type Shape = {
  readonly aspect_ratio: AspectRatio
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** The pixels of what is asked for: of its custom size, or of its ratio. */
export function pixelsOf({ aspect_ratio: ratio, width, height }: Shape): Size {
  return width && height ? { width, height } : sizeOf(ratio)
}

/** The ratio that a size has, or that is nearest. */
export function ratioFor({ width, height }: Size): AspectRatio {
  return ratioOf(width, height) ?? closestRatio(width, height)
}

/** Whether WIDTHxHEIGHT names one. */
export function namesCustomSize(text: string): boolean {
  const size = sidesOf(text)
  return size !== undefined && isCustomSize(size)
}

/** The size of a picture where it is none of the product's and can be asked for; undefined for others. */
export function customSizeOf({ width, height }: Size): Size | undefined {
  return isCustomSize({ width, height }) ? { width, height } : undefined
}

/** What keeps every model from drawing a size, as a sentence; undefined for one of the product's and for one that some models draw. */
export function sizeProblem(size: Size): string | undefined {
  return ratioOf(size.width, size.height) ? undefined : customSizeProblem(CUSTOM_SIZES, size)
}

/** What keeps a size from being drawn, as a sentence; undefined where nothing does. */
export function customSizeProblem(range: CustomSizes, { width, height }: Size): string | undefined {
  const { min, max, step, minPixels, maxPixels } = range
  const pixels = width * height
  const sides = [width, height]
  if (!sides.every((one) => one >= min && one <= max)) return `Each side must be ${min} to ${max} pixels.`
  const odd = sides.find((one) => one % step !== 0)
  if (odd) return `Each side must be a multiple of ${step}, such as ${Math.round(odd / step) * step}.`
  if (pixels < minPixels) return `Width × height must be at least ${grouped(minPixels)} pixels.`
  return pixels > maxPixels ? `Width × height must be at most ${grouped(maxPixels)} pixels.` : undefined
}

/** What the fields begin with: the ratio's own pixels, where the range has them. */
export function firstCustomSize(range: CustomSizes | null | undefined, ratio: AspectRatio): Size {
  return sizeOf(range && customSizeProblem(range, sizeOf(ratio)) ? '1:1' : ratio)
}

/** The range as a form tells it. */
export function customSizesHint({ min, max, step, minPixels, maxPixels }: CustomSizes): string {
  const least = minPixels > min * min ? `${Math.ceil(minPixels / 10_000) / 100} to ` : 'up to '
  const most = Math.floor(maxPixels / 10_000) / 100
  return `${min} to ${max} pixels a side in steps of ${step}, ${least}${most} million in total.`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
