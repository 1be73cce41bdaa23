import { API_KEY_LIMITS } from '@easel/contract/api-keys'
import { KEY_SCOPES, type KeyScope, SCOPE_TEXTS } from '@easel/contract/key-scopes'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useCreateApiKey } from '#web/shared/data/account.queries.ts'
import { Field, FieldError } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { AuthField } from './auth-field.tsx'
import { showFailure } from './form-failure.ts'
import { SaveButton } from './save-button.tsx'

type KeyFields = {
  name: string
  /** Empty: never expires. */
  days: string
  access: 'full' | 'scopes'
  scopes: KeyScope[]
  /** Empty: the account's limit. */
  daily_limit: string
}

const LIMIT_MESSAGE = `Use a whole number from 1 to ${API_KEY_LIMITS.dailyLimitMax.toLocaleString('en')}`

export function KeyForm({ onCreated }: { readonly onCreated: (key: string) => void }) {
  const create = useCreateApiKey()
  const form = useForm<KeyFields>({
    defaultValues: { name: '', days: '90', access: 'full', scopes: ['generate'], daily_limit: '' },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  async function submit({ name, days, access, scopes, daily_limit: limit }: KeyFields) {
    try {
      const { key } = await create.mutateAsync({
        name,
        ...(days === '' ? {} : { expires_in_days: Number(days) }),
        ...(access === 'full' ? {} : { scopes }),
        ...(limit === '' ? {} : { daily_limit: Number(limit) }),
      })
      onCreated(key)
    } catch (error) {
      showFailure(error, ['name', 'scopes', 'daily_limit'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4 overflow-y-auto p-4">
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
      <Field label="Access" htmlFor="key-access">
        <Select id="key-access" className="w-full" {...register('access')}>
          <option value="full">Everything a key may do</option>
          <option value="scopes">Only what I choose</option>
        </Select>
      </Field>
      {form.watch('access') === 'scopes' && <ScopeFields form={form} />}
      <AuthField
        id="key-limit"
        label="Pictures a day (optional)"
        placeholder="As many as your plan allows"
        inputMode="numeric"
        autoComplete="off"
        error={errors.daily_limit?.message}
        {...register('daily_limit', {
          validate: (text) => text === '' || isDailyLimit(text) || LIMIT_MESSAGE,
        })}
      />
      {errors.root && <FieldError id="key-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting}>Create key</SaveButton>
    </form>
  )
}

function isDailyLimit(text: string): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= API_KEY_LIMITS.dailyLimitMax
}

function ScopeFields({ form }: { readonly form: UseFormReturn<KeyFields> }) {
  const { register, formState } = form
  const error = formState.errors.scopes?.message
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? 'key-scopes-error' : undefined}>
      <legend className="mb-1.5 font-semibold">The key may</legend>
      {KEY_SCOPES.map((scope) => (
        <label key={scope} className="flex min-h-8 items-start gap-2.5 py-1 max-md:min-h-11">
          <input
            type="checkbox"
            value={scope}
            className="mt-0.5 size-4 flex-none accent-ultramarine"
            {...register('scopes', {
              validate: (scopes) => scopes.length > 0 || 'Choose at least one',
            })}
          />
          <span className="min-w-0">
            {SCOPE_TEXTS[scope].label}
            <span className="block text-12 text-ink-3">{SCOPE_TEXTS[scope].detail}</span>
          </span>
          <code aria-hidden="true" translate="no" className="figures ml-auto text-12 text-ink-3">
            {scope}
          </code>
        </label>
      ))}
      {error && <FieldError id="key-scopes-error">{error}</FieldError>}
    </fieldset>
  )
}
