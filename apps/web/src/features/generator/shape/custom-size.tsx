import { type CustomSizes, customSizeProblem, customSizesHint } from '@easel/contract/models/custom-sizes'
import { useId } from 'react'
import { errorId, Field, FieldError, noteId } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { useSettingsStore } from '../settings.store.ts'

/** Width and height as typed, with what the model draws below. */
export function CustomSize({ range }: { readonly range: CustomSizes }) {
  const id = useId()
  const width = useSettingsStore((state) => state.width)
  const height = useSettingsStore((state) => state.height)
  const { change } = useSettingsStore.getState()
  const problem = customSizeProblem(range, { width, height })
  const side = (label: string, value: number, onType: (value: number) => void) => (
    <Field label={label} htmlFor={`${id}-${label}`}>
      <TextInput
        id={`${id}-${label}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value || ''}
        invalid={problem !== undefined}
        aria-describedby={problem ? errorId(id) : noteId(id)}
        onChange={(event) => onType(Number(event.target.value.replace(/\D/g, '').slice(0, 4)))}
        className="figures"
      />
    </Field>
  )
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-2">
        {side('Width', width, (typed) => change({ isCustomSize: true, width: typed, height }))}
        {side('Height', height, (typed) => change({ isCustomSize: true, width, height: typed }))}
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
