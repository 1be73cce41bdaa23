import type { ReferenceRole } from '@easel/contract/fields'
import { modelOf } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import type { QueueRequest } from '#web/shared/data/queue/queue-actions.ts'
import { strengthValue } from './reference/reference-strength.ts'
import type { Settings } from './settings.store.ts'

type Extras = {
  readonly seed: number | undefined
  readonly references: readonly SentReference[]
  /** The library picture it is made from, and how. */
  readonly origin?: Origin | undefined
}

type SentReference = { readonly image: string; readonly role?: ReferenceRole | undefined }
type Origin = { readonly parentId: string; readonly relation: 'variation' | 'remix' | 'reference' }

/** Fields common to both kinds of request. */
function shared(settings: Settings, { seed, references, origin }: Extras) {
  const negative = settings.negativePrompt.trim()
  const strength = references.length > 0 ? strengthValue(settings.referenceStrength) : undefined
  return {
    prompt: settings.prompt.trim(),
    aspect_ratio: settings.aspectRatio,
    ...(settings.isCustomSize && { width: settings.width, height: settings.height }),
    style: styleSchema.parse(settings.style),
    quality: settings.quality,
    ...(settings.model && { model: settings.model }),
    ...(negative && { negative_prompt: negative }),
    ...(settings.background === 'transparent' && { background: settings.background }),
    ...(settings.resolution !== 'standard' && !settings.isCustomSize && { resolution: settings.resolution }),
    ...(seed !== undefined && { seed }),
    ...(references.length > 0 && { references: references.map(withoutNothing) }),
    ...(strength !== undefined && { reference_strength: strength }),
    ...(seed !== undefined && settings.variation > 0 && { variation: settings.variation }),
    ...(origin && { parent_id: origin.parentId, relation: origin.relation }),
  }
}

function withoutNothing({ image, role }: SentReference) {
  return role === undefined ? { image } : { image, role }
}

/** Body of the marketplace function, the form's default; without a chosen model it follows the quality. */
export function pictureRequest(settings: Settings, extras: Extras) {
  return { model: modelOf(settings.quality), ...shared(settings, extras), num_outputs: 1 as const }
}

/** Body that queues a batch; ids are made here, so that this tab recognizes its tasks. */
export function batchRequest(settings: Settings, extras: Extras, newId: () => string): QueueRequest {
  const { batchCount: count } = settings
  return { ...shared(settings, extras), count, ids: Array.from({ length: count }, newId) }
}
