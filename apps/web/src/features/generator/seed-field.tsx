import { Dices } from 'lucide-react'
import { errorId, Field } from '#web/shared/ui/field.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { TextInput } from '#web/shared/ui/text-input.tsx'
import { readSeed, rollSeed } from './seed.ts'
import { useSettingsStore } from './settings.store.ts'

const SEED_FIELD = 'seed'

export function SeedField() {
  const seed = useSettingsStore((state) => state.seed)
  const { change } = useSettingsStore.getState()
  const read = readSeed(seed)
  return (
    <Field
      label="Seed"
      htmlFor={SEED_FIELD}
      error={read.ok ? undefined : read.message}
      end={<span className="text-11">Empty is random</span>}
    >
      <TextInput
        id={SEED_FIELD}
        inputMode="numeric"
        autoComplete="off"
        value={seed}
        invalid={!read.ok}
        aria-describedby={read.ok ? undefined : errorId(SEED_FIELD)}
        onChange={(event) => change({ seed: event.target.value })}
        className="figures"
        after={
          <IconButton small label="Roll the dice" onClick={() => change({ seed: rollSeed(Math.random) })}>
            <Dices size={14} aria-hidden="true" />
          </IconButton>
        }
      />
    </Field>
  )
}
