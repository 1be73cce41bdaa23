import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { ReaderState } from '#web/shared/prompts/reader-state.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Popover } from '#web/shared/ui/popover.tsx'

const EnhanceChoices = lazy(() =>
  loadChunk(() => import('./enhance-choices.tsx')).then((file) => ({ default: file.EnhanceChoices })),
)

/** Adds light, framing and mood to the prompt; the reader is loaded when it opens. */
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
      <Suspense
        fallback={
          <div className="p-4">
            <ReaderState reader={{ status: 'loading' }} />
          </div>
        }
      >
        <EnhanceChoices onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
