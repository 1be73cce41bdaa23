import { API_KEY_LIMITS } from '@easel/contract/api-keys'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCreateApiKey } from '#web/shared/data/account.queries.ts'
import { absoluteUrl } from '#web/shared/lib/site-origin.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field, FieldError } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { ShownOnce } from '#web/shared/ui/shown-once.tsx'
import { AuthField } from './auth-field.tsx'
import { showFailure } from './form-failure.ts'
import { SaveButton } from './save-button.tsx'

type KeyFields = { name: string; days: string }

/** Asks for a name, then shows the key: this once, because only its hash is kept. */
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

function KeyForm({ onCreated }: { readonly onCreated: (key: string) => void }) {
  const create = useCreateApiKey()
  const { register, handleSubmit, setError, formState } = useForm<KeyFields>({
    defaultValues: { name: '', days: '90' },
  })
  const { errors, isSubmitting } = formState

  async function submit({ name, days }: KeyFields) {
    try {
      const span = days === '' ? {} : { expires_in_days: Number(days) }
      onCreated((await create.mutateAsync({ name, ...span })).key)
    } catch (error) {
      showFailure(error, ['name'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4 p-4">
      <AuthField
        id="key-name"
        label="Name"
        placeholder="Nightly posters"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          required: 'Give the key a name',
          maxLength: {
            value: API_KEY_LIMITS.nameCharacters,
            message: `Use at most ${API_KEY_LIMITS.nameCharacters} characters`,
          },
        })}
      />
      <Field label="Expires" htmlFor="key-days">
        <Select id="key-days" className="w-full" {...register('days')}>
          {API_KEY_LIMITS.days.map((days) => (
            <option key={days} value={days}>
              After {days} days
            </option>
          ))}
          <option value="">Never</option>
        </Select>
      </Field>
      {errors.root && <FieldError id="key-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting}>Create key</SaveButton>
    </form>
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
