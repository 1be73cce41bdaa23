import { sizeAround } from '../hosted/product-sizes.ts'
import type { ImageModel, ImageQuality, ImageRequest, ImageSize } from '../image-provider.ts'

/** What one model of the images API takes. */
export type OpenAiModel = {
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

const GPT_SIZE = (size: ImageSize): ImageSize => size
const GPT_QUALITY = { standard: 'medium', high: 'medium', ultra: 'high' } as const

function gptImage(name: string): OpenAiModel {
  return { name, quality: GPT_QUALITY, hasBase64ByDefault: true, reference: true, sizeOf: GPT_SIZE }
}

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

const MINI = gptImage('gpt-image-1-mini')
const GPT_1 = gptImage('gpt-image-1')
const GPT_1_5 = gptImage('gpt-image-1.5')
const MODELS: readonly OpenAiModel[] = [MINI, GPT_1, GPT_1_5, gptImage('gpt-image-2'), DALL_E_3]
const BY_QUALITY: Readonly<Record<ImageQuality, OpenAiModel>> = {
  standard: MINI,
  high: GPT_1,
  ultra: GPT_1_5,
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
  const listed = MODELS.find(({ name }) => name === (settings.model ?? asked))
  if (settings.isPlain || (settings.model !== undefined && !listed))
    return { kind: 'plain', model: { name: settings.model, side: settings.side } }
  const model = listed ?? BY_QUALITY[quality]
  return { kind: 'listed', model: reference && !model.reference ? BY_QUALITY[quality] : model }
}

export function plainSize({ side }: PlainModel, size: ImageSize): ImageSize {
  return sizeAround(side, size)
}

/** What forms have to know of the vendor's own models. */
export const MODEL_CAPABILITIES: readonly ImageModel[] = MODELS.map((model) => ({
  name: model.name,
  qualities: (['standard', 'high', 'ultra'] as const).filter((quality) => BY_QUALITY[quality] === model),
  seed: false,
  negativePrompt: false,
  reference: model.reference,
}))
