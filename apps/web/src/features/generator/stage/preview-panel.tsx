import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { MOBILE_QUERY } from '#web/shared/lib/use-media.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { ElsewhereStrip } from '../elsewhere-strip.tsx'
import { anotherSample } from '../prompt/sample-prompts.ts'
import { RecentGenerations } from '../recent-generations.tsx'
import { useRunStore } from '../run.store.ts'
import { useSettingsStore } from '../settings.store.ts'
import { tilesOf } from './batch-tiles.ts'
import { BatchStrip, BatchView } from './batch-view.tsx'
import { GeneratingView } from './generating-view.tsx'
import { PictureStage } from './picture-stage.tsx'
import { pickPicture, useStageStore } from './stage.store.ts'
import { useStageGenerations, useStageHistory } from './stage-generations.ts'

/** The stage: the picture in progress, the latest one, or an empty frame. */
export function PreviewPanel() {
  const generations = useStageGenerations()
  const generating = useRunStore((run) => run.status === 'generating')
  const { batch, isBatchShown, picked } = useStageStore()
  const [latest] = generations
  // A new picture replaces one picked among the recent ones, but not one picked from a running batch.
  const isPickKept = batch !== null || picked?.latest === latest?.id
  const shown = (isPickKept && generations.find(({ id }) => id === picked?.id)) || latest
  const pick = (id: string) => pickPicture(id, latest?.id)
  const { data: queue } = useQuery({ ...queueQuery(), enabled: batch !== null })
  const tiles = batch ? tilesOf(batch, queue?.tasks) : []
  const hasTiles = tiles.length > 0 && isBatchShown && !generating

  const stage = useRef<HTMLElement>(null)
  const began = generating ? 'run' : (batch?.startedAt ?? null)
  useEffect(() => {
    // On phones the result would appear out of sight, since the form is longer than the screen and the button floats.
    if (began !== null && matchMedia(MOBILE_QUERY).matches) stage.current?.scrollIntoView({ block: 'start' })
  }, [began])

  return (
    <section
      ref={stage}
      aria-label="Preview"
      className="mat no-scrollbar flex min-h-0 flex-col overflow-auto max-md:scroll-mt-(--header) max-md:overflow-visible"
    >
      {!generating && <ElsewhereStrip />}
      {tiles.length > 0 && !hasTiles && <BatchStrip tiles={tiles} />}
      {generating ? (
        <GeneratingView />
      ) : batch && hasTiles ? (
        <BatchView batch={batch} tiles={tiles} onPick={pick} />
      ) : shown ? (
        <PictureStage key={shown.id} generation={shown} />
      ) : (
        <ReadyToCreate />
      )}
      {latest && generations.length > 1 && (
        <RecentGenerations
          generations={generations.slice(1, 5)}
          shownId={hasTiles ? undefined : shown?.id}
          onPick={pick}
        />
      )}
    </section>
  )
}

function ReadyToCreate() {
  const history = useStageHistory()
  const isUnknown = history.status === 'loading'
  if (history.status === 'failed')
    return (
      <LoadError
        title="Your latest picture could not be loaded"
        error={history.error}
        onRetry={history.retry}
      />
    )
  return (
    <div className="grid min-h-[min(60dvh,520px)] flex-1 max-md:min-h-[340px]">
      {isUnknown && <LookingForLatest />}
      <div
        // A user with pictures is not invited to make a first one while the latest loads.
        className={classNames(isUnknown && 'in-data-session:hidden')}
      >
        <EmptyState
          icon={<Image size={20} aria-hidden="true" />}
          title="Ready to Create"
          action={
            <Button
              onClick={() => {
                const { prompt, change } = useSettingsStore.getState()
                change({ prompt: anotherSample(prompt, Math.random) })
              }}
            >
              Try a sample prompt
            </Button>
          }
        >
          Enter a prompt and generate your first image
        </EmptyState>
      </div>
    </div>
  )
}

/** On a slow line loading takes seconds; typed input is kept, and this says so. */
function LookingForLatest() {
  return (
    <div className="fade-in hidden [animation-delay:600ms] in-data-session:block">
      <EmptyState icon={<Spinner />} title="Loading your latest picture">
        You can start your next prompt
      </EmptyState>
    </div>
  )
}
