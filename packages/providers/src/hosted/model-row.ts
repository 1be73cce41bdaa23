import type { CustomSizes } from '../custom-sizes.ts'
import type { ImageQuality, ImageSize, Resolution } from '../image-provider.ts'
import type { Retirement } from './model-retirement.ts'

/** How a model takes reference pictures. */
type ReferenceUse =
  /** It draws over the first, in its shape, and can be told how strongly. */
  | 'drawn-over'
  /** The first steers it, as strongly as it likes. */
  | 'steered-by'
  /** It looks at them, is told in words what each is for, and changes them by an instruction. */
  | 'looked-at'

/**
 * One model of a vendor, as data: what it takes, and how the vendor's API calls it. A new model is a row of its vendor's `models.ts` and no
 * code. `Call` has the fields that only this vendor's API needs.
 */
export type ModelRow<Call = unknown> = Retirement & {
  /** What requests, prices and records call it; unique in its table. Letters, digits, `.`, `-`. */
  readonly name: string
  /** What people read: `FLUX.2 pro`. */
  readonly label: string
  /** The models that it is one of, newer and older ones: `FLUX.2`. */
  readonly family: string
  /** Efforts that it draws when no model is named; each has one row of a table. Default none: it is drawn with by name. */
  readonly drawsFor?: readonly ImageQuality[]
  /** Only the operator may name it. Default: requests may, too. */
  readonly isOperatorsOnly?: true
  /** Pixels that it draws in, and that a reference is cut to which it draws over: of these the nearest shape. Default those of the request. */
  readonly sizes?: readonly ImageSize[]
  /** Further pixels that it can be asked for. Default: none; it is asked for the nearest shape of `sizes` or of the product's sizes. */
  readonly customSizes?: CustomSizes
  /** Ratios that it can be asked for, in place of pixels; the nearest loses least. Default: it is asked for pixels. */
  readonly ratios?: readonly string[]
  /** The vendor's word for each effort. Default: it knows one effort, and is not asked for any. */
  readonly efforts?: Readonly<Record<ImageQuality, string>>
  /** Largest seed that it takes; larger ones are folded, and the picture says so. Default: it takes none. */
  readonly maxSeed?: number
  /** Takes what must not appear. Default: it cannot. */
  readonly negativePrompt?: true
  /** Reference pictures that it takes at most, and how. Default: it takes none. */
  readonly references?: { readonly max: number; readonly use: ReferenceUse }
  /** `fills`: it draws what a mask marks of a picture, in the shape of both, and nothing else. `edits`: it takes a mask beside references. Default: none. */
  readonly mask?: 'fills' | 'edits'
  /** Draws on a transparent background where it is asked to. Default: it cannot. */
  readonly transparent?: true
  /** Sizes above the product's own that it draws in, and how it is asked for them. Default: none. */
  readonly resolutions?: Readonly<Partial<Record<Resolution, ResolutionCall>>>
  /** Pictures of what is forming that its vendor streams at most. Default: none. */
  readonly maxPartials?: number
  /** US dollars that its vendor lists for a picture of 1024x1024 without references. Default: it lists none a picture, or it could not be checked. */
  readonly priceUsd?: number
  /** How the vendor's API calls it. */
  readonly call: Call
}

/** How a model is asked for one of the sizes above the product's own. */
type ResolutionCall = {
  /** Pixels that it is asked for: of these the nearest shape. Default: those of `sizes`, or the ratio alone. */
  readonly sizes?: readonly ImageSize[]
  /** Fields of the vendor's that say the size, in place of those that its calls have otherwise. Default: none. */
  readonly sends?: Readonly<Record<string, string>>
}

/** Seeds of the product: 32 bits. */
export const MAX_SEED = 0xffff_ffff

/** The seed that a model is sent; undefined where it takes none. */
export function seedFor(
  { maxSeed }: { readonly maxSeed?: number | undefined },
  seed: number,
): number | undefined {
  return maxSeed === undefined ? undefined : seed > maxSeed ? seed % (maxSeed + 1) : seed
}
