import type { Webhook } from '@easel/contract/programs/webhooks'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useCreateWebhook, useUpdateWebhook } from '#web/shared/data/webhooks.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { WebhookForm } from './webhook-form.tsx'

type Closes = { readonly onClose: () => void }

/** Asks for the address and the events, then shows the secret: this once. */
export function AddWebhookDialog({ onClose }: Closes) {
  const create = useCreateWebhook()
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Add a webhook">
      <WebhookForm
        fields={{ name: '', url: '', events: ['picture.finished', 'picture.failed'] }}
        saveLabel="Add webhook"
        save={async (fields) => setSecret((await create.mutateAsync(fields)).secret)}
      />
    </Dialog>
  )
}

export function EditWebhookDialog({ webhook, onClose }: Closes & { readonly webhook: Webhook }) {
  const update = useUpdateWebhook()
  const { id, name, url, events } = webhook
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit webhook">
      <WebhookForm
        fields={{ name, url, events }}
        saveLabel="Save"
        save={async (fields) => {
          await update.mutateAsync({ id, ...fields })
          notify.success({ title: 'Webhook saved' })
          onClose()
        }}
      />
    </Dialog>
  )
}

export function SecretDialog({ secret, onClose }: Closes & { readonly secret: string }) {
  const copy = useCopy()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Your webhook’s secret">
      <div className="grid gap-4 overflow-y-auto p-4">
        <p className="leading-normal text-ink-2">
          Copy it now and give it to the receiver: it checks with it that messages come from here. You won’t
          see it again.
        </p>
        <div className="flex items-center gap-2 rounded-3 bg-sunken p-2 pl-3 hairline">
          <code data-testid="webhook-secret" className="figures min-w-0 flex-1 break-all">
            {secret}
          </code>
          <Button onClick={() => void copy(secret, 'Secret copied')}>
            <Copy size={14} aria-hidden="true" />
            Copy
          </Button>
        </div>
        <p className="text-12 text-ink-3">
          Messages are signed by the Standard Webhooks scheme, which has libraries for most languages.
        </p>
        <Button variant="solid" className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
