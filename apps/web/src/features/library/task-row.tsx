import { QUALITIES } from '@easel/contract/pictures'
import { type QueueTask, TASK_STATUS } from '@easel/contract/queue'
import { styleLabel } from '@easel/contract/styles'
import { CircleAlert, LoaderCircle, RotateCcw, X } from 'lucide-react'
import { useRemoveTask, useRetryTask } from '#web/shared/data/queue-actions.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'

/** Work that has given no picture: still waiting or running, or failed, and then why. */
export function TaskRow({ task }: { readonly task: QueueTask }) {
  const remove = useRemoveTask()
  const { retry, isPending } = useRetryTask()
  const { label, color } = TASK_STATUS[task.status]
  const isFailed = task.status === 'error'
  const Icon = isFailed ? CircleAlert : LoaderCircle
  return (
    <article
      aria-label={task.prompt}
      className="grid h-full grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 max-md:grid-cols-[72px_minmax(0,1fr)]"
    >
      <div
        className={classNames(
          'grid size-[72px] place-items-center rounded-1 border border-dashed',
          isFailed ? 'border-madder text-madder-ink' : 'border-field-line text-ink-3',
        )}
      >
        <Icon size={20} aria-hidden="true" />
      </div>
      <div className="min-w-0">
        <p className="truncate text-14 font-medium">{task.prompt}</p>
        <p className="mt-1 flex items-center gap-x-2.5 overflow-hidden text-12 whitespace-nowrap text-ink-3">
          <Badge tone={color}>{label}</Badge>
          <span>{styleLabel(task.style)}</span>
          <span>{QUALITIES.find(({ id }) => id === task.quality)?.label}</span>
          <span className="tabular-nums">
            {task.params.width} × {task.params.height}
          </span>
        </p>
        {isFailed && (
          <p className="mt-1 truncate text-12 text-madder-ink" title={task.error ?? undefined}>
            {task.error ?? 'Generation failed'}
          </p>
        )}
      </div>
      <div className="flex items-center max-md:col-start-2">
        {isFailed && (
          <Button variant="quiet" size="small" disabled={isPending} onClick={() => retry(task.id)}>
            <RotateCcw size={14} aria-hidden="true" />
            Retry
          </Button>
        )}
        <IconButton label="Remove task" disabled={remove.isPending} onClick={() => remove.mutate(task.id)}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  )
}
