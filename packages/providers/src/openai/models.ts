import type { ModelEnd } from '../hosted/model-ends.ts'
import { sizeAround } from '../hosted/product-sizes.ts'
import {
  IMAGE_QUALITIES,
  type ImageModel,
  type ImageQuality,
  type ImageRequest,
  type ImageSize,
} from '../image-provider.ts'

/** What one model of the images API takes. */
type OpenAiModel = {
  readonly name: string
  /** The vendor's name of each effort. */
  readonly quality: Readonly<Record<ImageQuality, string>>
  /** Its answer is base64 unless asked otherwise; the older ones have to be asked. */
  readonly hasBase64ByDefault: boolean
  /** Takes reference pictures, by `/images/edits`. */
  readonly reference: boolean
  /** Nearest size it draws in. */
  readonly sizeOf: (size: ImageSize) => ImageSize
}

const GPT_PREFIX = 'gpt-image-'

function gptImage(name: string, quality: OpenAiModel['quality']): OpenAiModel {
  return { name, quality, hasBase64ByDefault: true, reference: true, sizeOf: (size) => size }
}

/** Gone from the vendor's own API, alive at others that speak it. */
const DALL_E_3: OpenAiModel = {
  name: 'dall-e-3',
  quality: { standard: 'standard', high: 'hd', ultra: 'hd' },
  hasBase64ByDefault: false,
  reference: false,
  sizeOf: ({ width, height }) =>
    width === height
      ? { width: 1024, height: 1024 }
      : width > height
        ? { width: 1792, height: 1024 }
        : { width: 1024, height: 1792 },
}

const EFFORT = { standard: 'medium', high: 'medium', ultra: 'high' } as const
const FLARE = gptImage('gpt-image-2.6-flare', EFFORT)
const SUNBURST = gptImage('gpt-image-2.6-sunburst', EFFORT)
const MODELS: readonly OpenAiModel[] = [FLARE, SUNBURST, gptImage('gpt-image-2', EFFORT), DALL_E_3]
const BY_QUALITY: Readonly<Record<ImageQuality, OpenAiModel>> = {
  standard: FLARE,
  high: SUNBURST,
  ultra: SUNBURST,
}

/** A model that the vendor does not list: another vendor's, or a server of one's own. It is asked for nothing but a picture. */
export type PlainModel = { readonly name: string | undefined; readonly side: number }

export type ChosenModel =
  | { readonly kind: 'listed'; readonly model: OpenAiModel }
  | { readonly kind: 'plain'; readonly model: PlainModel }

/** The operator's model, else the one named, else the quality's; where a reference is to be seen, one that sees. */
export function chooseModel(
  { model: asked, quality = 'standard', reference }: ImageRequest,
  settings: { readonly model: string | undefined; readonly isPlain: boolean; readonly side: number },
): ChosenModel {
  const listed = listedModel(settings.model ?? asked) ?? familyModel(settings.model)
  if (settings.isPlain || (settings.model !== undefined && !listed))
    return { kind: 'plain', model: { name: settings.model, side: settings.side } }
  const model = listed ?? BY_QUALITY[quality]
  return { kind: 'listed', model: reference && !model.reference ? BY_QUALITY[quality] : model }
}

function listedModel(asked: string | undefined): OpenAiModel | undefined {
  return MODELS.find(({ name }) => name === asked)
}

/** The operator may name a sibling that came later: it takes what its family takes. */
function familyModel(fixed: string | undefined): OpenAiModel | undefined {
  return fixed?.startsWith(GPT_PREFIX) ? gptImage(fixed, EFFORT) : undefined
}

/** Whether the model, or one of those by quality, sees reference pictures. */
export function takesReference(fixed: string | undefined): boolean {
  if (fixed === undefined) return true
  return (listedModel(fixed) ?? familyModel(fixed))?.reference ?? false
}

export function plainSize({ side }: PlainModel, size: ImageSize): ImageSize {
  return sizeAround(side, size)
}

/** At the vendor's own address; others may serve them on. */
export const MODEL_ENDS: readonly ModelEnd[] = [
  { model: 'gpt-image-1', endsOn: '2026-10-23', successor: FLARE.name },
  { model: 'gpt-image-1-mini', endsOn: '2026-12-01', successor: FLARE.name },
  { model: 'gpt-image-1.5', endsOn: '2026-12-01', successor: FLARE.name },
  { model: 'chatgpt-image-latest', endsOn: '2026-12-01', successor: FLARE.name },
]

/** The models that draw when none is named. */
export function drawingModels(fixed: string | undefined): readonly string[] {
  return fixed === undefined ? [...new Set(IMAGE_QUALITIES.map((one) => BY_QUALITY[one].name))] : [fixed]
}

/** What forms have to know of the vendor's own models. */
export const MODEL_CAPABILITIES: readonly ImageModel[] = MODELS.map((model) => ({
  name: model.name,
  qualities: IMAGE_QUALITIES.filter((quality) => BY_QUALITY[quality] === model),
  seed: false,
  negativePrompt: false,
  reference: model.reference,
}))
