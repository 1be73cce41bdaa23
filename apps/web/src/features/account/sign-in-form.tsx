import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { AuthField } from './auth-field.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

type SignInFields = { email: string; password: string }

export function SignInForm() {
  const { register, handleSubmit, setError, formState } = useForm<SignInFields>()
  const { errors, isSubmitting } = formState

  async function signIn(fields: SignInFields) {
    try {
      await client.auth.signIn(fields)
    } catch (error) {
      showFailure(error, ['email', 'password'], setError)
    }
  }

  return (
    <form method="dialog" noValidate onSubmit={handleSubmit(signIn)} className="grid gap-4">
      <AuthField
        id="email"
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', AUTH_RULES.email)}
      />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        end={
          <Link to={PATHS.resetPassword} className="reach text-ink-2 underline underline-offset-3">
            Forgot password?
          </Link>
        }
        {...register('password', AUTH_RULES.existingPassword)}
      />
      {errors.root && <FieldError id="form-error">{errors.root.message}</FieldError>}
      <SubmitButton busy={isSubmitting}>Sign in</SubmitButton>
    </form>
  )
}
