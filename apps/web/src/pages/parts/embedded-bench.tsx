import { QueryClientProvider } from '@tanstack/react-query'
import { GeneratorForm } from '#web/features/generator/generator-form.tsx'
import { PreviewPanel } from '#web/features/generator/stage/preview-panel.tsx'
import { QueueCard } from '#web/features/queue/queue-card.tsx'
import { StylePicker } from '#web/features/styles/style-picker.tsx'
import { RateLimitBanner } from '#web/features/usage/rate-limit-banner.tsx'
import { queryClient } from '#web/shared/api/query-client.ts'
import { LazyJoinDialog } from './lazy-join-dialog.tsx'

/** The generator in a window of the landing page: the same form, preview and queue as in the studio. */
export function EmbeddedBench() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="stage-embedded grid h-[868px] grid-cols-[var(--inspector)_minmax(0,1fr)] max-lg:flex max-lg:h-auto max-lg:flex-col [&>form]:border-r [&>form]:border-line max-lg:[&>form]:border-0">
        <GeneratorForm
          banner={<RateLimitBanner />}
          stylePicker={StylePicker}
          joinDialog={LazyJoinDialog}
          docked={false}
        />
        <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] max-lg:order-first">
          <PreviewPanel />
        </div>
      </div>
      <div className="border-t border-line empty:hidden">
        <QueueCard />
      </div>
    </QueryClientProvider>
  )
}
