import type { CustomSizes } from './custom-sizes.ts'

/**
 * Draws a picture from words: the built-in engine, a hosted model, or a model server. A provider knows nothing of users, allowances, queues or
 * files. It never throws for anything that can happen while drawing; it returns an `ImageOutcome`. `conformance.ts` tests this interface.
 */
export type ImageProvider = {
  /** Stable, kebab-case, recorded with every picture: `built-in`. */
  readonly id: string
  /** Display name: `Built-in engine`. */
  readonly label: string
  readonly capabilities: ImageCapabilities
  /**
   * Checks a prompt against the content policy before anything is spent. Free, and takes a few milliseconds. `undefined` means no objection is
   * known; `generate` may still return `nsfw`.
   */
  readonly review: (text: {
    readonly prompt: string
    readonly negativePrompt?: string
  }) => Promise<ImageFailure | undefined>
  /**
   * Discovers the abilities of a vendor or server; `capabilities` and `notices` reflect them afterwards. Settles within seconds and never
   * rejects. Optional: drawing works without it.
   */
  readonly prepare?: (signal: AbortSignal) => Promise<void>
  /**
   * Rewrites a picture's request by an instruction, so that the same seed draws the changed picture; undefined if it does not understand. Only
   * with `redraws`; absent: not supported.
   */
  readonly revise?: (
    wish: { readonly prompt: string; readonly style: string },
    instruction: string,
  ) => Promise<{ readonly prompt: string; readonly style: string } | undefined>
  /** Current notices for the operator, one sentence each: a retired model, a name that the server does not list. */
  readonly notices?: () => readonly string[]
  /** Draws one picture. Never rejects. */
  readonly generate: (request: ImageRequest, options?: GenerateOptions) => Promise<ImageOutcome>
  /** Stops threads and closes connections. Pictures in progress end as `cancelled`. Idempotent. */
  readonly close: () => Promise<void>
}

/** What a provider supports. Requests may contain more; the outcome then has `warnings`. */
export type ImageCapabilities = {
  /** The same request with the same seed gives the same bytes. */
  readonly seed: boolean
  readonly negativePrompt: boolean
  /** Accepts a reference picture. */
  readonly reference: boolean
  /** Max reference pictures; the first ones are used. Absent: one, if it accepts any. */
  readonly maxReferences?: number
  /** Edits a picture by instruction, with the picture as first reference; absent: no. */
  readonly edits?: true
  /** Supports a reference strength. */
  readonly referenceStrength: boolean
  /** Style ids with a look of their own; others are drawn in the nearest one, with a warning. */
  readonly styles: readonly string[]
  /** Distinct qualities; a missing one is drawn as the next lower, with a warning. */
  readonly qualities: readonly ImageQuality[]
  /** The version that can redraw a picture from its request, also larger or cut out, as in `ImageSuccess.model`; absent: not supported. */
  readonly redraws?: string
  /** Supports `variation`; absent: no. */
  readonly varies?: true
  /** Supports `mask`; absent: no. */
  readonly repaints?: true
  /** At least one of its models supports `isTransparent`; absent: no. */
  readonly transparent?: true
  /** Values of `resolution` that at least one of its models supports; absent: none. */
  readonly resolutions?: readonly Resolution[]
  /** `onProgress` is called while drawing. */
  readonly progress: boolean
  /** Progress includes previews. */
  readonly previews: boolean
  /** The product sizes that at least one of its models draws; others are cropped from the nearest shape. */
  readonly sizes: readonly ImageSize[]
  /** Custom sizes of models that declare none of their own; absent: none. A model without any crops from the nearest shape. */
  readonly customSizes?: CustomSizes
  /** LoRAs for `ImageRequest.loras`; absent: none. */
  readonly loras?: readonly string[]
  /** Its models, if there are several or they differ; the fields above describe the provider as a whole. */
  readonly models?: readonly ImageModel[]
}

