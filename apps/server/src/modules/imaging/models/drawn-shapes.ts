import { type AspectRatio, ratiosIn } from '@easel/contract/pictures'
import type { ImageModel, ImageProvider, ImageSize } from '@easel/providers/image-provider'
import type { Plan } from './model-choices.ts'

/** The ratios that an order can be drawn in, and what people call the one that draws it. */
export type DrawnShapes = { readonly label: string; readonly ratios: readonly AspectRatio[] }

/** Of the one whose turn comes first; undefined where no one draws. */
export function drawnShapes({ steps: [first] }: Plan, quality: string): DrawnShapes | undefined {
  if (!first) return undefined
  const { provider, drawsWith } = first
  const { models = [] } = provider.capabilities
  const model =
    models.find(({ name }) => name === drawsWith.model) ??
    models.find(({ qualities }) => qualities.some((one) => one === quality))
  const ratios = ratiosIn(sizesOf(provider, model)).map(({ id }) => id)
  return { label: model?.label ?? model?.name ?? provider.label, ratios }
}

/** Sizes of the product's that a model draws, or its provider where it does not tell its models apart. */
export function sizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): readonly ImageSize[] {
  return model?.sizes ?? capabilities.sizes
}
