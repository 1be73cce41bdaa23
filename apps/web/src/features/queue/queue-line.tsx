import { TASK_STATUS, type TaskStatus } from '@easel/contract/queue'
import { RotateCcw, X } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { StatusDot } from './status-dot.tsx'

type QueueLineProps = {
  readonly task: {
    readonly id: string
    readonly prompt: string
    readonly status: TaskStatus
    readonly error: string | null
  }
  /** What was requested, beside the status. */
  readonly facts: string
  /** Estimated completion while waiting. */
  readonly wait?: ReactNode
  /** Before the remove button. */
  readonly grip?: ReactNode
  /** A thumbnail at the start. */
  readonly picture?: ReactNode
  /** For finished tasks. */
  readonly result?: ReactNode
  /** Each undefined when not applicable, or while it is being done. */
  readonly onRemove: (() => void) | undefined
  readonly onCancel: (() => void) | undefined
  readonly onRetry: (() => void) | undefined
} & Pick<HTMLAttributes<HTMLElement>, 'className'>

/** A task of the card, of any kind. */
export function QueueLine(props: QueueLineProps) {
  const { task, facts, wait, grip, picture, result, onRemove, onCancel, onRetry, className, ...rest } = props
  const { status, prompt } = task
  const progress = useLiveProgress(task.id)
  const { label, color } = TASK_STATUS[status]
  const preview = status === 'running' ? progress?.preview : null
  const square = preview ? <img src={preview} alt="" className="size-10 rounded-1 object-cover" /> : picture
  const running = status === 'running'
  return (
    <li
      {...rest}
      className={classNames(
        'rise grid items-center gap-x-[9px] gap-y-[3px] px-0.5 pt-[9px] pb-2.5',
        square ? 'grid-cols-[auto_8px_minmax(0,1fr)_auto]' : 'grid-cols-[8px_minmax(0,1fr)_auto]',
        className,
      )}
    >
      {square && <span className="row-span-2">{square}</span>}
      <StatusDot status={status} />
      <span className="truncate font-medium" title={prompt}>
        {prompt}
      </span>
      <span className="flex">
        {grip}
        <IconButton small label="Remove task" disabled={!onRemove} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      </span>
      <span className="-col-end-1 -col-start-3 flex min-h-7 items-center gap-2 text-12 text-ink-3">
        <Badge tone={color}>{label}</Badge>
        <span className="@container min-w-0 flex-1">
          {/* Two letters of a word say nothing. */}
          <span className="block truncate @max-[56px]:sr-only">{facts}</span>
        </span>
        {status === 'queued' && wait}
        {running && progress && <span className="figures text-11">{Math.round(progress.percent)}%</span>}
        {running && (
          <Button variant="quiet" size="small" className="px-2" disabled={!onCancel} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {status === 'error' && (
          <Button variant="quiet" size="small" className="px-2" disabled={!onRetry} onClick={onRetry}>
            <RotateCcw size={14} aria-hidden="true" />
            Retry
          </Button>
        )}
        {status === 'done' && result}
      </span>
      {running && (
        <span className="-col-end-1 -col-start-3 mt-1">
          <ProgressBar label={`Progress of ${prompt}`} value={progress?.percent ?? null} />
        </span>
      )}
      {status === 'error' && (
        <span className="-col-end-1 -col-start-3 text-12 text-madder-ink">
          {task.error ?? 'Generation failed'}
        </span>
      )}
    </li>
  )
}