/** One model of a provider, as forms need it. */
export type ImageModel = {
  /** Name for `ImageRequest.model`: `flux-dev`. */
  readonly name: string
  /** Display name; absent: its name. */
  readonly label?: string
  /** Qualities it draws by default; empty for a model that draws only when requested. */
  readonly qualities: readonly ImageQuality[]
  readonly seed: boolean
  readonly negativePrompt: boolean
  readonly reference: boolean
  /** Absent: one, if it accepts any. */
  readonly maxReferences?: number
  /** Edits a picture by instruction; absent: no. */
  readonly edits?: true
  /** Accepts a mask with the instruction; absent: no. */
  readonly masksEdits?: true
  /** Only redraws masked regions. */
  readonly repaints?: true
  /** Can draw a transparent background; absent: no. */
  readonly transparent?: true
  /** Larger resolutions; absent: none. */
  readonly resolutions?: readonly Resolution[]
  /** Product sizes whose shape it draws; absent: all of the provider's. */
  readonly sizes?: readonly ImageSize[]
  /** Custom sizes; absent: the provider's. */
  readonly customSizes?: CustomSizes
  /** The vendor's list price in US dollars; absent: not listed or unknown. */
  readonly priceUsd?: number
}

/** Qualities, lowest first. */
export const IMAGE_QUALITIES = ['standard', 'high', 'ultra'] as const
export type ImageQuality = (typeof IMAGE_QUALITIES)[number]
/** Larger resolutions, smaller first. */
export const RESOLUTIONS = ['2k', '4k'] as const
export type Resolution = (typeof RESOLUTIONS)[number]
/** Min pixels to count as that resolution: vendors define them differently. */
export const MIN_PIXELS: Readonly<Record<Resolution, number>> = { '2k': 2_500_000, '4k': 8_000_000 }
/** A rectangle in shares of width and height from the upper left corner, each 0 to 1. */
export type ImageArea = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type ImageSize = { readonly width: number; readonly height: number }

/** What is taken from a reference picture: its subject, its style, or its composition. */
export type ReferenceRole = 'subject' | 'style' | 'composition'
export type ReferencePicture = {
  /** Encoded (PNG, JPEG, WebP …); validated and free of metadata. */
  readonly picture: Uint8Array
  /** Default: the provider decides. */
  readonly role?: ReferenceRole
}

/** What to draw. All text is untrusted. */
export type ImageRequest = {
  /** 1 to 500 code points. */
  readonly prompt: string
  /** What must not appear, 0 to 300 code points; default none. */
  readonly negativePrompt?: string
  /** Style id; default: the provider's plain look. */
  readonly style?: string
  /** Default `standard`. */
  readonly quality?: ImageQuality
  /** Requested model. A provider without it uses its own for the quality; `ImageSuccess.model` says which. */
  readonly model?: string
  /** LoRAs with their weights; ignored by providers without `loras`. */
  readonly loras?: readonly { readonly name: string; readonly weight: number }[]
  /** Pixels, a product size or a custom one; `capabilities.sizes` and `customSizes` list those drawn in their own shape. */
  readonly width: number
  readonly height: number
  /** Integer from 0 to 2^32-1; default random, and reported. */
  readonly seed?: number
  /** Integer from 0 to 9999: a small change of the seed's picture, 0 for the picture itself. Ignored by providers without `varies`. Default 0. */
  readonly variation?: number
  /** Reference pictures, which the prompt may call @1, @2 and so on; a provider uses the first ones it supports. Default none. */
  readonly references?: readonly ReferencePicture[]
  /** Reference strength, 0 to 1; default: the provider's. */
  readonly referenceStrength?: number
  /**
   * Grayscale PNG of the requested size: white is redrawn, black stays roughly like the first reference; a caller that needs it exact restores
   * it. Needs a first reference of the same size; ignored by providers without `repaints`.
   */
  readonly mask?: Uint8Array
  /** Draws the same picture at twice the size; ignored by providers without `redraws`. */
  readonly isDoubled?: boolean
  /** Draws on a transparent background: a PNG or WebP with an alpha channel. Models without `transparent` draw a background. */
  readonly isTransparent?: boolean
  /**
   * Draws the shape of `width` and `height` with about this many pixels; `ImageSuccess.actual` has the exact size. A model without that
   * resolution draws the usual one. Ignored with `mask`. Default: `width` and `height` themselves.
   */
  readonly resolution?: Resolution
  /** Stable pseudonym of the requesting account, for vendors that monitor misuse. */
  readonly safetyIdentifier?: string
}

