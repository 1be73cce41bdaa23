import { useState } from 'react'
import { absoluteUrl } from '#web/shared/lib/site-origin.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { ShownOnce } from '#web/shared/ui/shown-once.tsx'
import { KeyForm } from './key-form.tsx'

/** Asks what the key is for, then shows it once, because only its hash is stored. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={key === null ? 'Create an API key' : 'Your new key'}
    >
      {key === null ? <KeyForm onCreated={setKey} /> : <NewKey value={key} onClose={onClose} />}
    </Dialog>
  )
}

function NewKey({ value, onClose }: { readonly value: string; readonly onClose: () => void }) {
  const example = `curl -H "Authorization: Bearer ${value.slice(0, 10)}…" ${absoluteUrl('/api/limits')}`
  return (
    <ShownOnce
      lead="Copy it now and treat it like a password. You won’t see it again."
      value={value}
      copied="Key copied"
      testId="new-key"
      onDone={onClose}
    >
      <div>
        <h3 className="mb-1.5 font-semibold">How it is sent</h3>
        <pre className="quiet-scroll figures overflow-x-auto rounded-3 bg-sunken p-3 text-12 hairline">
          {example}
        </pre>
      </div>
    </ShownOnce>
  )
}
