import { lazy, Suspense } from 'react'
import { Spinner } from '#web/shared/ui/spinner.tsx'

const PromptEditor = lazy(() =>
  import('./prompt-editor.tsx').then((module) => ({ default: module.PromptEditor })),
)

type LazyPromptEditorProps = {
  readonly error: string | undefined
  readonly onPasteFile: (file: File) => void
}

/** The editor is a chunk of its own; its place keeps its height while it loads. */
export function LazyPromptEditor(props: LazyPromptEditorProps) {
  return (
    <Suspense
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
    </Suspense>
  )
}
