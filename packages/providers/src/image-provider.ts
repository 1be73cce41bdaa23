import type { CustomSizes } from './custom-sizes.ts'

/**
 * What draws a picture from words: the built-in engine, a hosted model, a model server on the next machine.
 * A provider knows nothing of users, allowances, queues or files. It never throws for anything that can happen
 * while a picture is being made: it answers with an `ImageOutcome`. `conformance.ts` is the interface as a test.
 */
export type ImageProvider = {
  /** Stable and kebab-case, recorded with every picture: `built-in`. */
  readonly id: string
  /** What people read: `Built-in engine`. */
  readonly label: string
  readonly capabilities: ImageCapabilities
  /**
   * Says before anything is spent whether the content policy refuses a prompt. Costs no money and at most a few milliseconds.
   * `undefined` means that nothing is known against it; `generate` may still answer `nsfw`.
   */
  readonly review: (text: {
    readonly prompt: string
    readonly negativePrompt?: string
  }) => Promise<ImageFailure | undefined>
  /**
   * Finds out, where a vendor or server can be asked, what it can do; `capabilities` and `notices` say so afterwards. Ends within seconds
   * and never rejects. A caller who leaves it out gets pictures all the same.
   */
  readonly prepare?: (signal: AbortSignal) => Promise<void>
  /**
   * Rewrites by an instruction what a picture was asked for with, so that the same seed draws it changed; undefined where it does not know
   * what is wanted. Only where `redraws` is; absent: it cannot.
   */
  readonly revise?: (
    wish: { readonly prompt: string; readonly style: string },
    instruction: string,
  ) => Promise<{ readonly prompt: string; readonly style: string } | undefined>
  /** What the operator should know now, a sentence each: a model that ends, a name that the server does not list. */
  readonly notices?: () => readonly string[]
  /** Draws one picture. Never rejects. */
  readonly generate: (request: ImageRequest, options?: GenerateOptions) => Promise<ImageOutcome>
  /** Ends threads and connections. Pictures still being drawn end as `cancelled`. Calling it twice is harmless. */
  readonly close: () => Promise<void>
}

/** What a provider honors. A request may carry what it does not: the outcome then says so in `warnings`. */
export type ImageCapabilities = {
  /** The same request with the same seed gives the same bytes. */
  readonly seed: boolean
  readonly negativePrompt: boolean
  /** Takes a reference picture. */
  readonly reference: boolean
  /** Reference pictures it looks at, at most, of which the first are used; absent: one, where it takes any. */
  readonly maxReferences?: number
  /** Changes a picture by an instruction, with the picture as its first reference; absent: it cannot. */
  readonly edits?: true
  /** Can be told how strongly the reference steers. */
  readonly referenceStrength: boolean
  /** Style ids with a look of their own; any other id is drawn in the nearest one, with a warning. */
  readonly styles: readonly string[]
  /** Efforts that differ; a missing one is drawn as the next lower, with a warning. */
  readonly qualities: readonly ImageQuality[]
  /** The version that draws the same picture again from its request, also larger or cut out, as `ImageSuccess.model` names it; absent: it cannot. */
  readonly redraws?: string
  /** Takes `variation`; absent: it cannot. */
  readonly varies?: true
  /** Takes `mask`; absent: it cannot. */
  readonly repaints?: true
  /** Takes `isTransparent`, by one of its models at least; absent: it cannot. */
  readonly transparent?: true
  /** Takes `resolution`, by one of its models at least: each that one takes; absent: none. */
  readonly resolutions?: readonly Resolution[]
  /** `onProgress` is called while drawing. */
  readonly progress: boolean
  /** Progress carries small pictures of what is forming. */
  readonly previews: boolean
  /** Those of the product's sizes that one of its models at least makes; the others are cut from the nearest shape. */
  readonly sizes: readonly ImageSize[]
  /** Further sizes, of each model that names none itself; absent: none. For a model without any they are cut from the nearest shape. */
  readonly customSizes?: CustomSizes
  /** LoRAs that `ImageRequest.loras` may name; absent: it takes none. */
  readonly loras?: readonly string[]
  /** The models behind it, where there are several or where they differ; the fields above speak of the provider as a whole. */
  readonly models?: readonly ImageModel[]
}

