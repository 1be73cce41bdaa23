import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { client } from '#web/shared/api/client.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { AuthField } from './auth-field.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { SubmitButton } from './submit-button.tsx'

type RequestFields = { email: string }

/** Requests a reset link. The answer is the same whether or not the email has an account. */
export function RequestResetForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { data: config } = useQuery(configQuery())
  const { register, handleSubmit, setError, formState } = useForm<RequestFields>()
  const { errors, isSubmitting } = formState

  async function request({ email }: RequestFields) {
    try {
      await client.auth.requestPasswordReset(email)
      setSentTo(email)
    } catch (error) {
      showFailure(error, ['email'], setError)
    }
  }

  if (sentTo !== null)
    return (
      <p role="status" className="rounded-3 bg-viridian-tint p-3 text-14 leading-normal text-viridian-ink">
        If {sentTo} has an account, a link to set a new password is on its way.
      </p>
    )
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit(request)} className="grid gap-4">
      {config?.mailConfigured === false && (
        <p className="rounded-3 bg-gamboge-tint p-3 leading-normal text-gamboge-ink">
          This installation sends no mail. Ask the person who runs it for your link: it stands in the server's
          log.
        </p>
      )}
      <AuthField
        id="email"
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', AUTH_RULES.email)}
      />
      {errors.root && <FieldError id="form-error">{errors.root.message}</FieldError>}
      <SubmitButton busy={isSubmitting}>Send the link</SubmitButton>
    </form>
  )
}
