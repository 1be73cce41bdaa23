import type { Person } from '@easel/contract/operator'
import { type FormEvent, useState } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { useSuspend } from '#web/shared/data/operator.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'

type DialogProps = { readonly person: Person; readonly onClose: () => void }

/** Asks for a reason before suspending an account. */
export function SuspendDialog({ person, onClose }: DialogProps) {
  const [reason, setReason] = useState('')
  const suspend = useSuspend()
  const error = suspend.error ? toApiError(suspend.error).message : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    suspend.mutate({ id: person.id, reason }, { onSuccess: onClose })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Suspend ${person.email}?`}>
      <form method="dialog" onSubmit={submit} className="grid gap-4 p-4">
        <p className="leading-normal text-ink-2">
          Sessions, API keys, webhooks and waiting work end at once, and sign-in says that the account is
          suspended. Everything in it is kept, also what it has published.
        </p>
        <Field label="Why" htmlFor="suspend-reason" end="For the audit log" error={error}>
          <TextArea
            id="suspend-reason"
            rows={3}
            maxLength={500}
            required
            value={reason}
            invalid={error !== undefined}
            aria-describedby={error ? errorId('suspend-reason') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="danger"
          disabled={suspend.isPending || reason.trim() === ''}
          className="justify-self-end"
        >
          Suspend
        </Button>
      </form>
    </Dialog>
  )
}
