import type { AudioTask } from '@easel/contract/audio'
import { AudioLines, RotateCcw, X } from 'lucide-react'
import { useRemoveAudioTask, useRetryAudio } from '#web/shared/data/audio.queries.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { UnfinishedRow } from './unfinished-row.tsx'

/** Work that has given no sound. */
export function SoundTaskRow({ task }: { readonly task: AudioTask }) {
  const progress = useLiveProgress(task.id)
  const remove = useRemoveAudioTask()
  const { retry, isPending } = useRetryAudio()
  return (
    <UnfinishedRow
      prompt={task.prompt}
      status={task.status}
      icon={AudioLines}
      error={task.error}
      facts={<span>{task.kind === 'speech' ? 'Speech' : 'Sound'}</span>}
      progress={
        task.status === 'running' && (
          <div className="mt-2 max-w-80">
            <ProgressBar label={`Progress of ${task.prompt}`} value={progress?.percent ?? null} />
          </div>
        )
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
