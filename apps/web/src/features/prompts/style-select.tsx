import { STYLES } from '@easel/contract/styles'
import { useId } from 'react'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'

type StyleSelectProps = { readonly value: string; readonly onChange: (style: string) => void }

export function StyleSelect({ value, onChange }: StyleSelectProps) {
  const id = useId()
  return (
    <Field label="Style" htmlFor={id}>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)} className="w-full">
        {STYLES.map((style) => (
          <option key={style.id} value={style.id}>
            {style.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
