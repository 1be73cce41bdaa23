import type { AudioTask, Recording } from '@easel/contract/audio'
import { useQuery } from '@tanstack/react-query'
import { AudioLines, Play } from 'lucide-react'
import { RecordingCard } from '#web/shared/audio/recording-card.tsx'
import {
  useAudio,
  useCancelAudio,
  useRemoveAudioTask,
  useRetryAudio,
} from '#web/shared/data/audio.queries.ts'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { useUpdateQueue } from '#web/shared/data/queue/queue-actions.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { FOCUS_HOME, useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { useAudioDraft } from './audio-draft.store.ts'
import { useSpeechDraft } from './speech-draft.store.ts'

/** Sounds in progress, then finished ones, newest first. */
export function AudioList() {
  const { data, hasNextPage, fetchNextPage } = useAudio()
  const pages = data?.pages ?? []
  // Finished tasks are listed below as recordings.
  const tasks = (pages[0]?.tasks ?? []).filter(({ status }) => status !== 'done')
  const waiting = tasks.filter(({ status }) => status === 'queued')
  const recordings = pages.flatMap(({ items }) => items)
  const count = tasks.length + recordings.length
  useHomedFocus(count)
  if (count === 0)
    return (
      <div {...FOCUS_HOME} className="h-full">
        <EmptyState icon={<AudioLines size={34} aria-hidden="true" />} title="No sound yet">
          Name a place, some weather or a kind of music, or several of them: they are mixed. Or write a text,
          and choose who reads it aloud.
        </EmptyState>
      </div>
    )
  return (
    <div className="mx-auto grid w-full max-w-[860px] grid-cols-1 content-start gap-3 p-4">
      {waiting.length > 0 && <PausedNote />}
      {tasks.toReversed().map((task) => (
        <TaskCard key={task.id} task={task} place={waiting.indexOf(task) + 1} />
      ))}
      {recordings.map((recording) => (
        <RecordingCard
          key={recording.id}
          recording={recording}
          actions={
            <Button size="small" variant="quiet" onClick={() => reuse(recording)}>
              Reuse settings
            </Button>
          }
        />
      ))}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Load more</Button>}
    </div>
  )
}

/** Sounds share the pictures' queue, which this page does not show, so it says when that is paused. */
function PausedNote() {
  const { data: queue } = useQuery(queueQuery())
  const update = useUpdateQueue()
  if (!queue?.paused) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-3 bg-gamboge-tint px-3.5 py-2 text-12 text-gamboge-ink"
    >
      <span className="flex-1">Your queue is paused. Sounds start once it is resumed.</span>
      <Button size="small" disabled={update.isPending} onClick={() => update.mutate({ paused: false })}>
        <Play size={14} aria-hidden="true" />
        Resume
      </Button>
    </p>
  )
}

function reuse(made: AudioTask | Recording) {
  const { prompt, kind, settings } = made
  if (kind === 'speech') {
    useAudioDraft.getState().change({ kind })
    useSpeechDraft.getState().change({ text: prompt, voice: settings.voice, speed: settings.speed })
    return
  }
  useAudioDraft.getState().change({
    kind,
    prompt,
    seconds: String(settings.seconds),
    mood: settings.mood ?? '',
    bpm: settings.bpm === null ? '' : String(settings.bpm),
    seed: String(settings.seed),
    isLoop: settings.is_loop,
  })
}

function TaskCard({ task, place }: { readonly task: AudioTask; readonly place: number }) {
  const progress = useLiveProgress(task.id)
  const cancel = useCancelAudio()
  const remove = useRemoveAudioTask()
  const { retry, isPending: isRetrying } = useRetryAudio()
  const isOpen = task.status !== 'error'
  return (
    <article aria-live="polite" className="card grid gap-2.5 rounded-4 p-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1">
          <h3 className="line-clamp-3 text-14 font-semibold wrap-anywhere">{task.prompt}</h3>
          <p className={classNames('text-12', isOpen ? 'text-ink-2' : 'text-madder-ink')}>
            {task.status === 'queued' && (place === 1 ? 'Queued: next' : `Queued: no. ${place}`)}
            {task.status === 'running' && 'Generating...'}
            {!isOpen && (task.error ?? 'Generation failed')}
          </p>
        </div>
        {isOpen ? (
          <Button size="small" disabled={cancel.isPending} onClick={() => cancel.mutate(task.id)}>
            Cancel
          </Button>
        ) : (
          <div className="flex flex-wrap gap-1.5">
            <Button size="small" disabled={isRetrying} onClick={() => retry(task.id)}>
              Retry
            </Button>
            <Button size="small" variant="quiet" onClick={() => reuse(task)}>
              Reuse settings
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={remove.isPending}
              onClick={() => remove.mutate(task.id)}
            >
              Remove
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <ProgressBar label="Progress" value={task.status === 'queued' ? 0 : (progress?.percent ?? null)} />
      )}
    </article>
  )
}