/** One model of a provider, as far as a form has to know. */
export type ImageModel = {
  /** What `ImageRequest.model` names it by: `flux-dev`. */
  readonly name: string
  /** What people read; absent: its name. */
  readonly label?: string
  /** Efforts that it draws when no model is named; empty for one that is only drawn with by name. */
  readonly qualities: readonly ImageQuality[]
  readonly seed: boolean
  readonly negativePrompt: boolean
  readonly reference: boolean
  /** Absent: one, where it takes any. */
  readonly maxReferences?: number
  /** Changes a picture by an instruction; absent: it cannot. */
  readonly edits?: true
  /** Takes a mask beside the instruction, which says where; absent: it cannot. */
  readonly masksEdits?: true
  /** Draws what a mask marks; such a model draws nothing else. */
  readonly repaints?: true
  /** Draws on a transparent background; absent: it cannot. */
  readonly transparent?: true
  /** Sizes above the product's own that it draws in; absent: none. */
  readonly resolutions?: readonly Resolution[]
  /** Sizes of the product's whose shape it draws; absent: all that the provider makes. */
  readonly sizes?: readonly ImageSize[]
  /** Further sizes that it makes; absent: those that the provider makes. */
  readonly customSizes?: CustomSizes
  /** US dollars that its vendor lists for a picture; absent: it lists none, or it is not known. */
  readonly priceUsd?: number
}

/** Efforts, the least first. */
export const IMAGE_QUALITIES = ['standard', 'high', 'ultra'] as const
export type ImageQuality = (typeof IMAGE_QUALITIES)[number]
/** Sizes above the product's own, the smaller first. */
export const RESOLUTIONS = ['2k', '4k'] as const
export type Resolution = (typeof RESOLUTIONS)[number]
/** Pixels below which a picture is none of that size: vendors differ in what they call by its name. */
export const MIN_PIXELS: Readonly<Record<Resolution, number>> = { '2k': 2_500_000, '4k': 8_000_000 }
/** A part of a picture, in shares of its width and height from its upper left corner, each 0 … 1. */
export type ImageArea = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type ImageSize = { readonly width: number; readonly height: number }

/** What of a reference picture the new one takes: who or what it shows, how it is painted, or where things stand. */
export type ReferenceRole = 'subject' | 'style' | 'composition'
export type ReferencePicture = {
  /** Encoded (PNG, JPEG, WebP …); checked and free of metadata. */
  readonly picture: Uint8Array
  /** Default: the provider decides. */
  readonly role?: ReferenceRole
}

/** What to draw. Every text is typed by a stranger and never trusted. */
export type ImageRequest = {
  /** What to draw, 1–500 code points. */
  readonly prompt: string
  /** What must not appear, 0–300 code points; default none. */
  readonly negativePrompt?: string
  /** Style id, default the provider's own plain look. */
  readonly style?: string
  /** Default `standard`. */
  readonly quality?: ImageQuality
  /** Name of the requested model. A provider without it uses its own for the quality; `ImageSuccess.model` says which. */
  readonly model?: string
  /** Small files that change what a model draws, each with its weight; only for providers with `loras`, others ignore it. */
  readonly loras?: readonly { readonly name: string; readonly weight: number }[]
  /** Pixels, one of the product's sizes or a custom one; `capabilities.sizes` and `customSizes` say which are drawn in their own shape. */
  readonly width: number
  readonly height: number
  /** Whole number 0 … 2^32-1; default random, and reported. */
  readonly seed?: number
  /**
   * Whole number 0 … 9999: another small change of the picture that the seed draws, 0 that picture itself. Only for providers with `varies`,
   * others ignore it. Default 0.
   */
  readonly variation?: number
  /** Pictures that steer the result, which the prompt may call @1, @2 and so on; of more than it takes a provider uses the first. Default none. */
  readonly references?: readonly ReferencePicture[]
  /** How strongly the references steer, 0 … 1; default the provider's own. */
  readonly referenceStrength?: number
  /**
   * Grayscale PNG of the requested size: white is redrawn, black stays roughly as in the first reference; a caller that needs it to the pixel
   * restores it. Only for providers with `repaints`, and only with a first reference of the same size; others ignore it.
   */
  readonly mask?: Uint8Array
  /** Draws the same picture at twice the size; only for providers with `redraws`, others ignore it. */
  readonly isDoubled?: boolean
  /** Draws on a transparent background: a PNG or WebP with an alpha channel. Only for models with `transparent`; others draw a background. */
  readonly isTransparent?: boolean
  /**
   * Draws in the shape of `width` and `height` with about so many pixels, and keeps those that come: `ImageSuccess.actual` says how many. A model
   * without that size draws as ever. Ignored beside `mask`. Default: `width` and `height` themselves.
   */
  readonly resolution?: Resolution
  /** Stands for the account that asks, the same each time, and says nothing of it: vendors that watch for misuse are sent it. */
  readonly safetyIdentifier?: string
}

