import { isCustomSize } from '@easel/contract/models/custom-sizes'
import { closestRatio, ratioOfPicture } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import type { Generation } from '#web/shared/data/generation.ts'
import type { QueueRequest } from '#web/shared/data/queue/queue-actions.ts'
import { rollLittleChange } from '#web/shared/pictures/little-change.ts'

/** How much a variation changes: light, shades and poses, or everything the prompt leaves open. */
export type VaryHow = 'a little' | 'strongly'

/** Request for a variation, by `model` if one is chosen. Undefined if style or size cannot be requested. */
export function varyRequest(generation: Generation, how: VaryHow, model: string): QueueRequest | undefined {
  const style = styleSchema.safeParse(generation.style)
  const { width, height } = generation
  const ratio = ratioOfPicture(width, height)
  // Another model may not support the size.
  const isCustom = isCustomSize({ width, height }) && (generation.requested?.model ?? '') === model
  if (!style.success || !(ratio || isCustom)) return undefined
  return {
    prompt: generation.prompt,
    ...(generation.negativePrompt && { negative_prompt: generation.negativePrompt }),
    style: style.data,
    quality: generation.quality,
    ...(model && { model }),
    aspect_ratio: ratio ?? closestRatio(width, height),
    ...(isCustom && { width, height }),
    ...(generation.requested?.background && { background: generation.requested.background }),
    ...(generation.requested?.resolution && { resolution: generation.requested.resolution }),
    parent_id: generation.id,
    relation: 'variation',
    ...(how === 'a little' && { seed: generation.seed, variation: rollLittleChange(Math.random) }),
    count: 1,
  }
}
