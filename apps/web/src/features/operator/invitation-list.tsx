import type { Invitation } from '@easel/contract/operator'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationsQuery, useWithdrawInvitation } from '#web/shared/data/operator.queries.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { PagedList } from '#web/shared/ui/paged-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const STATES: Readonly<Record<Invitation['state'], { readonly label: string; readonly tone: BadgeTone }>> = {
  open: { label: 'Open', tone: 'blue' },
  used: { label: 'Used', tone: 'green' },
  revoked: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

/** Invitations, newest first. Links are only shown when they are created. */
export function InvitationList({ note }: { readonly note: string }) {
  const [asks, setAsks] = useState(false)
  const list = useInfiniteQuery(invitationsQuery())
  return (
    <section aria-label="Invitations">
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
        <p className="min-w-0 flex-1 text-ink-2">{note}</p>
        <Button variant="act" onClick={() => setAsks(true)}>
          Invite someone
        </Button>
      </div>
      <PagedList list={list} label="Invitations" empty="No one has been invited yet.">
        {(invitation) => <InvitationRow key={invitation.id} invitation={invitation} />}
      </PagedList>
      {asks && <InviteDialog onClose={() => setAsks(false)} />}
    </section>
  )
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const withdraw = useWithdrawInvitation()
  const { id, state, email, note, used_by } = invitation
  const whom = email ?? 'Anyone with the link'
  const facts = [
    `from ${invitation.created_by}, ${dateText(invitation.created_at)}`,
    state === 'used'
      ? `used by ${used_by ?? 'an account that is gone'}`
      : `until ${dateText(invitation.expires_at)}`,
  ]
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold break-all">{whom}</b>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        {note && <p className="mt-0.5 break-words text-ink-2">{note}</p>}
        <p className="mt-0.5 text-12 break-words text-ink-3">{facts.join(' · ')}</p>
      </div>
      {state === 'open' && (
        <Button
          size="small"
          aria-label={`Withdraw the invitation for ${whom}`}
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        >
          Withdraw
        </Button>
      )}
    </li>
  )
}
