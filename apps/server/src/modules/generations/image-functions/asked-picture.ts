import type { Background } from '@easel/contract/fields'
import { largeOf, type Resolution } from '@easel/contract/pictures'
import { type SentReference, sentReferences } from '../references/kept-references.ts'
import type { PictureRequest } from '../request-pictures.ts'

/** What requests in the product's own format say about a picture besides size, quality and model. */
export type AskedPicture = {
  readonly prompt: string
  readonly negative_prompt?: string | undefined
  readonly style?: string | undefined
  readonly seed?: number | undefined
  readonly variation?: number | undefined
  readonly background?: Background | undefined
  readonly resolution?: Resolution | undefined
  readonly image?: string | undefined
  readonly references?: readonly SentReference[] | undefined
  readonly reference_strength?: number | undefined
  readonly parent_id?: string | undefined
  readonly relation?: PictureRequest['relation'] | undefined
}

export function askedPicture(body: AskedPicture) {
  return {
    prompt: body.prompt,
    negativePrompt: body.negative_prompt ?? '',
    style: body.style ?? 'photorealistic',
    seed: body.seed,
    variation: body.variation,
    ...(body.background === 'transparent' ? { isTransparent: true as const } : {}),
    resolution: largeOf(body.resolution),
    references: sentReferences(body),
    referenceStrength: body.reference_strength,
    parentId: body.parent_id,
    relation: body.relation ?? 'variation',
  } satisfies Partial<PictureRequest>
}
