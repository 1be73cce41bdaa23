import { TEST_EVENT, type Webhook } from '@easel/contract/programs/webhooks'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import {
  useRemoveWebhook,
  useRotateSecret,
  useTestWebhook,
  useUpdateWebhook,
} from '#web/shared/data/webhooks.queries.ts'
import { momentText } from '#web/shared/lib/text/moment-text.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { EditWebhookDialog, SecretDialog } from './webhook-dialogs.tsx'
import { OFF_WORDS, outcomeOf } from './webhook-words.ts'

type Opened = 'log' | 'edit' | 'rotate' | 'remove'

export function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, off } = webhook
  const [opened, setOpened] = useState<Opened>()
  const [secret, setSecret] = useState<string>()
  const update = useUpdateWebhook()
  const rotate = useRotateSecret(setSecret)
  const remove = useRemoveWebhook()
  const test = useTestWebhook()
  const showError = useErrorToast()
  const title = webhook.name || new URL(url).host
  const close = () => setOpened(undefined)
  const asks = (what: Opened) => ({
    open: opened === what,
    onOpenChange: (open: boolean) => !open && close(),
  })

  async function sendTest() {
    const { item } = await test.mutateAsync(id)
    const words = outcomeOf(item)
    if (item.status === 'delivered') notify.success({ title: 'Test delivered', message: words })
    else notify.error({ title: 'The test did not arrive', message: words })
  }

  return (
    <li className="grid gap-2 p-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="min-w-0 break-words">{title}</span>
            <State webhook={webhook} />
          </p>
          <p translate="no" className="figures mt-0.5 text-12 break-all text-ink-3">
            {url}
          </p>
          <Trouble webhook={webhook} />
        </div>
        <Switch
          label={`${title} is on`}
          checked={off === null}
          disabled={update.isPending}
          onChange={(isOn) => update.mutate({ id, is_on: isOn }, { onError: (error) => showError(error) })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          aria-label={`Send ${TEST_EVENT} to ${title}`}
          disabled={test.isPending}
          onClick={() => void sendTest().catch(() => {})}
        >
          {test.isPending && <Spinner />}
          Test
        </Button>
        <Button size="small" aria-label={`Deliveries to ${title}`} onClick={() => setOpened('log')}>
          Deliveries
        </Button>
        <Menu
          trigger={
            <IconButton label={`More for ${title}`}>
              <MoreHorizontal size={16} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setOpened('edit')}>Edit</MenuItem>
          <MenuItem onSelect={() => setOpened('rotate')}>Rotate secret</MenuItem>
          <MenuItem onSelect={() => setOpened('remove')}>Remove</MenuItem>
        </Menu>
      </div>
      {opened === 'log' && <DeliveryLog webhook={webhook} title={title} onClose={close} />}
      {opened === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      <ConfirmDialog
        {...asks('rotate')}
        title="Rotate the secret?"
        confirmLabel="Rotate"
        variant="act"
        onConfirm={() => rotate.mutate(id)}
      >
        For 24 hours, messages are signed with both the new and the current secret. Give the new one to the
        receiver in that time.
      </ConfirmDialog>
      <ConfirmDialog
        {...asks('remove')}
        title="Remove this webhook?"
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(id)}
      >
        <span className="break-words">{title}</span> gets no more messages, and its log is deleted.
      </ConfirmDialog>
    </li>
  )
}

function State({ webhook: { off, failing_since: since } }: { readonly webhook: Webhook }) {
  if (off !== null) return <Badge tone={off === 'owner' ? 'neutral' : 'red'}>Off</Badge>
  if (since !== null) return <Badge tone="yellow">Failing</Badge>
  return <Badge tone="green">On</Badge>
}

function Trouble({ webhook }: { readonly webhook: Webhook }) {
  const { off, failing_since: since, waiting, missed, overlap_until: overlap } = webhook
  const notes = [
    off !== null && OFF_WORDS[off],
    off === null && since !== null && `Every attempt has failed since ${momentText(since)}.`,
    waiting > 0 && `${countText(waiting, 'delivery', 'deliveries')} waiting.`,
    missed > 0 && `${countText(missed, 'event')} not sent: too many were waiting.`,
    overlap !== null && `The earlier secret also signs until ${momentText(overlap)}.`,
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="mt-1 text-12 leading-normal text-ink-2">
      {note}
    </p>
  ))
}
