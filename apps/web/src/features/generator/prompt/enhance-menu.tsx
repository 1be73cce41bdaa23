import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Popover } from '#web/shared/ui/popover.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

const EnhanceChoices = lazy(() =>
  loadChunk(() => import('./enhance-choices.tsx')).then((file) => ({ default: file.EnhanceChoices })),
)

/** Says more of light, framing and mood, beside the prompt itself; the reader behind it is loaded when it opens. */
export function EnhanceMenu() {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Enhance the prompt"
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton small label="Enhance the prompt">
          <Sparkles size={14} aria-hidden="true" />
        </IconButton>
      }
    >
      <Suspense fallback={<Loading />}>
        <EnhanceChoices loading={<Loading />} onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-2 p-4 text-ink-2">
      <Spinner />
      Loading suggestions…
    </p>
  )
}
