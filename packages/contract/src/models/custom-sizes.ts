import * as z from 'zod/mini'
import { type AspectRatio, closestRatio, ratioOf, sizeOf } from '../pictures.ts'

/** A range of sizes: width and height from `min` to `max` in steps, with a total of `minPixels` to `maxPixels`. */
export const customSizesSchema = z.object({
  min: z.int(),
  max: z.int(),
  step: z.int(),
  minPixels: z.int(),
  maxPixels: z.int(),
})
export type CustomSizes = z.output<typeof customSizesSchema>

/** The widest range of any model: no larger than the product's sizes, and up to 3:1. */
export const CUSTOM_SIZES: CustomSizes = {
  min: 512,
  max: 1536,
  step: 16,
  minPixels: 512 * 512,
  maxPixels: 1536 * 1024,
}

const side = z.optional(z.int().check(z.gte(1), z.lte(4096)))
/** A custom size in place of the ratio's, both or neither: see GET /api/models for the model's range. */
export const customSizeFields = { width: side, height: side }
export const SIDES_TOGETHER = 'Send width and height together, or neither.'
export const NO_LARGER_SIZE = 'A custom size has no larger size: leave the resolution out.'

type Size = { readonly width: number; readonly height: number }

/** Parses WIDTHxHEIGHT; undefined for anything else. */
export function sidesOf(size: string): Size | undefined {
  const [, width, height] = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(size) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Whether it is a custom size that some models draw, and not one of the product's. */
export function isCustomSize(size: Size): boolean {
  return !ratioOf(size.width, size.height) && customSizeProblem(CUSTOM_SIZES, size) === undefined
}

type Shape = {
  readonly aspect_ratio: AspectRatio
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** Requested pixels: the custom size, or the ratio's. */
export function pixelsOf({ aspect_ratio: ratio, width, height }: Shape): Size {
  return width && height ? { width, height } : sizeOf(ratio)
}

/** The ratio of a size, or the nearest one. */
export function ratioFor({ width, height }: Size): AspectRatio {
  return ratioOf(width, height) ?? closestRatio(width, height)
}

/** Whether WIDTHxHEIGHT is a custom size. */
export function namesCustomSize(text: string): boolean {
  const size = sidesOf(text)
  return size !== undefined && isCustomSize(size)
}

/** A picture's size if it is a custom size that can be requested, otherwise undefined. */
export function customSizeOf({ width, height }: Size): Size | undefined {
  return isCustomSize({ width, height }) ? { width, height } : undefined
}

/** Why no model draws a size, as a sentence; undefined for the product's sizes and those that some models draw. */
export function sizeProblem(size: Size): string | undefined {
  return ratioOf(size.width, size.height) ? undefined : customSizeProblem(CUSTOM_SIZES, size)
}

type Sides = { readonly width?: number | undefined; readonly height?: number | undefined }

/** Why a request's width and height are invalid, as a sentence; undefined if they are valid or absent. */
export function sidesProblem({ width, height }: Sides): string | undefined {
  if (width === undefined || height === undefined) return width === height ? undefined : SIDES_TOGETHER
  return sizeProblem({ width, height })
}

/** Why a size cannot be drawn, as a sentence; undefined if it can. */
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

/** Initial values of the fields: the ratio's own pixels, if the range has them. */
export function firstCustomSize(range: CustomSizes | null | undefined, ratio: AspectRatio): Size {
  return sizeOf(range && customSizeProblem(range, sizeOf(ratio)) ? '1:1' : ratio)
}

/**
 * The allowed size for a picture: its own, or the nearest one of its shape. A shape that the limits rule out, such as 4:1, gets the size nearest to
 * the largest one of that shape.
 */
export function nearestCustomSize(range: CustomSizes, { width, height }: Size): Size {
  const { min, max, step, minPixels, maxPixels } = range
  const pixels = width * height
  const least = Math.max(min / Math.min(width, height), Math.sqrt(minPixels / pixels))
  const most = Math.min(max / Math.max(width, height), Math.sqrt(maxPixels / pixels))
  const scale = Math.min(Math.max(1, least), most)
  const first = Math.ceil(min / step)
  const sides = Array.from({ length: Math.floor(max / step) - first + 1 }, (_, at) => (first + at) * step)
  const sizes = sides.flatMap((across) => sides.map((down) => ({ width: across, height: down })))
  let nearest = firstCustomSize(range, ratioFor({ width, height }))
  let distance = Infinity
  for (const size of sizes) {
    const own = Math.hypot(size.width - width * scale, size.height - height * scale)
    const total = size.width * size.height
    if (own >= distance || total < minPixels || total > maxPixels) continue
    nearest = size
    distance = own
  }
  return nearest
}

/** The range in words, for a form. */
export function customSizesHint({ min, max, step, minPixels, maxPixels }: CustomSizes): string {
  const least = minPixels > min * min ? `${Math.ceil(minPixels / 10_000) / 100} to ` : 'up to '
  const most = Math.floor(maxPixels / 10_000) / 100
  return `${min} to ${max} pixels a side in steps of ${step}, ${least}${most} million in total.`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
