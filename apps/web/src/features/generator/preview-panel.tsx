import { Image } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { ElsewhereStrip } from './elsewhere-strip.tsx'
import { GeneratingView } from './generating-view.tsx'
import { PictureStage } from './picture-stage.tsx'
import { RecentGenerations } from './recent-generations.tsx'
import { useRunStore } from './run.store.ts'
import { anotherSample } from './sample-prompts.ts'
import { useSettingsStore } from './settings.store.ts'
import { useStageGenerations, useStageIsUnknown } from './stage-generations.ts'

/** The stage: the picture in the making, the latest one, or the frame that waits for the first. */
export function PreviewPanel() {
  const generations = useStageGenerations()
  const generating = useRunStore((run) => run.status === 'generating')
  const [picked, setPicked] = useState<{ readonly id: string; readonly latest: string } | null>(null)
  const [latest] = generations
  // A new picture takes the stage back from one picked among the recent ones.
  const shown = (picked?.latest === latest?.id && generations.find(({ id }) => id === picked?.id)) || latest

  return (
    <section
      aria-label="Preview"
      className="mat no-scrollbar flex min-h-0 flex-col overflow-auto max-md:overflow-visible"
    >
      {!generating && <ElsewhereStrip />}
      {generating ? (
        <GeneratingView />
      ) : shown ? (
        <PictureStage key={shown.id} generation={shown} />
      ) : (
        <ReadyToCreate />
      )}
      {latest && generations.length > 1 && (
        <RecentGenerations
          generations={generations.slice(1, 5)}
          shownId={shown?.id}
          onPick={(id) => setPicked({ id, latest: latest.id })}
        />
      )}
    </section>
  )
}

function ReadyToCreate() {
  const isUnknown = useStageIsUnknown()
  return (
    <div
      className={classNames(
        'min-h-[min(60dvh,520px)] flex-1 max-md:min-h-[340px]',
        // Whoever has pictures is not asked for a first one while the latest is looked up.
        isUnknown && 'in-data-session:invisible',
      )}
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
  )
}
