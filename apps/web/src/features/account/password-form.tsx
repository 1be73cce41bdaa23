import { changePassword } from '@easel/contract/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { client } from '#web/shared/api/client.ts'
import { ACCOUNT_KEY, accountQuery, sessionsQuery } from '#web/shared/data/account.queries.ts'
import { passkeysQuery } from '#web/shared/data/passkeys/passkeys.queries.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { FreshSignInNote } from './fresh-sign-in-note.tsx'
import { PasswordField } from './password-field.tsx'
import { SaveButton } from './save-button.tsx'
import { useHasPassword } from './use-has-password.ts'

type PasswordFields = { current_password: string; new_password: string }

export function PasswordForm() {
  const cache = useQueryClient()
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordFields>({
    defaultValues: { current_password: '', new_password: '' },
  })
  const { errors, isSubmitting } = formState

  const hasPassword = useHasPassword()
  const email = useQuery(accountQuery()).data?.email ?? ''
  const word = hasPassword ? 'changed' : 'set'

  async function change(fields: PasswordFields) {
    try {
      const body = hasPassword ? fields : { new_password: fields.new_password }
      await client.data.call(changePassword, { body })
      reset()
      notify.success({ title: `Password ${word}`, message: 'Your other devices are signed out.' })
      await Promise.all([
        cache.invalidateQueries(sessionsQuery()),
        cache.invalidateQueries({ queryKey: ACCOUNT_KEY }),
        cache.invalidateQueries(passkeysQuery()),
      ])
    } catch (error) {
      showFailure(error, ['current_password', 'new_password'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(change)} className="grid max-w-[480px] gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          id="current-password"
          label="Current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register('current_password', AUTH_RULES.existingPassword)}
        />
      ) : (
        <FreshSignInNote />
      )}
      <PasswordField
        id="new-password"
        label="New password"
        autoComplete="new-password"
        error={errors.new_password?.message}
        end={<span className="text-12">8 characters or more, hard to guess</span>}
        {...register('new_password', AUTH_RULES.newPassword)}
      />
      {errors.root && <FieldError id="password-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting}>{hasPassword ? 'Change password' : 'Set password'}</SaveButton>
    </form>
  )
}
