import { type CustomSizes, customSizeProblem } from '@easel/contract/models/custom-sizes'
import { nearestRatio } from '@easel/contract/openai/openai-images'
import { type AspectRatio, EVERY_MODELS_RATIOS, ratioOf, ratiosIn, sizeOf } from '@easel/contract/pictures'
import type { ImageModel, ImageProvider, ImageSize } from '@easel/providers/image-provider'
import { AppError } from '../../../platform/app-error.ts'
import type { Plan } from './model-choices.ts'

/** Ratios and custom sizes available to an order, and the name of the model or provider that draws it. */
export type DrawnShapes = {
  readonly label: string
  readonly ratios: readonly AspectRatio[]
  readonly custom: CustomSizes | null
}

const UNKNOWN: DrawnShapes = { label: 'The model', ratios: EVERY_MODELS_RATIOS, custom: null }

/** Shapes of the first provider in turn; undefined when there is none. */
export function drawnShapes({ steps: [first] }: Plan, quality: string): DrawnShapes | undefined {
  if (!first) return undefined
  const { provider, drawsWith } = first
  const { models = [] } = provider.capabilities
  const model =
    models.find(({ name }) => name === drawsWith.model) ??
    models.find(({ qualities }) => qualities.some((one) => one === quality))
  const ratios = ratiosIn(sizesOf(provider, model)).map(({ id }) => id)
  const label = model?.label ?? model?.name ?? provider.label
  return { label, ratios, custom: customSizesOf(provider, model) }
}

/** Our sizes that a model draws, or its provider if that does not distinguish models. */
export function sizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): readonly ImageSize[] {
  return model?.sizes ?? capabilities.sizes
}

/** A model's custom sizes, or its provider's. */
export function customSizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): CustomSizes | null {
  return model?.customSizes ?? capabilities.customSizes ?? null
}

/** The size to draw for the one in `field`: the same if the model supports it, or else that of the nearest ratio. */
export function nearestSize(
  field: string,
  wish: ImageSize,
  { label, ratios, custom }: DrawnShapes = UNKNOWN,
): ImageSize {
  const { width, height } = wish
  if (custom && !ratioOf(width, height) && !customSizeProblem(custom, wish)) return { width, height }
  const ratio = nearestRatio(width, height, ratios)
  if (ratio) return sizeOf(ratio)
  const message = `${label} draws no picture of that shape. It draws ${ratios.join(', ')}.`
  throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
