import { type QueueTask, TASK_STATUS } from '@easel/contract/queue'
import { styleLabel } from '@easel/contract/styles'
import { X } from 'lucide-react'
import { useRemoveTask } from '#web/shared/data/queue.queries.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { StatusDot } from './status-dot.tsx'

export function QueueRow({ task }: { readonly task: QueueTask }) {
  const remove = useRemoveTask()
  const progress = useLiveProgress(task.id)
  const { label, color } = TASK_STATUS[task.status]
  const running = task.status === 'running'
  return (
    <li className="rise grid grid-cols-[8px_minmax(0,1fr)_auto] items-center gap-x-[9px] gap-y-[3px] px-0.5 pt-[9px] pb-2.5">
      <StatusDot status={task.status} />
      <span className="truncate font-medium" title={task.prompt}>
        {task.prompt}
      </span>
      <IconButton
        small
        label="Remove task"
        disabled={remove.isPending}
        onClick={() => remove.mutate(task.id)}
      >
        <X size={14} aria-hidden="true" />
      </IconButton>
      <span className="col-start-2 col-end-4 flex items-center gap-2 text-12 text-ink-3">
        <Badge tone={color}>{label}</Badge>
        <span className="truncate">{styleLabel(task.style)}</span>
        {running && progress && (
          <span className="figures ml-auto text-11">{Math.round(progress.percent)}%</span>
        )}
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
