import { useForm } from 'react-hook-form'
import { client } from '#web/shared/api/client.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { AuthField } from './auth-field.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

type SignUpFields = { name: string; email: string; password: string }

/** `invitation`: from the link that opened the page. */
export function SignUpForm({ invitation }: { readonly invitation: string | undefined }) {
  const { register, handleSubmit, setError, formState } = useForm<SignUpFields>()
  const { errors, isSubmitting } = formState

  async function signUp(fields: SignUpFields) {
    try {
      await client.auth.signUp(invitation === undefined ? fields : { ...fields, invitation })
    } catch (error) {
      showFailure(error, ['name', 'email', 'password'], setError)
    }
  }

  return (
    <form method="dialog" noValidate onSubmit={handleSubmit(signUp)} className="grid gap-4">
      <AuthField
        id="name"
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', AUTH_RULES.name)}
      />
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
        autoComplete="new-password"
        error={errors.password?.message}
        end={<span className="text-12">8 characters or more, hard to guess</span>}
        {...register('password', AUTH_RULES.newPassword)}
      />
      {errors.root && <FieldError id="form-error">{errors.root.message}</FieldError>}
      <SubmitButton busy={isSubmitting}>Create account</SubmitButton>
    </form>
  )
}