export type GenerateOptions = {
  /**
   * Called once with the vendor's name of the job, as soon as there is one that `resume` can take up: at most 300 characters. Drawing goes on
   * when it has resolved; when it rejects, the job is cancelled and the outcome is `cancelled`. Not called where a vendor has no such thing.
   */
  readonly onJob?: (job: string) => Promise<void>
  /** What `onJob` was given for this very request, perhaps by another process: that job is waited for, and no new one is begun. */
  readonly resume?: string
  /**
   * Aborting ends the work within a second, and with it what it costs where the provider can be told.
   * The outcome is `timeout` when the signal's reason is a `TimeoutError` (as of `AbortSignal.timeout`), else `cancelled`.
   */
  readonly signal?: AbortSignal
  /** Called with growing `percent`, and never after the outcome. What it throws is the caller's own loss. */
  readonly onProgress?: (progress: ImageProgress) => void
}

export type ImageProgress = {
  /** 0 … 100, never falling. */
  readonly percent: number
  /** It has not begun: other pictures are drawn there first. The caller's clock may stand still until progress without it comes. */
  readonly isWaiting?: true
  /** Small picture of what is forming; absent when there is no new one. */
  readonly preview?: ImageBytes
}

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'
export type ImageBytes = {
  readonly bytes: Uint8Array
  readonly type: ImageType
  /** Size of the picture that all of these bytes were found to be, by its checksums or by decoding: it need not be checked again. Absent if unchecked. */
  readonly checkedAs?: ImageSize
}

export type ImageOutcome = ImageSuccess | ImageFailure

export type ImageSuccess = {
  readonly ok: true
  /** The finished picture, whole and decodable. */
  readonly image: ImageBytes
  /** The seed that was used; null when the provider does not say. */
  readonly seed: number | null
  /** The provider's own judgment: true means that the picture must not be shown. */
  readonly nsfw: boolean
  /** `id` of the provider that drew it. */
  readonly provider: string
  /** Model or engine version that drew it: `easel-1.0.0`. */
  readonly model: string
  /** What was asked for and not done, a sentence each; empty when all was. */
  readonly warnings: readonly string[]
  /** What stands in the picture, as short chips; empty when the provider does not say. */
  readonly readAs: readonly string[]
  /** Where, when and in what style it was set, as asked or as chosen; absent when the provider does not say. */
  readonly placed?: readonly string[]
  /** What the prompt names and the picture lacks: unknown words, and what was understood and left out. Empty when it does not say. */
  readonly unknownWords: readonly string[]
  /** Where the things that the picture is about stand in it, the most important first; absent where the provider does not say. */
  readonly subjects?: readonly ImageArea[]
  /** What was really drawn, after the provider's own mapping. */
  readonly actual: {
    readonly width: number
    readonly height: number
    readonly style: string | null
    readonly quality: ImageQuality | null
  }
  /** What the vendor was asked for, under its own names: model, size, seed, steps. For the record; never a prompt or a picture. */
  readonly asked?: Readonly<Record<string, string | number>>
  /** What this picture cost, in US dollars; absent where the vendor does not say. */
  readonly costUsd?: number
  /** Milliseconds of wall time by stage; always has `total`. */
  readonly timings: { readonly total: number } & Readonly<Record<string, number>>
}

/** Why there is no picture, in the order in which a provider decides. */
export const FAILURE_KINDS = [
  /** The caller aborted. */
  'cancelled',
  /** The caller's or the provider's time was up. */
  'timeout',
  /** The request asks for what `capabilities` rule out. */
  'unsupported',
  /** Refused by the content policy, before or after drawing. */
  'nsfw',
  /** The provider asks to wait; `retryAfterSeconds` when it says how long. */
  'rate_limit',
  /** The operator's balance with the provider is spent. */
  'credits',
  /** The operator's key is missing, wrong or revoked. */
  'auth',
  /** The provider could not be reached, or the connection broke. */
  'network',
  /** The provider failed. */
  'server',
  /** The provider answered something that is no picture. */
  'bad_response',
] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

export type ImageFailure = {
  readonly ok: false
  readonly kind: FailureKind
  /** True only when the very same request may succeed later AND nothing was spent on this one. */
  readonly retryable: boolean
  /** Whole seconds, 1 … 3600. */
  readonly retryAfterSeconds?: number
  /**
   * False only when it is certain that the provider never began: nothing was made, nothing is owed, another provider may be asked.
   * Absent when it began, or when that is unknown.
   */
  readonly started?: false
  /** For the operator's log: at most 300 characters, never the prompt, a key or an answer's body. */
  readonly detail: string
}
