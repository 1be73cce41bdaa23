import { INVITATION_LIMITS } from '@easel/contract/operator'
import { type FormEvent, useState } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { useInvite } from '#web/shared/data/operator.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { errorId, Field, FieldError } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { ShownOnce } from '#web/shared/ui/shown-once.tsx'

const DAYS = [1, 7, 30, 90] as const

/** Creates an invitation and shows its link once, because only its hash is stored. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={url === null ? 'Invite someone' : 'Your invitation'}
    >
      {url === null ? (
        <InviteForm onMade={setUrl} />
      ) : (
        <ShownOnce
          lead="Send this link to one person. It makes one account, and you won’t see it again."
          value={url}
          copied="Link copied"
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

function InviteForm({ onMade }: { readonly onMade: (url: string) => void }) {
  const invite = useInvite()
  const [fields, setFields] = useState({
    email: '',
    note: '',
    days: INVITATION_LIMITS.days.standard as number,
  })
  const change = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }))
  const error = invite.error ? toApiError(invite.error) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const { email, ...rest } = fields
    invite.mutate({ ...rest, email: email.trim() || null }, { onSuccess: ({ url }) => onMade(url) })
  }

  const emailError = error?.fields['email']
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-4 p-4">
      <Field label="Email" htmlFor="invite-email" end="Empty: anyone with the link" error={emailError}>
        <TextInput
          id="invite-email"
          large
          type="email"
          autoComplete="off"
          value={fields.email}
          invalid={emailError !== undefined}
          aria-describedby={emailError ? errorId('invite-email') : undefined}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label="Note" htmlFor="invite-note" end="For this list">
        <TextInput
          id="invite-note"
          large
          maxLength={500}
          value={fields.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <Field label="Works for" htmlFor="invite-days">
        <Select
          id="invite-days"
          className="w-full"
          value={fields.days}
          onChange={(event) => change({ days: Number(event.target.value) })}
        >
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 1 ? '1 day' : `${days} days`}
            </option>
          ))}
        </Select>
      </Field>
      {error && !emailError && <FieldError id="invite-error">{error.message}</FieldError>}
      <Button type="submit" variant="solid" disabled={invite.isPending} className="justify-self-end">
        Make invitation
      </Button>
    </form>
  )
}
