import { LIMITS } from '@easel/contract/limits'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEmptyTrash } from '#web/shared/data/library.queries.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'

/** Explains the trash, and empties it. */
export function TrashBar({ count }: { readonly count: number }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useEmptyTrash()
  return (
    <div className="flex items-center gap-3 border-b border-line bg-gamboge-tint px-4 py-2 text-gamboge-ink">
      <p className="flex-1">Pictures stay here for {LIMITS.trashDays} days, then they are gone for good.</p>
      <Button size="small" disabled={isPending} onClick={() => setAsked(true)}>
        <Trash2 size={14} aria-hidden="true" />
        Empty trash
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Empty the trash?"
        confirmLabel="Empty trash"
        onConfirm={() => mutate()}
      >
        {countText(count, 'picture goes', 'pictures go')} for good, with {count === 1 ? 'its' : 'their'}{' '}
        files.
      </ConfirmDialog>
    </div>
  )
}
