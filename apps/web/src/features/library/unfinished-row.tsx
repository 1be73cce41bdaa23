import { TASK_STATUS, type TaskStatus } from '@easel/contract/queue'
import { CircleAlert, type LucideIcon, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'

type UnfinishedRowProps = {
  readonly prompt: string
  readonly status: TaskStatus
  /** Replaces the result; failures have their own. */
  readonly icon: LucideIcon
  /** What was requested, beside the status. */
  readonly facts: ReactNode
  /** Why it failed. */
  readonly error: string | null
  readonly progress?: ReactNode
  /** Each undefined while it is being done. */
  readonly onRetry: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
}

/** A row of the history for a task without a result: waiting, running, or failed with the reason. */
export function UnfinishedRow(props: UnfinishedRowProps) {
  const { prompt, status, icon, facts, error, progress, onRetry, onRemove } = props
  const { label, color } = TASK_STATUS[status]
  const isFailed = status === 'error'
  const Icon = isFailed ? CircleAlert : icon
  return (
    <article
      aria-label={prompt}
      className="grid h-full grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 max-md:grid-cols-[72px_minmax(0,1fr)]"
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
        <p className="truncate text-14 font-medium">{prompt}</p>
        <p className="mt-1 flex h-[calc(1.25rem*var(--fact-lines))] flex-wrap content-start items-center gap-x-2.5 overflow-hidden text-12 text-ink-3">
          <Badge tone={color}>{label}</Badge>
          {facts}
        </p>
        {progress}
        {isFailed && (
          <p className="mt-1 line-clamp-2 text-12 text-madder-ink" title={error ?? undefined}>
            {error ?? 'Generation failed'}
          </p>
        )}
      </div>
      <div className="flex items-center max-md:col-start-2 max-md:-mt-1 max-md:-ml-3">
        {isFailed && (
          <Button variant="quiet" size="small" disabled={!onRetry} onClick={onRetry}>
            <RotateCcw size={14} aria-hidden="true" />
            Retry
          </Button>
        )}
        <IconButton label="Remove task" disabled={!onRemove} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  )
}
