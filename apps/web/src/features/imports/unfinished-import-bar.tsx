import { useEffect } from 'react'
import { useUserId } from '#web/shared/api/use-session.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { forgetUnfinished, lookForUnfinished, useUnfinishedImport } from './unfinished-import.ts'

/** Says that an import ended with its page, and how to continue it. */
export function UnfinishedImportBar({ onContinue }: { readonly onContinue: () => void }) {
  const userId = useUserId()
  const { found } = useUnfinishedImport()
  useEffect(() => void lookForUnfinished(userId), [userId])
  if (!found) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-gamboge-tint px-4 py-2 text-gamboge-ink"
    >
      <p className="min-w-60 flex-1 break-words">
        {found.name === null ? 'An import' : `The import of “${found.name}”`} stopped after{' '}
        {countText(found.done, 'picture')}. Choose {found.name === null ? 'the same files' : 'it'} again to
        continue: nothing is imported twice.
      </p>
      <Button size="small" onClick={onContinue}>
        Continue import
      </Button>
      <Button size="small" onClick={forgetUnfinished}>
        Dismiss
      </Button>
    </div>
  )
}
