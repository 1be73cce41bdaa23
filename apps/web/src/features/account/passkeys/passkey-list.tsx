import type { Passkey } from '@easel/contract/passkeys/passkeys'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { passkeyHindrance } from '#web/shared/data/passkeys/browser-passkeys.ts'
import { passkeysQuery, useRemovePasskey } from '#web/shared/data/passkeys/passkeys.queries.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { FormNote } from '../form-note.tsx'
import { ListState } from '../list-state.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

export function PasskeyList() {
  const query = useQuery(passkeysQuery())
  const config = useQuery(configQuery()).data
  const [adds, setAdds] = useState(false)
  const passkeys = query.data?.items
  const add = useRef<HTMLButtonElement>(null)
  useHomedFocus(passkeys?.length ?? 0, () => add.current?.focus())
  const hindrance = config && passkeyHindrance(config.passkeysAt)
  return (
    <div className="grid gap-4">
      <ListState query={query} label="passkeys" />
      {passkeys?.length === 0 && (
        <p className="rounded-4 border border-dashed border-line-2 p-5 text-ink-2">
          No passkeys yet. With one you sign in by fingerprint, face or PIN, and no one can trick it out of
          you.
        </p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className="card divide-y divide-line rounded-4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hindrance === undefined ? (
        <Button ref={add} className="justify-self-start" onClick={() => setAdds(true)}>
          <Plus size={16} aria-hidden="true" />
          Add passkey
        </Button>
      ) : (
        <FormNote>{hindrance}</FormNote>
      )}
      {adds && <AddPasskeyDialog onClose={() => setAdds(false)} />}
    </div>
  )
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const remove = useRemovePasskey()
  const [opened, setOpened] = useState<'rename' | 'remove'>()
  const { id, name, created_at: added, last_used_at: used } = passkey
  const close = () => setOpened(undefined)
  return (
    <li className="flex flex-wrap items-start gap-3 p-3">
      <Fingerprint size={16} aria-hidden="true" className="mt-0.5 text-ink-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words">{name}</p>
        <p className="mt-0.5 text-12 text-ink-3">
          added {dateText(added)} ·{' '}
          {used ? `last used ${relativeTime(Date.parse(used), Date.now())}` : 'never used'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={`Rename ${name}`} onClick={() => setOpened('rename')}>
          Rename
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={`Remove ${name}`}
          onClick={() => setOpened('remove')}
        >
          Remove
        </Button>
      </div>
      {opened === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={opened === 'remove'}
        onOpenChange={(open) => !open && close()}
        title="Remove this passkey?"
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(id)}
      >
        “{name}” no longer signs in here. Your device or password manager keeps its half until you delete it
        there.
      </ConfirmDialog>
    </li>
  )
}
