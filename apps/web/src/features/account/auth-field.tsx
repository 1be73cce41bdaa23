import type { ComponentProps, ReactNode } from 'react'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

type AuthFieldProps = ComponentProps<'input'> & {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly end?: ReactNode
  readonly after?: ReactNode
}

export function AuthField({ id, label, error, end, after, ...rest }: AuthFieldProps) {
  return (
    <Field label={label} htmlFor={id} error={error} end={end}>
      <TextInput
        id={id}
        large
        invalid={error !== undefined}
        aria-describedby={error ? errorId(id) : undefined}
        after={after}
        {...rest}
      />
    </Field>
  )
}
