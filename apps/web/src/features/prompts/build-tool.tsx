import { useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { CHIP_GROUPS, type ChipGroup, type Chosen, sentenceOf } from './builder-chips.ts'
import { PromptActions } from './prompt-actions.tsx'
import { StyleSelect } from './style-select.tsx'
import type { ToolProps } from './tool-props.ts'

/** Builds a prompt from chips, or own words, of each row; the sentence grows beside. */
export function BuildTool({ onPrompt, style, onStyle }: ToolProps) {
  const [chosen, setChosen] = useState<Chosen>({})
  const sentence = sentenceOf(chosen)
  const choose = (id: ChipGroup['id'], words: string) => {
    const next = { ...chosen, [id]: words }
    setChosen(next)
    onPrompt(sentenceOf(next))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(300px,380px)] items-start gap-8 max-lg:grid-cols-1 max-lg:gap-6">
      <div className="grid gap-5">
        {CHIP_GROUPS.map((group) => (
          <ChipRow
            key={group.id}
            group={group}
            value={chosen[group.id] ?? ''}
            onChange={(words) => choose(group.id, words)}
          />
        ))}
      </div>
      <div className="card sticky top-4 grid gap-4 rounded-4 p-4 max-lg:static">
        <h2 className="font-semibold">Your prompt</h2>
        <output className={classNames('min-h-20 text-16 leading-normal', !sentence && 'text-ink-3')}>
          {sentence || 'Choose a subject to begin.'}
        </output>
        <StyleSelect value={style} onChange={onStyle} />
        <PromptActions prompt={sentence} style={style} />
        {sentence && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => {
              setChosen({})
              onPrompt('')
            }}
          >
            Start again
          </Button>
        )}
      </div>
    </div>
  )
}

type ChipRowProps = {
  readonly group: ChipGroup
  readonly value: string
  readonly onChange: (words: string) => void
}

function ChipRow({ group: { title, chips }, value, onChange }: ChipRowProps) {
  const [typed, setTyped] = useState('')
  // Words that equal a chip stay in the field, because more may follow.
  const isTyped = typed === value
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === value}
            onClick={() => {
              setTyped('')
              onChange(chip === value ? '' : chip)
            }}
            className={classNames(
              'rounded-3 px-2.5 py-1.5 max-md:min-h-11',
              chip === value
                ? 'bg-ultramarine-tint font-semibold text-ultramarine-ink shadow-[inset_0_0_0_1.5px_var(--ultramarine)]'
                : 'face hover:bg-hover',
            )}
          >
            {chip}
          </button>
        ))}
        <TextInput
          aria-label={`${title} in your own words`}
          placeholder="Your own words"
          value={isTyped ? typed : ''}
          maxLength={120}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(event.target.value)
          }}
          className="max-w-[200px] flex-[1_1_140px] max-md:h-11 max-md:max-w-none"
        />
      </div>
    </fieldset>
  )
}
