import { PASSKEY_LIMITS, type Passkey } from '@easel/contract/passkeys/passkeys'
import { useForm } from 'react-hook-form'
import { useAddPasskey, useRenamePasskey } from '#web/shared/data/passkeys/passkeys.queries.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { AuthField } from '../auth-field.tsx'
import { AUTH_RULES } from '../auth-form.ts'
import { showFailure } from '../form-failure.ts'
import { FreshSignInNote } from '../fresh-sign-in-note.tsx'
import { PasswordField } from '../password-field.tsx'
import { SaveButton } from '../save-button.tsx'
import { useHasPassword } from '../use-has-password.ts'

type Closes = { readonly onClose: () => void }

export function AddPasskeyDialog({ onClose }: Closes) {
  const add = useAddPasskey()
  const hasPassword = useHasPassword()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Add a passkey">
      <PasskeyForm
        name=""
        asks={hasPassword ? 'password' : 'fresh sign-in'}
        saveLabel="Continue"
        save={async ({ name, password }) => {
          await add.mutateAsync({ name, password: hasPassword ? password : undefined })
          notify.success({ title: 'Passkey added' })
          onClose()
        }}
      />
    </Dialog>
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: Closes & { readonly passkey: Passkey }) {
  const rename = useRenamePasskey()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Rename this passkey">
      <PasskeyForm
        name={passkey.name}
        saveLabel="Save"
        save={async ({ name }) => {
          await rename.mutateAsync({ id: passkey.id, name })
          onClose()
        }}
      />
    </Dialog>
  )
}

type PasskeyFields = { name: string; password: string }

type PasskeyFormProps = {
  readonly name: string
  /** Re-authentication: the password, or a recent sign-in. */
  readonly asks?: 'password' | 'fresh sign-in'
  readonly saveLabel: string
  readonly save: (fields: PasskeyFields) => Promise<void>
}

function PasskeyForm({ name, asks, saveLabel, save }: PasskeyFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<PasskeyFields>({
    defaultValues: { name, password: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit(fields: PasskeyFields) {
    try {
      await save(fields)
    } catch (error) {
      showFailure(error, ['name', 'password'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4 p-4">
      <AuthField
        id="passkey-name"
        label="Name"
        placeholder="My phone"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          required: 'Give the passkey a name',
          maxLength: {
            value: PASSKEY_LIMITS.nameCharacters,
            message: `Use at most ${PASSKEY_LIMITS.nameCharacters} characters`,
          },
        })}
      />
      {asks === 'password' && (
        <PasswordField
          id="passkey-password"
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', AUTH_RULES.existingPassword)}
        />
      )}
      {asks === 'fresh sign-in' && <FreshSignInNote />}
      {errors.root && <FieldError id="passkey-form-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting}>{saveLabel}</SaveButton>
    </form>
  )
}
