import { DELETION_PHRASE, deleteAccount } from '@easel/contract/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { client } from '#web/shared/api/client.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { AuthField } from './auth-field.tsx'
import { AUTH_RULES } from './auth-form.ts'
import { showFailure } from './form-failure.ts'
import { FreshSignInNote } from './fresh-sign-in-note.tsx'
import { PasswordField } from './password-field.tsx'
import { useHasPassword } from './use-has-password.ts'
import { useSignOut } from './use-sign-out.ts'

export function DeleteAccount() {
  const [asks, setAsks] = useState(false)
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch] leading-normal text-ink-2">
        Every picture, public ones and shared links too, your history, keys, settings and plan are gone at
        once and for good.
      </p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsks(true)}>
        Delete account
      </Button>
      <Dialog open={asks} onOpenChange={setAsks} title="Delete your account?">
        <DeletionForm />
      </Dialog>
    </div>
  )
}

type DeletionFields = { password: string; confirmation: string }

function DeletionForm() {
  const signOut = useSignOut()
  const { register, handleSubmit, setError, formState } = useForm<DeletionFields>({
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors, isSubmitting } = formState
  const hasPassword = useHasPassword()

  async function remove({ password }: DeletionFields) {
    try {
      await client.auth.hold(async () => {
        const body = { confirmation: DELETION_PHRASE, ...(hasPassword && { password }) } as const
        await client.data.call(deleteAccount, { body })
        await signOut()
      })
      notify.success({ title: 'Account deleted', message: 'Nothing is kept.' })
    } catch (error) {
      showFailure(error, ['password', 'confirmation'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(remove)} className="grid gap-4 p-4">
      <p className="rounded-3 bg-madder-tint p-3 leading-normal text-madder-ink">
        This cannot be undone. Download everything first if you want to keep your pictures.
      </p>
      {hasPassword ? (
        <PasswordField
          id="deletion-password"
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', AUTH_RULES.existingPassword)}
        />
      ) : (
        <FreshSignInNote />
      )}
      <AuthField
        id="deletion-phrase"
        label={`Type “${DELETION_PHRASE}”`}
        autoComplete="off"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (text) =>
            text.trim().toLowerCase() === DELETION_PHRASE || `Type “${DELETION_PHRASE}” to confirm`,
        })}
      />
      {errors.root && <FieldError id="deletion-error">{errors.root.message}</FieldError>}
      <Button type="submit" variant="danger" disabled={isSubmitting} className="justify-self-end">
        {isSubmitting && <Spinner />}
        Delete everything
      </Button>
    </form>
  )
}
