import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { webhooksQuery } from '#web/shared/data/webhooks.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { ListState } from '../list-state.tsx'
import { AddWebhookDialog } from './webhook-dialogs.tsx'
import { WebhookRow } from './webhook-row.tsx'

export function WebhookList() {
  const query = useQuery(webhooksQuery())
  const [adds, setAdds] = useState(false)
  const webhooks = query.data?.items
  const add = useRef<HTMLButtonElement>(null)
  useHomedFocus(webhooks?.length ?? 0, () => add.current?.focus())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListState query={query} label="webhooks" />
      {webhooks?.length === 0 && (
        <p className="rounded-4 border border-dashed border-line-2 p-5 text-ink-2">
          No webhooks yet. A webhook tells another program when a picture, a batch or a sound is finished.
        </p>
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className="card divide-y divide-line rounded-4">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <Button ref={add} className="justify-self-start" onClick={() => setAdds(true)}>
        <Plus size={16} aria-hidden="true" />
        Add webhook
      </Button>
      {adds && <AddWebhookDialog onClose={() => setAdds(false)} />}
    </div>
  )
}
