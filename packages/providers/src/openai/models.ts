import { CUSTOM_SIZES } from '../custom-sizes.ts'
import type { ModelRow } from '../hosted/model-row.ts'
import { capabilitiesOf, createModelTable, modelOf } from '../hosted/model-table.ts'
import { FIRST_SIZES, sizeAround } from '../hosted/product-sizes.ts'
import {
  IMAGE_QUALITIES,
  type ImageCapabilities,
  type ImageRequest,
  type ImageSize,
} from '../image-provider.ts'

export type OpenAiModel = ModelRow<{
  /** It answers with base64 by default; older ones must be asked to. */
  readonly hasBase64ByDefault: boolean
}>

const GPT_PREFIX = 'gpt-image-'

/** Fields common to the family. */
const GPT_IMAGE = {
  family: 'GPT Image',
  efforts: { standard: 'medium', high: 'medium', ultra: 'high' },
  references: { max: 16, use: 'looked-at' },
  mask: 'edits',
  maxPartials: 3,
  call: { hasBase64ByDefault: true },
} as const satisfies Partial<OpenAiModel>

/** The only sizes of older models. */
const GPT_IMAGE_1 = { ...GPT_IMAGE, sizes: FIRST_SIZES } as const satisfies Partial<OpenAiModel>

/** Sides in steps of 16 up to 3840, up to 3:1, 0.66 to 8.3 million pixels. */
const LARGE = {
  customSizes: { ...CUSTOM_SIZES, minPixels: 655_360 },
  resolutions: {
    '2k': {
      sizes: [
        { width: 2048, height: 2048 },
        { width: 2496, height: 1664 },
        { width: 1664, height: 2496 },
        { width: 1792, height: 2240 },
        { width: 3024, height: 1296 },
      ],
    },
    '4k': {
      sizes: [
        { width: 2880, height: 2880 },
        { width: 3504, height: 2336 },
        { width: 2336, height: 3504 },
        { width: 2560, height: 3200 },
        { width: 3840, height: 1648 },
      ],
    },
  },
} as const satisfies Partial<OpenAiModel>

const SUCCESSOR = 'gpt-image-2.6-flare'

export const OPENAI_MODELS: readonly OpenAiModel[] = [
  {
    ...GPT_IMAGE,
    ...LARGE,
    name: SUCCESSOR,
    label: 'GPT Image 2.6 Flare',
    drawsFor: ['standard'],
    transparent: true,
  },
  {
    ...GPT_IMAGE,
    ...LARGE,
    name: 'gpt-image-2.6-sunburst',
    label: 'GPT Image 2.6 Sunburst',
    drawsFor: ['high', 'ultra'],
    transparent: true,
  },
  { ...GPT_IMAGE, ...LARGE, name: 'gpt-image-2', label: 'GPT Image 2' },
  {
    ...GPT_IMAGE,
    ...LARGE,
    name: 'gpt-image-2.5-flare',
    label: 'GPT Image 2.5 Flare',
    isOperatorsOnly: true,
    transparent: true,
  },
  {
    ...GPT_IMAGE,
    ...LARGE,
    name: 'gpt-image-2.5-sunburst',
    label: 'GPT Image 2.5 Sunburst',
    isOperatorsOnly: true,
    transparent: true,
  },
  // Other servers with this API may keep serving it.
  {
    name: 'dall-e-3',
    label: 'DALL·E 3',
    family: 'DALL·E',
    efforts: { standard: 'standard', high: 'hd', ultra: 'hd' },
    sizes: [
      { width: 1024, height: 1024 },
      { width: 1792, height: 1024 },
      { width: 1024, height: 1792 },
    ],
    retires: '2026-05-12',
    successor: SUCCESSOR,
    call: { hasBase64ByDefault: false },
  },
  {
    ...GPT_IMAGE_1,
    name: 'gpt-image-1',
    label: 'GPT Image 1',
    isOperatorsOnly: true,
    retires: '2026-10-23',
    successor: SUCCESSOR,
  },
  {
    ...GPT_IMAGE_1,
    name: 'gpt-image-1-mini',
    label: 'GPT Image 1 mini',
    isOperatorsOnly: true,
    retires: '2026-12-01',
    successor: SUCCESSOR,
  },
  {
    ...GPT_IMAGE_1,
    name: 'gpt-image-1.5',
    label: 'GPT Image 1.5',
    isOperatorsOnly: true,
    retires: '2026-12-01',
    successor: SUCCESSOR,
  },
  {
    ...GPT_IMAGE_1,
    name: 'chatgpt-image-latest',
    label: 'ChatGPT Image',
    isOperatorsOnly: true,
    retires: '2026-12-01',
    successor: SUCCESSOR,
  },
]

/** An unlisted model of another vendor or a self-hosted server, which is only asked for a picture. */
export type PlainModel = { readonly name: string | undefined; readonly side: number }

export type ChosenModel =
  | { readonly kind: 'listed'; readonly model: OpenAiModel }
  | { readonly kind: 'plain'; readonly model: PlainModel }

/** An installation's models: the vendor's, one of which the operator may have chosen for everything. */
export function createOpenAiModels(
  fixed: string | undefined,
  { isPlain, side }: { readonly isPlain: boolean; readonly side: number },
  rows: readonly OpenAiModel[] = OPENAI_MODELS,
) {
  const table = createModelTable(rows)
  const operators = fixed === undefined ? undefined : (table.find(fixed) ?? familyModel(fixed))
  /** The model for everything. */
  const only: ModelRow | undefined = fixed === undefined ? undefined : (operators ?? unlistedRow(fixed))
  const drawing: readonly ModelRow[] = only ? [only] : table.drawing

  return {
    /** The models that draw by default. */
    drawing,
    /** The operator's model, or the requested one, or the quality's; with a reference, one that supports it. */
    choose: (
      request: ImageRequest,
      /** Today, at OpenAI's own address: retired models cannot be requested. */
      today: string | undefined,
    ): ChosenModel => {
      if (isPlain || (only && !operators)) return { kind: 'plain', model: { name: fixed, side } }
      const { model: _, ...unnamed } = request
      const isSeen = operators?.references || !request.references?.length
      const { row } = table.choose(operators ? unnamed : request, today)
      return { kind: 'listed', model: operators && isSeen ? operators : row }
    },
    capabilities: (today: string | undefined): ImageCapabilities =>
      only ? capabilitiesOf([only], drawing, [modelOf(only, IMAGE_QUALITIES)]) : table.capabilities(today),
  }
}

/** A model that takes only a prompt and a size. */
export function unlistedRow(name: string): ModelRow {
  return { name, label: name, family: name, sizes: FIRST_SIZES, call: undefined }
}

/** The operator may choose a newer sibling, which is assumed to support what its family does. */
function familyModel(name: string): OpenAiModel | undefined {
  return name.startsWith(GPT_PREFIX) ? { ...GPT_IMAGE_1, name, label: name } : undefined
}

export function plainSize({ side }: PlainModel, size: ImageSize): ImageSize {
  return sizeAround(side, size)
}
