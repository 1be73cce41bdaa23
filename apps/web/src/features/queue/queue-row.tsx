import { type Queue, type QueueTask, TASK_STATUS } from '@easel/contract/queue'
import { styleLabel } from '@easel/contract/styles'
import { GripVertical, RotateCcw, X } from 'lucide-react'
import { useCancelTask, useRemoveTask, useRetryTask } from '#web/shared/data/queue-actions.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { waitText } from '#web/shared/lib/wait-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { aboutTime, positionOf, secondsUntilDone } from './queue-order.ts'
import { StatusDot } from './status-dot.tsx'
import type { Reorder } from './use-reorder.ts'

type QueueRowProps = {
  readonly task: QueueTask
  readonly queue: Queue
  readonly reorder: Reorder
}

export function QueueRow({ task, queue, reorder }: QueueRowProps) {
  const remove = useRemoveTask()
  const progress = useLiveProgress(task.id)
  const { label, color } = TASK_STATUS[task.status]
  const queued = task.status === 'queued'
  const running = task.status === 'running'
  return (
    <li
      data-queued={queued ? task.id : undefined}
      className={classNames(
        'rise grid grid-cols-[8px_minmax(0,1fr)_auto] items-center gap-x-[9px] gap-y-[3px] px-0.5 pt-[9px] pb-2.5',
        reorder.drag?.id === task.id && 'opacity-50',
        reorder.drag?.overId === task.id && 'bg-ultramarine-tint',
      )}
    >
      <StatusDot status={task.status} />
      <span className="truncate font-medium" title={task.prompt}>
        {task.prompt}
      </span>
      <span className="flex">
        {queued && (
          <IconButton
            small
            label={`Move task ${positionOf(queue.tasks, task.id)}`}
            title="Drag, or use the arrow keys"
            className="cursor-grab touch-none active:cursor-grabbing"
            {...reorder.handle(task.id)}
          >
            <GripVertical size={14} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          small
          label="Remove task"
          disabled={remove.isPending}
          onClick={() => remove.mutate(task.id)}
        >
          <X size={14} aria-hidden="true" />
        </IconButton>
      </span>
      <span className="col-start-2 col-end-4 flex min-h-7 items-center gap-2 text-12 text-ink-3">
        <Badge tone={color}>{label}</Badge>
        <span className="min-w-0 flex-1 truncate">{styleLabel(task.style)}</span>
        {queued && <Wait queue={queue} task={task} />}
        {running && progress && <span className="figures text-11">{Math.round(progress.percent)}%</span>}
        {running && <CancelButton id={task.id} />}
        {task.status === 'error' && <RetryButton id={task.id} />}
      </span>
      {running && (
        <span className="col-start-2 col-end-4 mt-1">
          <ProgressBar label={`Progress of ${task.prompt}`} value={progress?.percent ?? null} />
        </span>
      )}
      {task.status === 'error' && (
        <span className="col-start-2 col-end-4 text-12 text-madder-ink">
          {task.error ?? 'Generation failed'}
        </span>
      )}
    </li>
  )
}

/** The place in the queue, and when the picture should be there; or how long whoever draws asked to wait. */
function Wait({ queue, task }: { readonly queue: Queue; readonly task: QueueTask }) {
  const position = positionOf(queue.tasks, task.id)
  const seconds = secondsUntilDone(queue, task.id)
  return (
    <span className="text-11 whitespace-nowrap tabular-nums">
      {position === 1 ? 'Next' : `No. ${position}`}
      {task.waitsUntil !== null ? (
        <Asked until={Date.parse(task.waitsUntil)} />
      ) : (
        seconds !== null && `, ${aboutTime(seconds)}`
      )}
    </span>
  )
}

function Asked({ until }: { readonly until: number }) {
  const text = waitText(until, useSecond().getTime())
  return text !== '' && <span title="Whoever draws asked to wait.">, waits {text}</span>
}

function CancelButton({ id }: { readonly id: string }) {
  const { mutate, isPending } = useCancelTask()
  return (
    <Button variant="quiet" size="small" className="px-2" disabled={isPending} onClick={() => mutate(id)}>
      Cancel
    </Button>
  )
}

function RetryButton({ id }: { readonly id: string }) {
  const { retry, isPending } = useRetryTask()
  return (
    <Button variant="quiet" size="small" className="px-2" disabled={isPending} onClick={() => retry(id)}>
      <RotateCcw size={14} aria-hidden="true" />
      Retry
    </Button>
  )
}
