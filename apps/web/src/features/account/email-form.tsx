import { changeEmail } from '@easel/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { client } from '#web/shared/api/client.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { AuthField } from './auth-field.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { FormNote } from './form-note.tsx'
import { FreshSignInNote } from './fresh-sign-in-note.tsx'
import { PasswordField } from './password-field.tsx'
import { SaveButton } from './save-button.tsx'
import { useHasPassword } from './use-has-password.ts'
import { VerifyEmailNote } from './verify-email-note.tsx'

type EmailFields = { email: string; password: string }

/** Changes the sign-in address. If mail is set up, the new one must be confirmed. */
export function EmailForm({ email }: { readonly email: string }) {
  const { data: config } = useQuery(configQuery())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, setError, reset, formState } = useForm<EmailFields>({
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const hasPassword = useHasPassword()

  async function change(fields: EmailFields) {
    try {
      const body = hasPassword ? fields : { email: fields.email }
      const { status } = await client.data.call(changeEmail, { body })
      reset()
      if (status === 'confirmation_sent') return setSentTo(fields.email)
      await client.auth.getSession()
      notify.success({ title: 'Email changed', message: `Sign in with ${fields.email} from now on.` })
    } catch (error) {
      showFailure(error, ['email', 'password'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(change)} className="grid max-w-[480px] gap-4">
      <p>
        You sign in with <b className="font-semibold break-all">{email}</b>.
      </p>
      <VerifyEmailNote />
      {config?.mailConfigured === false && (
        <FormNote>
          Email isn’t set up here, so the new address won’t be confirmed. Check it for typos.
        </FormNote>
      )}
      {sentTo !== null && (
        <p role="status" className="rounded-3 bg-viridian-tint p-3 leading-normal text-viridian-ink">
          Open the link we sent to {sentTo} to confirm. Nothing changes until then.
        </p>
      )}
      <AuthField
        id="new-email"
        label="New email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', AUTH_RULES.email)}
      />
      {hasPassword ? (
        <PasswordField
          id="email-password"
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', AUTH_RULES.existingPassword)}
        />
      ) : (
        <FreshSignInNote />
      )}
      {errors.root && <FieldError id="email-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting}>Change email</SaveButton>
    </form>
  )
}
