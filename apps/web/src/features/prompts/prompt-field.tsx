import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import { useId } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'

type PromptFieldProps = {
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The prompt that a tool edits, with its length. */
export function PromptField({ label = 'Prompt', value, onChange }: PromptFieldProps) {
  const id = useId()
  const count = countCharacters(value.trim())
  const isTooLong = count > LIMITS.promptCharacters
  const error = isTooLong
    ? `The generator takes ${LIMITS.promptCharacters} characters: ${count - LIMITS.promptCharacters} are too many.`
    : undefined
  return (
    <Field
      label={label}
      htmlFor={id}
      error={error}
      end={
        <span className={classNames('figures text-11', isTooLong && 'font-semibold text-madder-ink')}>
          {count}/{LIMITS.promptCharacters}
        </span>
      }
    >
      <textarea
        id={id}
        rows={4}
        value={value}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? errorId(id) : undefined}
        placeholder="a red fox standing in a snowy forest"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'field-sizing-content max-h-[320px] min-h-24 w-full resize-y rounded-3 px-3 py-2.5 text-14 leading-normal focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ultramarine max-md:text-16',
          isTooLong ? 'well-bad' : 'well',
        )}
      />
    </Field>
  )
}
