import { Dices, Lock, LockOpen } from 'lucide-react'
import { ignoredNote } from '#web/shared/drawers/drawer-notes.ts'
import { errorId, Field, noteId } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useDrawer } from './model/use-drawer.ts'
import { readSeed, rollSeed } from './seed.ts'
import { useSettingsStore } from './settings.store.ts'
import { useStageGenerations } from './stage/stage-generations.ts'

const SEED_FIELD = 'seed'

/** The die picks a new seed; the lock keeps the latest picture's, or returns to random. */
export function SeedField() {
  const [latest] = useStageGenerations()
  const seed = useSettingsStore((state) => state.seed)
  const variation = useSettingsStore((state) => state.variation)
  const { change } = useSettingsStore.getState()
  const provider = useDrawer()
  const note = ignoredNote(provider, 'seed')
  const read = readSeed(seed)
  const locked = seed.trim() !== ''

  function toggleLock() {
    const kept = latest?.knownSeed?.toString() ?? rollSeed(Math.random)
    change({ seed: locked ? '' : kept })
  }
  return (
    <Field
      label="Seed"
      htmlFor={SEED_FIELD}
      note={note}
      error={read.ok ? undefined : read.message}
      end={<span className="text-11">{variation > 0 ? `Small change ${variation}` : 'Empty is random'}</span>}
    >
      <TextInput
        id={SEED_FIELD}
        inputMode="numeric"
        autoComplete="off"
        value={seed}
        invalid={!read.ok}
        aria-describedby={read.ok ? note && noteId(SEED_FIELD) : errorId(SEED_FIELD)}
        onChange={(event) => change({ seed: event.target.value })}
        className="figures"
        after={
          <span className="-ml-2 flex flex-none">
            <IconButton small label="Roll the dice" onClick={() => change({ seed: rollSeed(Math.random) })}>
              <Dices size={14} aria-hidden="true" />
            </IconButton>
            <IconButton small label="Lock seed" aria-pressed={locked} onClick={toggleLock}>
              {locked ? (
                <Lock size={14} aria-hidden="true" className="text-ultramarine-ink" />
              ) : (
                <LockOpen size={14} aria-hidden="true" />
              )}
            </IconButton>
          </span>
        }
      />
    </Field>
  )
}
