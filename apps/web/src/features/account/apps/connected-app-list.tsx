import type { ConnectedApp } from '@easel/contract/apps/connected-apps'
import { useQuery } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { connectedAppsQuery, useDisconnectApp } from '#web/shared/data/apps/apps.queries.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { ListState } from '../list-state.tsx'
import { APP_SCOPE_TEXTS } from './app-words.ts'

export function ConnectedAppList() {
  const query = useQuery(connectedAppsQuery())
  const apps = query.data?.items
  return (
    <div className="grid gap-4">
      <ListState query={query} label="connected apps" />
      {apps?.length === 0 && (
        <p className="rounded-4 border border-dashed border-line-2 p-5 text-ink-2">
          No apps yet. Add this site’s address with /mcp to an assistant such as Claude or VS Code, and it
          asks you here for access.
        </p>
      )}
      {apps && apps.length > 0 && (
        <ul className="card divide-y divide-line rounded-4">
          {apps.map((app) => (
            <AppRow key={app.id} app={app} />
          ))}
        </ul>
      )}
    </div>
  )
}

function AppRow({ app }: { readonly app: ConnectedApp }) {
  const disconnect = useDisconnectApp()
  const [asks, setAsks] = useState(false)
  const { last_used_at: used } = app
  return (
    <li className="flex items-start gap-3 p-3">
      <Unplug size={16} aria-hidden="true" className="mt-0.5 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{app.name}</p>
        <p className="mt-0.5 text-12 break-words text-ink-3">
          connected {dateText(app.created_at)} from {app.returns_to} ·{' '}
          {used ? `last used ${relativeTime(Date.parse(used), Date.now())}` : 'never used'}
        </p>
        <p className="mt-0.5 text-12 text-ink-3">
          {app.scopes.map((scope) => APP_SCOPE_TEXTS[scope].label).join(', ')}
        </p>
      </div>
      <Button
        size="small"
        variant="danger"
        aria-label={`Disconnect ${app.name}`}
        onClick={() => setAsks(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Disconnect this app?"
        confirmLabel="Disconnect"
        onConfirm={() => disconnect.mutate(app.id)}
      >
        “{app.name}” loses access immediately. It can ask you again.
      </ConfirmDialog>
    </li>
  )
}
