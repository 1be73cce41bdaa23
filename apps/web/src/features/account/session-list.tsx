import type { AccountSession } from '@easel/contract/account'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Monitor, Smartphone, Terminal } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  sessionsQuery,
  useEndAllSessions,
  useEndOtherSessions,
  useEndSession,
} from '#web/shared/data/account.queries.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { ListState } from './list-state.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The account's sessions, and ending one, all others, or all of them. */
export function SessionList() {
  const query = useQuery(sessionsQuery())
  const endOthers = useEndOtherSessions()
  const signOut = useSignOut()
  const endAll = useEndAllSessions(signOut)
  const [asksEverywhere, setAsksEverywhere] = useState(false)
  const sessions = query.data?.items ?? []
  const list = useRef<HTMLUListElement>(null)
  useHomedFocus(sessions.length, () => list.current?.focus())

  return (
    <div className="grid gap-4">
      <ListState query={query} label="devices" />
      {sessions.length > 0 && (
        <ul ref={list} tabIndex={-1} className="card divide-y divide-line rounded-4 outline-none">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void signOut()}>
          <LogOut size={16} aria-hidden="true" />
          Sign out
        </Button>
        <Button disabled={sessions.length < 2 || endOthers.isPending} onClick={() => endOthers.mutate()}>
          Sign out all others
        </Button>
        <Button variant="danger" onClick={() => setAsksEverywhere(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asksEverywhere}
        onOpenChange={setAsksEverywhere}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={() => endAll.mutate()}
      >
        Signs out every device, including this one, revokes every API key and turns every webhook off. Your
        passkeys stay.
      </ConfirmDialog>
    </div>
  )
}

const ICON = { size: 16, 'aria-hidden': true, className: 'mt-0.5 text-ink-3' } as const

function DeviceIcon({ device }: { readonly device: string }) {
  if (/iPhone|iPad|Android/.test(device)) return <Smartphone {...ICON} />
  return /curl|Unknown/.test(device) ? <Terminal {...ICON} /> : <Monitor {...ICON} />
}

function SessionRow({ session }: { readonly session: AccountSession }) {
  const end = useEndSession()
  const { device, address, is_current: isCurrent } = session
  const now = Date.now()
  const facts = [
    address,
    `signed in ${relativeTime(Date.parse(session.created_at), now)}`,
    !isCurrent && `last used ${relativeTime(Date.parse(session.last_used_at), now)}`,
  ]
  return (
    <li className="flex items-start gap-3 p-3">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isCurrent && <Badge tone="green">This device</Badge>}
        </p>
        <p className="mt-0.5 text-12 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          disabled={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.mutate(session.id)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
