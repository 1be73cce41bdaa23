import { ratioOfPicture } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#web/shared/data/generation.ts'
import { recheckLimits } from '#web/shared/data/limits.queries.ts'
import { askedModel, modelName, useModels } from '#web/shared/data/models.queries.ts'
import { type QueueSubmission, useAddToQueue } from '#web/shared/data/queue/queue-actions.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { rollLittleChange } from '#web/shared/pictures/little-change.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

/** How much a variation changes: light, shades and how the subjects are turned, or all that the prompt leaves open. */
export type VaryHow = 'a little' | 'strongly'

/** Queues the picture with small changes, or with another seed. Undefined where its style or size is none that can be asked for. */
export function useVary(generation: Generation): ((how: VaryHow) => void) | undefined {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const { mutate } = useAddToQueue()
  const models = useModels()
  const chosen = generation.requested?.model ?? ''
  const model = askedModel(chosen, models)
  const style = styleSchema.safeParse(generation.style)
  const ratio = ratioOfPicture(generation.width, generation.height)
  if (!style.success || !ratio) return undefined

  function queue(submission: QueueSubmission) {
    mutate(submission, {
      onSuccess: () =>
        notify.success({
          title: 'Added 1 task to generation queue',
          ...(model === chosen
            ? {}
            : {
                message: `${modelName(chosen, models)} is no longer available: the quality picks the model.`,
              }),
        }),
      onError: (error) => showError(error, { onRetry: () => queue(submission) }),
      onSettled: () => recheckLimits(cache),
    })
  }
  return (how) =>
    queue({
      request: {
        prompt: generation.prompt,
        ...(generation.negativePrompt && { negative_prompt: generation.negativePrompt }),
        style: style.data,
        quality: generation.quality,
        ...(model && { model }),
        aspect_ratio: ratio,
        ...(generation.requested?.background && { background: generation.requested.background }),
        ...(generation.requested?.resolution && { resolution: generation.requested.resolution }),
        parent_id: generation.id,
        relation: 'variation',
        ...(how === 'a little' && { seed: generation.seed, variation: rollLittleChange(Math.random) }),
        count: 1,
      },
      idempotencyKey: newId(),
    })
}
