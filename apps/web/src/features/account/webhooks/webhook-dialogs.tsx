import type { Webhook } from '@easel/contract/programs/webhooks'
import { useState } from 'react'
import { useCreateWebhook, useUpdateWebhook } from '#web/shared/data/webhooks.queries.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { ShownOnce } from '#web/shared/ui/shown-once.tsx'
import { WebhookForm } from './webhook-form.tsx'

type Closes = { readonly onClose: () => void }

const SECRET_TITLE = 'Your webhook’s secret'

/** Asks for URL and events, then shows the secret once. */
export function AddWebhookDialog({ onClose }: Closes) {
  const create = useCreateWebhook()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={secret === null ? 'Add a webhook' : SECRET_TITLE}
    >
      {secret === null ? (
        <WebhookForm
          fields={{ name: '', url: '', events: ['picture.finished', 'picture.failed'] }}
          saveLabel="Add webhook"
          save={async (fields) => setSecret((await create.mutateAsync(fields)).secret)}
        />
      ) : (
        <NewSecret secret={secret} onClose={onClose} />
      )}
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
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={SECRET_TITLE}>
      <NewSecret secret={secret} onClose={onClose} />
    </Dialog>
  )
}

function NewSecret({ secret, onClose }: Closes & { readonly secret: string }) {
  return (
    <ShownOnce
      lead="Copy it now and give it to the receiver, which needs it to check that a message comes from this site. You won’t see it again."
      value={secret}
      copied="Secret copied"
      testId="webhook-secret"
      onDone={onClose}
    >
      <p className="text-12 text-ink-3">
        Messages are signed by the Standard Webhooks scheme, which has libraries for most languages.
      </p>
    </ShownOnce>
  )
}
