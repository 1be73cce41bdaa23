import { IMAGE_QUALITIES, type ImageModel, type ImageQuality, type ImageRequest } from '../image-provider.ts'

/** One hosted model: its address and which inputs its published schema takes. */
export type HostedModel = {
  readonly owner: string
  readonly name: string
  /** Takes `seed`. */
  readonly takesSeed: boolean
  /** Takes `num_outputs`; the others make one picture always. */
  readonly takesCount: boolean
  /** How it takes a reference picture; absent when it takes none. */
  readonly reference?: {
    readonly field: 'image' | 'image_prompt' | 'image_input'
    /** The field is a list. */
    readonly isList: boolean
    /** How many it looks at, at most. */
    readonly max: number
    /** Takes `prompt_strength`, and draws in the shape of the reference, which is therefore cut to the shape asked for. */
    readonly isStartingPoint: boolean
  }
  /** Draws what `mask` marks of `image`, in the shape of both, and nothing else. */
  readonly repaints?: true
}

const SCHNELL: HostedModel = {
  owner: 'black-forest-labs',
  name: 'flux-schnell',
  takesSeed: true,
  takesCount: true,
}
const DEV: HostedModel = {
  owner: 'black-forest-labs',
  name: 'flux-dev',
  takesSeed: true,
  takesCount: true,
  reference: { field: 'image', isList: false, max: 1, isStartingPoint: true },
}
const PRO: HostedModel = {
  owner: 'black-forest-labs',
  name: 'flux-1.1-pro',
  takesSeed: true,
  takesCount: false,
  reference: { field: 'image_prompt', isList: false, max: 1, isStartingPoint: false },
}
const NANO_BANANA: HostedModel = {
  owner: 'google',
  name: 'nano-banana',
  takesSeed: false,
  takesCount: false,
  reference: { field: 'image_input', isList: true, max: 3, isStartingPoint: false },
}

const FILL: HostedModel = {
  owner: 'black-forest-labs',
  name: 'flux-fill-pro',
  takesSeed: true,
  takesCount: false,
  repaints: true,
}

const BY_QUALITY: Readonly<Record<ImageQuality, HostedModel>> = { standard: SCHNELL, high: DEV, ultra: PRO }

const MODELS: readonly HostedModel[] = [SCHNELL, DEV, PRO, NANO_BANANA]

/** What forms have to know of them. */
export const MODEL_CAPABILITIES: readonly ImageModel[] = [...MODELS, FILL].map((model) => ({
  name: model.name,
  qualities: IMAGE_QUALITIES.filter((quality) => BY_QUALITY[quality] === model),
  seed: model.takesSeed,
  negativePrompt: false,
  reference: model.reference !== undefined,
  ...(model.reference ? { maxReferences: model.reference.max } : {}),
  ...(model.reference?.isList ? { edits: true } : {}),
  ...(model.repaints ? { repaints: true } : {}),
}))

/**
 * The model that draws: the one named, else the quality's. Where that sees no reference, one goes to the cheapest model that does and several
 * to the one that sees several; a mask goes to the one that fills.
 */
export function chooseModel(request: {
  readonly model?: string
  readonly quality?: ImageQuality
  readonly references?: ImageRequest['references']
  readonly mask?: Uint8Array
}): { readonly model: HostedModel; readonly isAsNamed: boolean } {
  const sent = request.references?.length ?? 0
  if (sent > 0 && request.mask) return { model: FILL, isAsNamed: true }
  const named = MODELS.find(({ name }) => name === request.model)
  const model = named ?? BY_QUALITY[request.quality ?? 'standard']
  return {
    model: sent === 0 || model.reference ? model : sent === 1 ? DEV : NANO_BANANA,
    isAsNamed: request.model === undefined || named !== undefined,
  }
}

/**
 * The product's sizes and what is asked of the models for each: the ratio they know that is nearest to the pixels, so that least is cut
 * off; and the pixels in that ratio which a reference is cut to.
 */
export const SHAPES = [
  { width: 1024, height: 1024, ratio: '1:1', reference: { width: 1024, height: 1024 } },
  { width: 1536, height: 1024, ratio: '3:2', reference: { width: 1248, height: 832 } },
  { width: 1024, height: 1536, ratio: '2:3', reference: { width: 832, height: 1248 } },
] as const

export type Shape = (typeof SHAPES)[number]
