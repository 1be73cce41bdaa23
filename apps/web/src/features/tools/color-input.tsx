import { useId } from 'react'
import { Field } from '#web/shared/ui/fields/field.tsx'

type ColorInputProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function ColorInput({ label, value, onChange }: ColorInputProps) {
  const id = useId()
  return (
    <Field label={label} htmlFor={id} end={<span className="figures text-11">{value}</span>}>
      <input
        id={id}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="face h-(--control) w-full cursor-pointer rounded-3 p-1 max-md:h-11"
      />
    </Field>
  )
}
