import type { AudioTask, Recording } from '@easel/contract/audio'
import { AudioLines } from 'lucide-react'
import { RecordingCard } from '#web/shared/audio/recording-card.tsx'
import { useAudio, useCancelAudio } from '#web/shared/data/audio.queries.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { useAudioDraft } from './audio-draft.store.ts'
import { useSpeechDraft } from './speech-draft.store.ts'

/** What is being made, then what was made, newest first. */
export function AudioList() {
  const { data, hasNextPage, fetchNextPage } = useAudio()
  const pages = data?.pages ?? []
  const tasks = pages[0]?.tasks ?? []
  const recordings = pages.flatMap(({ items }) => items)
  if (tasks.length === 0 && recordings.length === 0)
    return (
      <EmptyState icon={<AudioLines size={34} aria-hidden="true" />} title="No sound yet">
        Name a place, some weather or a kind of music, or several of them: they are mixed. Or write a text,
        and choose who reads it aloud.
      </EmptyState>
    )
  return (
    <div className="mx-auto grid w-full max-w-[860px] content-start gap-3 p-4">
      {tasks.toReversed().map((task) => (
        <TaskCard key={task.id} task={task} />
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

function TaskCard({ task }: { readonly task: AudioTask }) {
  const progress = useLiveProgress(task.id)
  const { mutate: cancel } = useCancelAudio()
  const isOpen = task.status !== 'error'
  return (
    <article aria-live="polite" className="card grid gap-2.5 rounded-4 p-3.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-3 text-14 font-semibold wrap-anywhere">{task.prompt}</h3>
          <p className="text-12 text-ink-2">
            {task.status === 'running' ? 'Generating...' : (task.error ?? 'Queued')}
          </p>
        </div>
        {isOpen ? (
          <Button size="small" onClick={() => cancel(task.id)}>
            Cancel
          </Button>
        ) : (
          <Button size="small" onClick={() => reuse(task)}>
            Reuse settings
          </Button>
        )}
      </div>
      {isOpen && <ProgressBar label="Progress" value={progress?.percent ?? null} />}
    </article>
  )
}
