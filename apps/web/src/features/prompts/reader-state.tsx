import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { Reader } from './use-prompt-check.ts'

/** What stands where the reading will be, until the lexicon is here. */
export function ReaderState({ reader }: { readonly reader: Exclude<Reader, { status: 'ready' }> }) {
  if (reader.status === 'loading')
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-ink-3">
        <Spinner /> Loading the lexicon…
      </p>
    )
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-14 text-madder-ink">
      The lexicon could not be loaded.
      <Button size="small" onClick={reader.retry}>
        Try again
      </Button>
    </p>
  )
}
