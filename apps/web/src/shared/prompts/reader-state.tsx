import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { Reader } from './use-prompt-reader.ts'

/** Placeholder while the lexicon loads. */
export function ReaderState({ reader }: { readonly reader: Exclude<Reader, { status: 'ready' }> }) {
  if (reader.status === 'loading')
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-ink-3">
        <Spinner /> Loading the lexicon…
      </p>
    )
  return <LoadNote what="The lexicon could not be loaded." onRetry={reader.retry} />
}
