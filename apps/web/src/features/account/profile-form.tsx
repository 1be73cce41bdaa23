import { updateAccount } from '@easel/contract/account'
import { LIMITS } from '@easel/contract/limits'
import type { Preferences } from '@easel/contract/preferences'
import { useForm } from 'react-hook-form'
import { client } from '#web/shared/api/client.ts'
import { useUpdatePreferences } from '#web/shared/data/preferences.queries.ts'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { AuthField } from './auth-field.tsx'
import { showFailure } from './form-failure.ts'
import { SaveButton } from './save-button.tsx'

type ProfileFormProps = { readonly name: string; readonly preferences: Preferences }
type ProfileFields = { display_name: string; gallery_name: string }

const most = {
  value: LIMITS.displayNameCharacters,
  message: `Use at most ${LIMITS.displayNameCharacters} characters`,
}

/** The account's private name, and the public one beside published pictures. Both may be empty. */
export function ProfileForm({ name, preferences }: ProfileFormProps) {
  const updatePreferences = useUpdatePreferences()
  const { register, handleSubmit, setError, reset, formState } = useForm<ProfileFields>({
    values: { display_name: name, gallery_name: preferences.gallery_name },
  })
  const { errors, isSubmitting, isDirty, dirtyFields } = formState

  async function save(fields: ProfileFields) {
    try {
      if (dirtyFields.display_name) {
        await client.data.call(updateAccount, { body: { display_name: fields.display_name } })
        await client.auth.getSession()
        if (!dirtyFields.gallery_name) notify.success({ title: 'Profile saved' })
      }
      if (dirtyFields.gallery_name)
        await updatePreferences.mutateAsync({ gallery_name: fields.gallery_name.trim() })
      reset(fields)
    } catch (error) {
      showFailure(error, ['display_name', 'gallery_name'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid max-w-[480px] gap-4">
      <AuthField
        id="display-name"
        label="Name"
        autoComplete="name"
        end={<span className="text-12">Only you can see it</span>}
        error={errors.display_name?.message}
        {...register('display_name', { maxLength: most })}
      />
      <AuthField
        id="gallery-name"
        label="Display name"
        autoComplete="nickname"
        end={<span className="text-12">Leave empty to publish anonymously</span>}
        error={errors.gallery_name?.message}
        {...register('gallery_name')}
      />
      {errors.root && <FieldError id="profile-error">{errors.root.message}</FieldError>}
      <SaveButton busy={isSubmitting} disabled={!isDirty}>
        Save profile
      </SaveButton>
    </form>
  )
}
