import { useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#web/shared/data/generation.ts'
import { recheckLimits } from '#web/shared/data/limits.queries.ts'
import { askedModel, useModels } from '#web/shared/data/models.queries.ts'
import { type QueueSubmission, useAddToQueue } from '#web/shared/data/queue/queue-actions.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { varyRequest } from './vary-request.ts'

/** Max pictures queued again at once. */
export const MAX_AGAIN = 50

/** Queues each picture again with its settings and a new seed, one after another until one is refused. */
export function useQueueAgain(): (generations: readonly Generation[]) => void {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const models = useModels()
  const { mutateAsync } = useAddToQueue()

  async function queue(submissions: readonly QueueSubmission[]) {
    const left = [...submissions]
    try {
      for (const submission of submissions) {
        await mutateAsync(submission)
        left.shift()
      }
    } catch (error) {
      showError(error, { onRetry: () => void queue(left) })
    }
    const added = submissions.length - left.length
    if (added > 0) notify.success({ title: `Added ${countText(added, 'task')} to generation queue` })
    recheckLimits(cache)
  }

  return (generations) => {
    const requests = generations.flatMap(
      (one) => varyRequest(one, 'strongly', askedModel(one.requested?.model ?? '', models)) ?? [],
    )
    const without = generations.length - requests.length
    if (without > 0)
      notify.info({
        title: `${countText(without, 'picture')} can’t be queued again because of size or style`,
      })
    void queue(requests.map((request) => ({ request, idempotencyKey: newId() })))
  }
}
