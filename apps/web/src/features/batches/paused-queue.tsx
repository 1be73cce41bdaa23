import { useQuery } from '@tanstack/react-query'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { useUpdateQueue } from '#web/shared/data/queue/queue-actions.ts'
import { Button } from '#web/shared/ui/button.tsx'

/** A queue paused on another page also holds up a batch, which would look stuck. */
export function PausedQueue() {
  const { data: queue } = useQuery(queueQuery())
  const update = useUpdateQueue()
  if (!queue?.paused) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-3 bg-gamboge-tint px-2.5 py-1.5 text-gamboge-ink"
    >
      Your queue is paused, so nothing starts.
      <Button size="small" disabled={update.isPending} onClick={() => update.mutate({ paused: false })}>
        Resume the queue
      </Button>
    </div>
  )
}
