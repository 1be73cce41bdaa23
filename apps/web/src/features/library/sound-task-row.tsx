import type { AudioTask } from '@easel/contract/audio'
import { TASK_STATUS } from '@easel/contract/queue'
import { AudioLines, CircleAlert } from 'lucide-react'
import { useCancelAudio } from '#web/shared/data/audio.queries.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'

/** Work that has given no sound yet, or failed, and then why. */
export function SoundTaskRow({ task }: { readonly task: AudioTask }) {
  const progress = useLiveProgress(task.id)
  const cancel = useCancelAudio()
  const { label, color } = TASK_STATUS[task.status]
  const isFailed = task.status === 'error'
  const Icon = isFailed ? CircleAlert : AudioLines
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
        <p className="mt-1 flex items-center gap-x-2.5 text-12 text-ink-3">
          <Badge tone={color}>{label}</Badge>
          <span>{task.kind === 'speech' ? 'Speech' : 'Sound'}</span>
        </p>
        {task.status === 'running' && (
          <div className="mt-2 max-w-80">
            <ProgressBar label={`Progress of ${task.prompt}`} value={progress?.percent ?? null} />
          </div>
        )}
        {isFailed && <p className="mt-1 truncate text-12 text-madder-ink">{task.error}</p>}
      </div>
      {!isFailed && (
        <Button
          variant="quiet"
          size="small"
          disabled={cancel.isPending}
          className="max-md:col-start-2 max-md:w-fit"
          onClick={() => cancel.mutate(task.id)}
        >
          Cancel
        </Button>
      )}
    </article>
  )
}
