import { ratioOf } from '@easel/contract/pictures'
import type { Generation } from '#web/shared/data/generation.ts'
import { generateHref } from '#web/shared/lib/paths.ts'

/** The generator with a picture's settings filled in. */
export function reuseHref({
  prompt,
  negativePrompt,
  style,
  quality,
  width,
  height,
  seed,
  requested,
  id,
  references,
}: Generation): string {
  return generateHref({
    prompt,
    negativePrompt,
    style,
    quality,
    model: requested?.model ?? '',
    seed,
    aspectRatio: ratioOf(width, height),
    referencesOf: references > 0 ? id : '',
  })
}
