import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import { ChevronRight } from 'lucide-react'
import { ignoredNote } from '#web/shared/drawers/drawer-notes.ts'
import { errorId, Field, noteId } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { BackgroundField } from './background-field.tsx'
import { useDrawer } from './model/use-drawer.ts'
import { CharacterCount } from './prompt/character-count.tsx'
import { ReferenceField } from './reference/reference-field.tsx'
import { ReferenceList } from './reference/reference-list.tsx'
import { StrengthPicker } from './reference/strength-picker.tsx'
import { SeedField } from './seed-field.tsx'
import { useSettingsStore } from './settings.store.ts'

const NEGATIVE_FIELD = 'negative-prompt'

/** Optional settings in a section that starts open, because they affect the result. */
export function AdvancedFields() {
  return (
    <details open className="group/fold border-t border-line">
      <summary className="flex h-10 items-center gap-2 font-semibold max-md:h-11">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="transition-transform duration-(--toggle) ease-out group-open/fold:rotate-90"
        />
        Advanced
        <span className="ml-auto text-12 font-normal text-ink-3">Negative, seed, references</span>
      </summary>
      <div className="grid gap-3.5 pt-1">
        <NegativePromptField />
        <div className="grid grid-cols-[148px_minmax(0,1fr)] items-start gap-2.5 max-[370px]:grid-cols-1">
          <SeedField />
          <ReferenceField />
        </div>
        <ReferenceList />
        <StrengthPicker />
        <BackgroundField />
      </div>
    </details>
  )
}

function NegativePromptField() {
  const negativePrompt = useSettingsStore((state) => state.negativePrompt)
  const { change } = useSettingsStore.getState()
  const provider = useDrawer()
  const note = ignoredNote(provider, 'negativePrompt')
  const tooLong = countCharacters(negativePrompt.trim()) > LIMITS.negativePromptCharacters
  return (
    <Field
      label="Negative prompt"
      htmlFor={NEGATIVE_FIELD}
      error={tooLong ? 'The negative prompt may have up to 300 characters' : undefined}
      note={note}
      end={<CharacterCount text={negativePrompt} max={LIMITS.negativePromptCharacters} />}
    >
      <TextInput
        id={NEGATIVE_FIELD}
        value={negativePrompt}
        placeholder="What should it leave out?"
        invalid={tooLong}
        aria-describedby={tooLong ? errorId(NEGATIVE_FIELD) : note && noteId(NEGATIVE_FIELD)}
        onChange={(event) => change({ negativePrompt: event.target.value })}
      />
    </Field>
  )
}
