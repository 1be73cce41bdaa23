import { AUDIO_MOODS } from '@easel/contract/audio'
import { LIMITS } from '@easel/contract/limits'
import { Dices } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useCreateAudio } from '#web/shared/data/audio.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useAudioDraft } from './audio-draft.store.ts'
import { readDraft } from './read-draft.ts'
import { showSounds } from './show-sounds.ts'
import { usePressWithSession } from './use-press-with-session.ts'

const EXAMPLES = [
  'rainy café at night',
  'lo-fi beat by the fireplace',
  'birds at dawn, a stream in the forest',
  'dark cinematic pad in space',
  'calm ambient piano with sea waves',
] as const

/** All settings of a sound. */
export function AudioForm() {
  const draft = useAudioDraft()
  const { mutate, isPending } = useCreateAudio()
  const [isRefused, setIsRefused] = useState(false)
  const { change } = draft
  const read = readDraft(draft)
  const errors = isRefused && !read.ok ? read.errors : {}
  const press = usePressWithSession(() => {
    setIsRefused(!read.ok)
    if (read.ok) mutate(read.body, { onSuccess: showSounds })
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Audio"
      onSubmit={submit}
      className="grid content-start gap-3.5 p-4"
    >
      <Field label="What should be heard?" htmlFor="audio-prompt" error={errors.prompt}>
        <TextArea
          id="audio-prompt"
          rows={3}
          value={draft.prompt}
          placeholder="rainy café, soft jazz"
          invalid={errors.prompt !== undefined}
          aria-describedby={errors.prompt ? errorId('audio-prompt') : undefined}
          onChange={(event) => change({ prompt: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {EXAMPLES.map((example) => (
          <Button
            key={example}
            size="small"
            className="max-md:h-11"
            onClick={() => change({ prompt: example })}
          >
            {example}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          id="audio-seconds"
          label="Seconds"
          hint="5–120"
          error={errors.seconds}
          value={draft.seconds}
          onChange={(seconds) => change({ seconds })}
        />
        <NumberField
          id="audio-bpm"
          label="Tempo"
          hint="Or automatic"
          error={errors.bpm}
          value={draft.bpm}
          onChange={(bpm) => change({ bpm })}
        />
      </div>
      <Field label="Mood" htmlFor="audio-mood">
        <Select id="audio-mood" value={draft.mood} onChange={(event) => change({ mood: event.target.value })}>
          <option value="">As the words say</option>
          {AUDIO_MOODS.map((mood) => (
            <option key={mood} value={mood}>
              {mood[0]?.toUpperCase() + mood.slice(1)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberField
        id="audio-seed"
        label="Seed"
        hint="Empty is random"
        error={errors.seed}
        value={draft.seed}
        onChange={(seed) => change({ seed })}
        after={
          <IconButton
            small
            label="Roll the dice"
            onClick={() => change({ seed: String(Math.floor(Math.random() * 1_000_000)) })}
          >
            <Dices size={14} aria-hidden="true" />
          </IconButton>
        }
      />
      <div className="flex items-center gap-2">
        <label htmlFor="audio-loop" className="font-semibold">
          Seamless loop
        </label>
        <span className="ml-auto flex">
          <Switch id="audio-loop" checked={draft.isLoop} onChange={(isLoop) => change({ isLoop })} />
        </span>
      </div>
      <Button type="submit" variant="act" size="huge" full disabled={isPending || !draft.prompt.trim()}>
        Generate
      </Button>
      <p className="text-12 text-ink-3">
        Synthesized from words on this server, up to {LIMITS.audioSeconds.max} seconds. Each sound counts as
        one of your pictures for the day.
      </p>
    </form>
  )
}

type NumberFieldProps = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly after?: ReactNode
}

function NumberField({ id, label, hint, value, error, onChange, after }: NumberFieldProps) {
  return (
    <Field label={label} htmlFor={id} error={error} end={<span className="text-11">{hint}</span>}>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId(id)}
        onChange={(event) => onChange(event.target.value)}
        className="figures"
        after={after}
      />
    </Field>
  )
}
