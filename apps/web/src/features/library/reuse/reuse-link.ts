import { customSizeOf } from '@easel/contract/models/custom-sizes'
import { ratioOfPicture } from '@easel/contract/pictures'
import type { Generation } from '#web/shared/data/generation.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { littleChangeOf } from '#web/shared/pictures/little-change.ts'

/** The generator with a picture's settings. */
export function reuseHref(generation: Generation): string {
  const { prompt, negativePrompt, style, quality, width, height, knownSeed, requested, id, references } =
    generation
  return generateHref({
    prompt,
    negativePrompt,
    style,
    quality,
    model: requested?.model ?? '',
    seed: knownSeed ?? undefined,
    variation: littleChangeOf(generation),
    background: requested?.background ?? 'opaque',
    resolution: requested?.resolution ?? 'standard',
    aspectRatio: ratioOfPicture(width, height),
    size: customSizeOf(generation),
    referencesOf: references > 0 ? id : '',
  })
}
