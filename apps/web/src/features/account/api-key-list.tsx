import type { ApiKey } from '@easel/contract/api-keys'
import { SCOPE_TEXTS } from '@easel/contract/key-scopes'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { apiKeysQuery, useRevokeApiKey } from '#web/shared/data/account.queries.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { ListState } from './list-state.tsx'

export function ApiKeyList() {
  const query = useQuery(apiKeysQuery())
  const [creates, setCreates] = useState(false)
  const keys = query.data?.items
  const create = useRef<HTMLButtonElement>(null)
  useHomedFocus(keys?.length ?? 0, () => create.current?.focus())
  return (
    <div className="grid gap-4">
      <ListState query={query} label="API keys" />
      {keys?.length === 0 && (
        <p className="rounded-4 border border-dashed border-line-2 p-5 text-ink-2">
          No keys yet. With a key, scripts and other programs can make pictures on your account.
        </p>
      )}
      {keys && keys.length > 0 && (
        <ul className="card divide-y divide-line rounded-4">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <Button ref={create} className="justify-self-start" onClick={() => setCreates(true)}>
        <Plus size={16} aria-hidden="true" />
        Create key
      </Button>
      {creates && <CreateKeyDialog onClose={() => setCreates(false)} />}
    </div>
  )
}

function accessText({ scopes }: ApiKey): string {
  return scopes === null ? 'Full access' : scopes.map((scope) => SCOPE_TEXTS[scope].label).join(', ')
}

function madeText({ made_today: made, daily_limit: limit }: ApiKey): string {
  return limit === null ? `${made} made today` : `${made} of ${limit} made today`
}

function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const revoke = useRevokeApiKey()
  const [asks, setAsks] = useState(false)
  const now = Date.now()
  const used = apiKey.last_used_at
  const ends = apiKey.expires_at
  const isOver = ends !== null && Date.parse(ends) <= now
  const day = ends && dateText(ends)
  return (
    <li className="flex items-start gap-3 p-3">
      <KeyRound size={16} aria-hidden="true" className="mt-0.5 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{apiKey.name}</span>
          {isOver && <Badge tone="red">Expired</Badge>}
        </p>
        <p className="mt-0.5 text-12 text-ink-3">
          <code translate="no" className="figures">
            {apiKey.start}…
          </code>{' '}
          · {used ? `last used ${relativeTime(Date.parse(used), now)}` : 'never used'} ·{' '}
          {day ? `${isOver ? 'expired' : 'expires'} ${day}` : 'does not expire'}
        </p>
        <p className="mt-0.5 text-12 text-ink-3">
          {accessText(apiKey)} · {madeText(apiKey)}
        </p>
      </div>
      <Button
        size="small"
        variant="danger"
        aria-label={`Revoke ${apiKey.name}`}
        onClick={() => setAsks(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Revoke this key?"
        confirmLabel="Revoke"
        onConfirm={() => revoke.mutate(apiKey.id)}
      >
        Programs using “{apiKey.name}” stop working immediately.
      </ConfirmDialog>
    </li>
  )
}
