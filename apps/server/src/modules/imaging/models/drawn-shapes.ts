import { type CustomSizes, customSizeProblem } from '@easel/contract/models/custom-sizes'
import { nearestRatio } from '@easel/contract/openai/openai-images'
import { type AspectRatio, EVERY_MODELS_RATIOS, ratioOf, ratiosIn, sizeOf } from '@easel/contract/pictures'
import type { ImageModel, ImageProvider, ImageSize } from '@easel/providers/image-provider'
import { AppError } from '../../../platform/app-error.ts'
import type { Plan } from './model-choices.ts'

/** The ratios and custom sizes that an order can be drawn in, and the name of the model or provider that draws it. */
export type DrawnShapes = {
  readonly label: string
  readonly ratios: readonly AspectRatio[]
  readonly custom: CustomSizes | null
}

const UNKNOWN: DrawnShapes = { label: 'The model', ratios: EVERY_MODELS_RATIOS, custom: null }

/** Of the provider whose turn comes first; undefined where there is none. */
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

/** Sizes of the product's that a model draws, or its provider where it does not tell its models apart. */
export function sizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): readonly ImageSize[] {
  return model?.sizes ?? capabilities.sizes
}

/** Custom sizes that a model draws, or all of its provider's. */
export function customSizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): CustomSizes | null {
  return model?.customSizes ?? capabilities.customSizes ?? null
}

/** The size that is drawn for the one that a program names in `field`: the same where the model takes it, else that of the nearest ratio. */
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
