import type { Person } from '@easel/contract/operator'
import { type FormEvent, useState } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { useDeletePerson } from '#web/shared/data/operator.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

type DialogProps = { readonly person: Person; readonly onClose: () => void }

/** Asks for the account's address as a confirmation before deleting it. */
export function DeletePersonDialog({ person, onClose }: DialogProps) {
  const [email, setEmail] = useState('')
  const remove = useDeletePerson()
  const error = remove.error ? toApiError(remove.error).message : undefined
  const isMeant = email.trim().toLowerCase() === person.email

  function submit(event: FormEvent) {
    event.preventDefault()
    remove.mutate({ id: person.id, email }, { onSuccess: onClose })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Delete ${person.email}?`}>
      <form method="dialog" onSubmit={submit} className="grid gap-4 p-4">
        <p className="rounded-3 bg-madder-tint p-3 leading-normal text-madder-ink">
          Every picture, shared link, key and setting of this account is gone at once and for good. Its plan
          is ended.
        </p>
        <Field label="Type the email address" htmlFor="delete-email" error={error}>
          <TextInput
            id="delete-email"
            large
            autoComplete="off"
            value={email}
            invalid={error !== undefined}
            aria-describedby={error ? errorId('delete-email') : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="danger"
          disabled={remove.isPending || !isMeant}
          className="justify-self-end"
        >
          Delete everything
        </Button>
      </form>
    </Dialog>
  )
}
