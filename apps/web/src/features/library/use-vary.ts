import { useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#web/shared/data/generation.ts'
import { recheckLimits } from '#web/shared/data/limits.queries.ts'
import { askedModel, modelName, useModels } from '#web/shared/data/models.queries.ts'
import { type QueueSubmission, useAddToQueue } from '#web/shared/data/queue/queue-actions.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { type VaryHow, varyRequest } from './vary-request.ts'

/** Queues a variation of the picture. Undefined if its style or size cannot be requested. */
export function useVary(generation: Generation): ((how: VaryHow) => void) | undefined {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const { mutate } = useAddToQueue()
  const models = useModels()
  const chosen = generation.requested?.model ?? ''
  const model = askedModel(chosen, models)
  if (!varyRequest(generation, 'strongly', model)) return undefined

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
  return (how) => {
    const request = varyRequest(generation, how, model)
    if (request) queue({ request, idempotencyKey: newId() })
  }
}
