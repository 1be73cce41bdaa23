import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

type SetFields = { password: string }

/** Sets a new password with a reset link's token. */
export function SetPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm<SetFields>()
  const { errors, isSubmitting } = formState

  async function setPassword({ password }: SetFields) {
    try {
      await client.auth.resetPassword({ token, newPassword: password })
      notify.success({ title: 'Password changed', message: 'Sign in with the new one.' })
      await navigate(PATHS.auth, { replace: true })
    } catch (error) {
      showFailure(error, ['password'], setError)
    }
  }

  return (
    <form method="dialog" noValidate onSubmit={handleSubmit(setPassword)} className="grid gap-4">
      <PasswordField
        id="password"
        label="New password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', AUTH_RULES.newPassword)}
      />
      {errors.root && <FieldError id="form-error">{errors.root.message}</FieldError>}
      <SubmitButton busy={isSubmitting}>Set password</SubmitButton>
    </form>
  )
}
