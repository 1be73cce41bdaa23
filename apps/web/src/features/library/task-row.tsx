import { qualityLabel } from '@easel/contract/pictures'
import type { QueueTask } from '@easel/contract/queue'
import { styleLabel } from '@easel/contract/styles'
import { LoaderCircle } from 'lucide-react'
import { useRemoveTask, useRetryTask } from '#web/shared/data/queue/queue-actions.ts'
import { UnfinishedRow } from './unfinished-row.tsx'

/** A picture task without a result. */
export function TaskRow({ task }: { readonly task: QueueTask }) {
  const remove = useRemoveTask()
  const { retry, isPending } = useRetryTask()
  return (
    <UnfinishedRow
      prompt={task.prompt}
      status={task.status}
      icon={LoaderCircle}
      error={task.error}
      facts={
        <>
          <span>{styleLabel(task.style)}</span>
          <span>{qualityLabel(task.quality)}</span>
          <span className="tabular-nums">
            {task.params.width} × {task.params.height}
          </span>
        </>
      }
      onRetry={isPending ? undefined : () => retry(task.id)}
      onRemove={remove.isPending ? undefined : () => remove.mutate(task.id)}
    />
  )
}
