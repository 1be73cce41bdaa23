import { lazy, memo } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

const PromptEditor = lazy(() =>
  loadChunk(() => import('./prompt-editor.tsx')).then((module) => ({ default: module.PromptEditor })),
)

type LazyPromptEditorProps = {
  readonly error: string | undefined
  /** Called when the editor takes over typed input. */
  readonly onReady: () => void
}

/**
 * The editor has its own chunk; its place keeps its height while that loads. Memoized: re-rendering a prerendered editor before its chunk
 * arrives would discard it, with what was typed.
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
