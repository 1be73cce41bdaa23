import { type FreeSizes, freeSizeProblem } from '@easel/contract/models/free-sizes'
import { nearestRatio } from '@easel/contract/openai/openai-images'
import { type AspectRatio, ratioOf, ratiosIn, sizeOf } from '@easel/contract/pictures'
import type { ImageModel, ImageProvider, ImageSize } from '@easel/providers/image-provider'
import type { Plan } from './model-choices.ts'

/** The ratios and further sizes that an order can be drawn in, and what people call the one that draws it. */
export type DrawnShapes = {
  readonly label: string
  readonly ratios: readonly AspectRatio[]
  readonly free: FreeSizes | null
}

/** Of the one whose turn comes first; undefined where no one draws. */
export function drawnShapes({ steps: [first] }: Plan, quality: string): DrawnShapes | undefined {
  if (!first) return undefined
  const { provider, drawsWith } = first
  const { models = [] } = provider.capabilities
  const model =
    models.find(({ name }) => name === drawsWith.model) ??
    models.find(({ qualities }) => qualities.some((one) => one === quality))
  const ratios = ratiosIn(sizesOf(provider, model)).map(({ id }) => id)
  const label = model?.label ?? model?.name ?? provider.label
  return { label, ratios, free: freeSizesOf(provider, model) }
}

/** Sizes of the product's that a model draws, or its provider where it does not tell its models apart. */
export function sizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): readonly ImageSize[] {
  return model?.sizes ?? capabilities.sizes
}

/** Further sizes that a model draws, or all of its provider's. */
export function freeSizesOf(
  { capabilities }: Pick<ImageProvider, 'capabilities'>,
  model: ImageModel | undefined,
): FreeSizes | null {
  return model?.freeSizes ?? capabilities.freeSizes ?? null
}

/** The size that a program's wish is drawn in: its own where that can be, else that of the nearest ratio; undefined where none is near. */
export function nearestSize(
  wish: ImageSize,
  { ratios, free }: Pick<DrawnShapes, 'ratios' | 'free'>,
): ImageSize | undefined {
  const { width, height } = wish
  if (free && !ratioOf(width, height) && !freeSizeProblem(free, wish)) return { width, height }
  const ratio = nearestRatio(width, height, ratios)
  return ratio && sizeOf(ratio)
}