export type GenerateOptions = {
  /**
   * Called once with the vendor's job id, as soon as there is one that `resume` accepts: up to 300 characters. Drawing continues when it
   * resolves; if it rejects, the job is canceled and the outcome is `cancelled`. Not called for vendors without job ids.
   */
  readonly onJob?: (job: string) => Promise<void>
  /** The id that `onJob` got for this very request, possibly in another process: that job is awaited instead of starting a new one. */
  readonly resume?: string
  /**
   * Aborting stops the work within a second, and its cost if the provider can be told. The outcome is `timeout` if the reason is a
   * `TimeoutError` (as from `AbortSignal.timeout`), otherwise `cancelled`.
   */
  readonly signal?: AbortSignal
  /** Called with increasing `percent`, never after the outcome. Errors it throws are ignored. */
  readonly onProgress?: (progress: ImageProgress) => void
}

export type ImageProgress = {
  /** 0 to 100, never falling. */
  readonly percent: number
  /** Not started yet, because other pictures are drawn first. The caller's clock may pause until progress without it. */
  readonly isWaiting?: true
  /** Small preview; absent if there is no new one. */
  readonly preview?: ImageBytes
}

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'
export type ImageBytes = {
  readonly bytes: Uint8Array
  readonly type: ImageType
  /** Size of the picture, if all bytes were verified by checksums or decoding; absent if unchecked. */
  readonly checkedAs?: ImageSize
}

export type ImageOutcome = ImageSuccess | ImageFailure

export type ImageSuccess = {
  readonly ok: true
  /** The finished picture, complete and decodable. */
  readonly image: ImageBytes
  /** The seed used; null when the provider does not report it. */
  readonly seed: number | null
  /** The provider's own judgment: true means that the picture must not be shown. */
  readonly nsfw: boolean
  /** `id` of the provider. */
  readonly provider: string
  /** Model or engine version: `easel-1.0.0`. */
  readonly model: string
  /** What was requested but not done, one sentence each; empty if everything was done. */
  readonly warnings: readonly string[]
  /** What the picture shows, as short labels; empty if not reported. */
  readonly readAs: readonly string[]
  /** Place, time and style, requested or chosen; absent if not reported. */
  readonly placed?: readonly string[]
  /** What the prompt names and the picture lacks: unknown words, and understood ones left out. Empty if not reported. */
  readonly unknownWords: readonly string[]
  /** Boxes of the subjects, most important first; absent if not reported. */
  readonly subjects?: readonly ImageArea[]
  /** What was actually drawn, after the provider's own mapping. */
  readonly actual: {
    readonly width: number
    readonly height: number
    readonly style: string | null
    readonly quality: ImageQuality | null
  }
  /** Parameters sent to the vendor under its own names: model, size, seed, steps. For the record; never a prompt or a picture. */
  readonly asked?: Readonly<Record<string, string | number>>
  /** Price in US dollars; absent if not reported. */
  readonly costUsd?: number
  /** Elapsed milliseconds by stage, including `total`. */
  readonly timings: { readonly total: number } & Readonly<Record<string, number>>
}

/** Kinds of failure, in the order in which a provider decides. */
export const FAILURE_KINDS = [
  /** The caller aborted. */
  'cancelled',
  /** The caller's or the provider's time limit passed. */
  'timeout',
  /** The request contradicts `capabilities`. */
  'unsupported',
  /** Refused by the content policy, before or after drawing. */
  'nsfw',
  /** The provider asks to wait; with `retryAfterSeconds` if it says how long. */
  'rate_limit',
  /** The operator's balance with the provider is used up. */
  'credits',
  /** The operator's key is missing, wrong or revoked. */
  'auth',
  /** The provider was unreachable, or the connection broke. */
  'network',
  /** The provider failed. */
  'server',
  /** The provider returned something that is not a picture. */
  'bad_response',
] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

export type ImageFailure = {
  readonly ok: false
  readonly kind: FailureKind
  /** True only if the same request may succeed later AND this one cost nothing. */
  readonly retryable: boolean
  /** Whole seconds, 1 to 3600. */
  readonly retryAfterSeconds?: number
  /**
   * False only if the provider certainly never started: nothing was made, nothing is owed, and another provider may be asked. Absent if it
   * started, or that is unknown.
   */
  readonly started?: false
  /** For the operator's log: up to 300 characters, never the prompt, a key or a response body. */
  readonly detail: string
}
