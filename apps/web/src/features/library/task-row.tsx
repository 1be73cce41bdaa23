import { QUALITIES } from '@easel/contract/pictures'
import type { QueueTask } from '@easel/contract/queue'
import { styleLabel } from '@easel/contract/styles'
import { LoaderCircle, RotateCcw, X } from 'lucide-react'
import { useRemoveTask, useRetryTask } from '#web/shared/data/queue-actions.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { UnfinishedRow } from './unfinished-row.tsx'

/** Work that has given no picture. */
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
          <span>{QUALITIES.find(({ id }) => id === task.quality)?.label}</span>
          <span className="tabular-nums">
            {task.params.width} × {task.params.height}
          </span>
        </>
      }
      actions={
        <>
          {task.status === 'error' && (
            <Button variant="quiet" size="small" disabled={isPending} onClick={() => retry(task.id)}>
              <RotateCcw size={14} aria-hidden="true" />
              Retry
            </Button>
          )}
          <IconButton label="Remove task" disabled={remove.isPending} onClick={() => remove.mutate(task.id)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  )
}
