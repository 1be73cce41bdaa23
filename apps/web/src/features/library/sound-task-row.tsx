import type { AudioTask } from '@easel/contract/audio'
import { AudioLines } from 'lucide-react'
import { useRemoveAudioTask, useRetryAudio } from '#web/shared/data/audio.queries.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { UnfinishedRow } from './unfinished-row.tsx'

/** A sound task without a result. */
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
      onRetry={isPending ? undefined : () => retry(task.id)}
      onRemove={remove.isPending ? undefined : () => remove.mutate(task.id)}
    />
  )
}
