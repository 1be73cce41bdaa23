import type { CustomSizes } from '../custom-sizes.ts'
import type { ImageQuality, ImageSize, Resolution } from '../image-provider.ts'
import type { Retirement } from './model-retirement.ts'

/** How a model uses reference pictures. */
type ReferenceUse =
  /** Draws over the first, in its shape, with adjustable strength. */
  | 'drawn-over'
  /** The first steers it, with fixed strength. */
  | 'steered-by'
  /** Sees all of them, is told in words what each is for, and edits by instruction. */
  | 'looked-at'

/**
 * One model of a vendor as data: its abilities, and how the vendor's API is called. A new model is a row of its vendor's `models.ts` and no
 * code. `Call` has fields that only this vendor's API needs.
 */
export type ModelRow<Call = unknown> = Retirement & {
  /** Name in requests, prices and records; unique in its table. Letters, digits, `.`, `-`. */
  readonly name: string
  /** Display name: `FLUX.2 pro`. */
  readonly label: string
  /** Family: `FLUX.2`. */
  readonly family: string
  /** Qualities it draws by default; each belongs to one row of a table. Default: none, it draws only when requested. */
  readonly drawsFor?: readonly ImageQuality[]
  /** Only the operator may choose it. Default: requests may, too. */
  readonly isOperatorsOnly?: true
  /** Sizes it draws, and to which a reference that it draws over is cut: the nearest shape is used. Default: the request's size. */
  readonly sizes?: readonly ImageSize[]
  /** Range of custom sizes. Default: none; the nearest shape of `sizes` or of the product's sizes is used. */
  readonly customSizes?: CustomSizes
  /** Ratios to request instead of pixels; the nearest is used. Default: it is asked for pixels. */
  readonly ratios?: readonly string[]
  /** The vendor's name for each quality. Default: it has no qualities. */
  readonly efforts?: Readonly<Record<ImageQuality, string>>
  /** Max seed; larger ones are reduced, and the picture says so. Default: it takes no seed. */
  readonly maxSeed?: number
  /** Supports a negative prompt. Default: no. */
  readonly negativePrompt?: true
  /** Max reference pictures, and how they are used. Default: none. */
  readonly references?: { readonly max: number; readonly use: ReferenceUse }
  /** `fills`: it only redraws a masked region, in the shape of picture and mask. `edits`: it accepts a mask beside references. Default: no masks. */
  readonly mask?: 'fills' | 'edits'
  /** Can draw a transparent background. Default: no. */
  readonly transparent?: true
  /** Larger resolutions, and how to request them. Default: none. */
  readonly resolutions?: Readonly<Partial<Record<Resolution, ResolutionCall>>>
  /** Max partial pictures that its vendor streams. Default: none. */
  readonly maxPartials?: number
  /** The vendor's list price in US dollars for 1024x1024 without references. Default: not listed for a picture, or not verified. */
  readonly priceUsd?: number
  /** How the vendor's API is called. */
  readonly call: Call
}

/** How to request a larger resolution. */
type ResolutionCall = {
  /** Sizes to request: the nearest shape is used. Default: those of `sizes`, or only the ratio. */
  readonly sizes?: readonly ImageSize[]
  /** Vendor fields that request the resolution, replacing those of other calls. Default: none. */
  readonly sends?: Readonly<Record<string, string>>
}

/** The product's seeds have 32 bits. */
export const MAX_SEED = 0xffff_ffff

/** The seed to send; undefined if the model takes none. */
export function seedFor(
  { maxSeed }: { readonly maxSeed?: number | undefined },
  seed: number,
): number | undefined {
  return maxSeed === undefined ? undefined : seed > maxSeed ? seed % (maxSeed + 1) : seed
}
