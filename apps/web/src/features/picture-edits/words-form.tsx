import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

const FIELD = 'edit-instruction'

type WordsFormProps = {
  readonly isBusy: boolean
  /** `done` is called once it is on its way: what was typed stays until then. */
  readonly onSend: (instruction: string, done: () => void) => void
}

/** What is to change about a picture, in a sentence. */
export function WordsForm({ isBusy, onSend }: WordsFormProps) {
  const [instruction, setInstruction] = useState('')
  const isTooLong = countCharacters(instruction.trim()) > LIMITS.promptCharacters

  function send(event: FormEvent) {
    event.preventDefault()
    onSend(instruction.trim(), () => setInstruction(''))
  }

  return (
    <form onSubmit={send} className="flex w-full flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <Field
          label="What should change"
          htmlFor={FIELD}
          error={isTooLong ? 'The instruction may have up to 500 characters' : undefined}
        >
          <TextInput
            id={FIELD}
            value={instruction}
            placeholder="Make the sky darker"
            invalid={isTooLong}
            aria-describedby={isTooLong ? errorId(FIELD) : undefined}
            onChange={({ target }) => setInstruction(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" disabled={isBusy || isTooLong || instruction.trim() === ''}>
        Edit
      </Button>
    </form>
  )
}
