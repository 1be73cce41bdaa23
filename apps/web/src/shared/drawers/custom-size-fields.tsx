import { type CustomSizes, customSizeProblem, customSizesHint } from '@easel/contract/models/custom-sizes'
import { useId } from 'react'
import { errorId, Field, FieldError, noteId } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

type Size = { readonly width: number; readonly height: number }

type CustomSizeFieldsProps = {
  readonly range: CustomSizes
  /** 0 for an empty field. */
  readonly value: Size
  readonly onChange: (size: Size) => void
}

/** Width and height fields with the model's limits below. */
export function CustomSizeFields({ range, value, onChange }: CustomSizeFieldsProps) {
  const id = useId()
  const problem = customSizeProblem(range, value)
  const side = (label: string, field: keyof Size) => (
    <Field label={label} htmlFor={`${id}-${field}`}>
      <TextInput
        id={`${id}-${field}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value[field] || ''}
        invalid={problem !== undefined}
        aria-describedby={problem ? errorId(id) : noteId(id)}
        onChange={(event) =>
          onChange({ ...value, [field]: Number(event.target.value.replace(/\D/g, '').slice(0, 4)) })
        }
        className="figures"
      />
    </Field>
  )
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-2">
        {side('Width', 'width')}
        {side('Height', 'height')}
      </div>
      {problem ? (
        <FieldError id={errorId(id)}>{problem}</FieldError>
      ) : (
        <p id={noteId(id)} className="text-12 text-ink-3">
          {customSizesHint(range)}
        </p>
      )}
    </div>
  )
}
