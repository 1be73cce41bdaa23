import {
  IMAGE_QUALITIES,
  type ImageModel,
  type ImageQuality,
  type ImageRequest,
  type ImageSize,
} from '../image-provider.ts'

/** One hosted model, by the vendor's AIR identifier, and what its page says it takes. */
export type RunwareModel = {
  readonly name: string
  readonly air: string
  /** How it takes reference pictures; absent when it takes none. Of a seed image there is one. */
  readonly reference?: 'seedImage' | 'referenceImages'
  /** How many it looks at, at most. Default 1. */
  readonly maxReferences?: number
  readonly takesSeed: boolean
  /** Pixels it is asked for, for each of the product's shapes. */
  readonly sizeOf: (size: ImageSize) => ImageSize
}

const SAME = (size: ImageSize): ImageSize => size
/** Sides in steps of 32 up to 1440. */
const UP_TO_1440 = ({ width, height }: ImageSize): ImageSize =>
  width === height
    ? { width: 1024, height: 1024 }
    : width > height
      ? { width: 1440, height: 960 }
      : { width: 960, height: 1440 }
/** The nearest of the few sizes that this model has. */
const NANO_SIZE = ({ width, height }: ImageSize): ImageSize =>
  width === height
    ? { width: 1024, height: 1024 }
    : width > height
      ? { width: 1248, height: 832 }
      : { width: 832, height: 1248 }

const SCHNELL: RunwareModel = { name: 'flux-schnell', air: 'runware:100@1', takesSeed: true, sizeOf: SAME }
const DEV: RunwareModel = {
  name: 'flux-dev',
  air: 'runware:101@1',
  reference: 'seedImage',
  takesSeed: true,
  sizeOf: SAME,
}
const PRO: RunwareModel = { name: 'flux-1.1-pro', air: 'bfl:2@1', takesSeed: true, sizeOf: UP_TO_1440 }
const NANO_BANANA: RunwareModel = {
  name: 'nano-banana',
  air: 'google:4@1',
  reference: 'referenceImages',
  maxReferences: 3,
  takesSeed: false,
  sizeOf: NANO_SIZE,
}

const MODELS: readonly RunwareModel[] = [SCHNELL, DEV, PRO, NANO_BANANA]
const BY_QUALITY: Readonly<Record<ImageQuality, RunwareModel>> = { standard: SCHNELL, high: DEV, ultra: PRO }

/** The operator's model. The vendor publishes no inputs: one that is not listed is sent a prompt, a size and a seed. */
export function findModel(asked: string): RunwareModel {
  const listed = MODELS.find(({ name, air }) => name === asked || air === asked)
  return listed ?? { name: asked, air: asked, takesSeed: true, sizeOf: SAME }
}

/** The model named, by its name or its AIR identifier, else the quality's. Where that sees no reference, one goes to the cheapest model that does and several to the one that sees several. */
export function chooseModel({
  model: asked,
  quality = 'standard',
  references = [],
}: ImageRequest): RunwareModel {
  const model = MODELS.find(({ name, air }) => name === asked || air === asked) ?? BY_QUALITY[quality]
  if (references.length === 0 || model.reference) return model
  return references.length === 1 ? DEV : NANO_BANANA
}

/** What forms have to know of them. */
export const MODEL_CAPABILITIES: readonly ImageModel[] = MODELS.map((model) => ({
  name: model.name,
  qualities: IMAGE_QUALITIES.filter((quality) => BY_QUALITY[quality] === model),
  seed: model.takesSeed,
  negativePrompt: false,
  reference: model.reference !== undefined,
  ...(model.reference ? { maxReferences: model.maxReferences ?? 1 } : {}),
  ...(model.reference === 'referenceImages' ? { edits: true } : {}),
}))
