import { hasRetired, type Retirement, type RetiringModel } from '../hosted/model-retirement.ts'
import { sizeAround } from '../hosted/product-sizes.ts'
import {
  IMAGE_QUALITIES,
  type ImageModel,
  type ImageQuality,
  type ImageRequest,
  type ImageSize,
} from '../image-provider.ts'

/** What one model of the images API takes, and when OpenAI itself ends it. */
type OpenAiModel = Retirement & {
  readonly name: string
  /** The vendor's name of each effort. */
  readonly quality: Readonly<Record<ImageQuality, string>>
  /** Its answer is base64 unless asked otherwise; the older ones have to be asked. */
  readonly hasBase64ByDefault: boolean
  /** Reference pictures that it takes at most, by `/images/edits`; 0 for none. */
  readonly maxReferences: number
  /** Nearest size it draws in. */
  readonly sizeOf: (size: ImageSize) => ImageSize
}

const GPT_PREFIX = 'gpt-image-'

const EFFORT = { standard: 'medium', high: 'medium', ultra: 'high' } as const

function gptImage(name: string, retirement: Retirement = {}): OpenAiModel {
  const quality = EFFORT
  return {
    name,
    quality,
    hasBase64ByDefault: true,
    maxReferences: 16,
    sizeOf: (size) => size,
    ...retirement,
  }
}

const FLARE = gptImage('gpt-image-2.6-flare')
const SUNBURST = gptImage('gpt-image-2.6-sunburst')

/** Others that speak this API serve it on. */
const DALL_E_3: OpenAiModel = {
  name: 'dall-e-3',
  quality: { standard: 'standard', high: 'hd', ultra: 'hd' },
  hasBase64ByDefault: false,
  maxReferences: 0,
  sizeOf: ({ width, height }) =>
    width === height
      ? { width: 1024, height: 1024 }
      : width > height
        ? { width: 1792, height: 1024 }
        : { width: 1024, height: 1792 },
  retires: '2026-05-12',
  successor: FLARE.name,
}

/** What a request may name. */
const MODELS: readonly OpenAiModel[] = [FLARE, SUNBURST, gptImage('gpt-image-2'), DALL_E_3]
/** What only the operator may still name. */
const OLDER_MODELS: readonly OpenAiModel[] = [
  gptImage('gpt-image-1', { retires: '2026-10-23', successor: FLARE.name }),
  gptImage('gpt-image-1-mini', { retires: '2026-12-01', successor: FLARE.name }),
  gptImage('gpt-image-1.5', { retires: '2026-12-01', successor: FLARE.name }),
  gptImage('chatgpt-image-latest', { retires: '2026-12-01', successor: FLARE.name }),
]
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
  { model: asked, quality = 'standard', references = [] }: ImageRequest,
  settings: {
    readonly model: string | undefined
    readonly isPlain: boolean
    readonly side: number
    /** The day, at OpenAI itself: what has ended by then is not drawn with by name. */
    readonly today: string | undefined
  },
): ChosenModel {
  const { model: fixed, isPlain, side, today } = settings
  const listed =
    fixed === undefined
      ? offeredModels(today).find(({ name }) => name === asked)
      : (knownModel(fixed) ?? familyModel(fixed))
  if (isPlain || (fixed !== undefined && !listed)) return { kind: 'plain', model: { name: fixed, side } }
  const model = listed ?? BY_QUALITY[quality]
  return {
    kind: 'listed',
    model: references.length > 0 && model.maxReferences === 0 ? BY_QUALITY[quality] : model,
  }
}

function offeredModels(today: string | undefined): readonly OpenAiModel[] {
  return MODELS.filter((model) => !hasRetired(model, today))
}

function knownModel(fixed: string): OpenAiModel | undefined {
  return [...MODELS, ...OLDER_MODELS].find(({ name }) => name === fixed)
}

/** The operator may name a sibling that came later: it takes what its family takes. */
function familyModel(fixed: string): OpenAiModel | undefined {
  return fixed.startsWith(GPT_PREFIX) ? gptImage(fixed) : undefined
}

/** How many reference pictures the model, or those by quality, see. */
export function maxReferencesOf(fixed: string | undefined): number {
  if (fixed === undefined) return FLARE.maxReferences
  return (knownModel(fixed) ?? familyModel(fixed))?.maxReferences ?? 0
}

export function plainSize({ side }: PlainModel, size: ImageSize): ImageSize {
  return sizeAround(side, size)
}

/** The models that draw when none is named. */
export function drawingModels(fixed: string | undefined): readonly RetiringModel[] {
  if (fixed !== undefined) return [knownModel(fixed) ?? { name: fixed }]
  return [...new Set(IMAGE_QUALITIES.map((quality) => BY_QUALITY[quality]))]
}

/** What forms have to know of the vendor's own models. */
export function modelCapabilities(
  today: string | undefined,
  /** The operator's, which draws everything. */
  fixed?: string,
  /** What a server of one's own honors with it. */
  plain?: Pick<ImageModel, 'seed'>,
): readonly ImageModel[] {
  const honors = { seed: false, negativePrompt: false }
  if (fixed !== undefined) {
    const maxReferences = plain === undefined ? maxReferencesOf(fixed) : 0
    const takes = { reference: maxReferences > 0, maxReferences }
    const edits = maxReferences > 0 ? { edits: true as const } : {}
    return [{ name: fixed, qualities: IMAGE_QUALITIES, ...honors, ...takes, ...edits, ...plain }]
  }
  return offeredModels(today).map((model) => ({
    name: model.name,
    qualities: IMAGE_QUALITIES.filter((quality) => BY_QUALITY[quality] === model),
    ...honors,
    reference: model.maxReferences > 0,
    maxReferences: model.maxReferences,
    ...(model.maxReferences > 0 ? { edits: true as const } : {}),
  }))
}
