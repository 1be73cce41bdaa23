import { lazy, memo } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

const PromptEditor = lazy(() =>
  loadChunk(() => import('./prompt-editor.tsx')).then((module) => ({ default: module.PromptEditor })),
)

type LazyPromptEditorProps = {
  readonly error: string | undefined
  /** From now on the editor hears what is typed. */
  readonly onReady: () => void
}

/**
 * The editor is a chunk of its own; its place keeps its height while it loads. Drawn anew only for new properties: a
 * prerendered editor that changes before its chunk is there would be thrown away, with what was typed into it.
 */
export const LazyPromptEditor = memo(function LazyPromptEditor(props: LazyPromptEditorProps) {
  return (
    <LazyPart
      fallback={
        <p
          role="status"
          className="groove flex h-[118px] items-center justify-center gap-2 rounded-3 text-ink-2"
        >
          <Spinner />
          Loading editor…
        </p>
      }
    >
      <PromptEditor {...props} />
    </LazyPart>
  )
})
