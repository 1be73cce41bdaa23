import { WEBHOOK_EVENT_NAMES, WEBHOOK_LIMITS } from '@easel/contract/programs/webhooks'
import { useForm } from 'react-hook-form'
import type { WebhookFields } from '#web/shared/data/webhooks.queries.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { AuthField } from '../auth-field.tsx'
import { showFailure } from '../form-failure.ts'
import { SaveButton } from '../save-button.tsx'
import { EVENT_LABELS } from './webhook-words.ts'

type WebhookFormProps = {
  /** Initial values. */
  readonly fields: WebhookFields
  readonly saveLabel: string
  /** Rejections are shown beside their field. */
  readonly save: (fields: WebhookFields) => Promise<void>
}

export function WebhookForm({ fields, saveLabel, save }: WebhookFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<WebhookFields>({ defaultValues: fields })
  const { errors, isSubmitting } = formState

  async function submit(chosen: WebhookFields) {
    try {
      await save(chosen)
    } catch (error) {
      showFailure(error, ['url', 'name', 'events'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4 overflow-y-auto p-4">
      <AuthField
        id="webhook-url"
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://example.com/hooks/easel"
        autoComplete="off"
        spellCheck={false}
        error={errors.url?.message}
        {...register('url', { required: 'Enter the address of the receiver' })}
      />
      <AuthField
        id="webhook-name"
        label="Name (optional)"
        placeholder="Print shop"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          maxLength: {
            value: WEBHOOK_LIMITS.nameCharacters,
            message: `Use at most ${WEBHOOK_LIMITS.nameCharacters} characters`,
          },
        })}
      />
      <fieldset className="grid gap-1" aria-describedby={errors.events ? 'webhook-events-error' : undefined}>
        <legend className="mb-1.5 font-semibold">Send a message when</legend>
        {WEBHOOK_EVENT_NAMES.map((event) => (
          <label key={event} className="flex min-h-8 items-center gap-2.5 max-md:min-h-11">
            <input
              type="checkbox"
              value={event}
              className="size-4 flex-none accent-ultramarine"
              {...register('events', {
                validate: (events) => events.length > 0 || 'Choose at least one event',
              })}
            />
            <span className="min-w-0">{EVENT_LABELS[event]}</span>
            <code
              aria-hidden="true"
              translate="no"
              className="figures ml-auto text-12 text-ink-3 max-md:hidden"
            >
              {event}
            </code>
          </label>
        ))}
        {errors.events && <FieldError id="webhook-events-error">{errors.events.message}</FieldError>}
      </fieldset>
      {errors.root && <FieldError id="webhook-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting}>{saveLabel}</SaveButton>
    </form>
  )
}
