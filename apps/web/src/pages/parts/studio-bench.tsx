import type { ReactNode } from 'react'
import { GeneratorForm } from '#web/features/generator/generator-form.tsx'
import { PreviewPanel } from '#web/features/generator/stage/preview-panel.tsx'
import { Workbench } from '#web/features/generator/workbench.tsx'
import { QueueCard } from '#web/features/queue/queue-card.tsx'
import { StylePicker } from '#web/features/styles/style-picker.tsx'
import { RateLimitBanner } from '#web/features/usage/rate-limit-banner.tsx'
import { LazyJoinDialog } from './lazy-join-dialog.tsx'

type StudioBenchProps = {
  readonly heading: string
  /** Shown in the side column, below the queue. */
  readonly children: ReactNode
}

/** The whole generator: form, preview, queue, and the page's own part of the side column. */
export function StudioBench({ heading, children }: StudioBenchProps) {
  return (
    <Workbench
      heading={heading}
      form={
        <GeneratorForm banner={<RateLimitBanner />} stylePicker={StylePicker} joinDialog={LazyJoinDialog} />
      }
      stage={<PreviewPanel />}
      rail={
        <>
          <QueueCard />
          {children}
          {/* Beside the stage the rail stands there from the start: then it says what for. */}
          <p className="hidden p-3 text-balance text-ink-3 xl:only:block">
            Your queue and recent prompts appear here.
          </p>
        </>
      }
    />
  )
}
