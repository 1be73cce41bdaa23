import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { AuthField } from './auth-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof AuthField>, 'type' | 'after'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <AuthField
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          small
          label={shown ? 'Hide characters' : 'Show characters'}
          aria-pressed={shown}
          onClick={() => setShown((value) => !value)}
        >
          {shown ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
        </IconButton>
      }
      {...props}
    />
  )
}
