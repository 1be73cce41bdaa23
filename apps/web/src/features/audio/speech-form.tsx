import { createSpeech } from '@easel/contract/audio'
import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import type { Voice } from '@easel/contract/voices'
import { type SubmitEvent, useState } from 'react'
import { useCreateSpeech } from '#web/shared/data/audio.queries.ts'
import { useVoices } from '#web/shared/data/voices.queries.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { showSounds } from './show-sounds.ts'
import { useSpeechDraft } from './speech-draft.store.ts'
import { usePressWithSession } from './use-press-with-session.ts'
import { VoicePicker } from './voice-picker.tsx'

const TEXT_ID = 'speech-text'

/** Text, voice and speed. */
export function SpeechForm() {
  const { text, voice: wanted, speed: wantedSpeed, change } = useSpeechDraft()
  const { data: voices, error: voicesError, refetch } = useVoices()
  const { mutate, isPending } = useCreateSpeech()
  const [isRefused, setIsRefused] = useState(false)
  const voice = voices?.find(({ id }) => id === wanted) ?? voices?.[0]
  const speed = withinSpeed(wantedSpeed, voice)
  const count = countCharacters(text.trim())
  const isTooLong = count > LIMITS.speechCharacters
  const parsed = createSpeech.body.safeParse({ text, voice: voice?.id ?? '', speed })
  const complaint = parsed.error?.issues.find(({ path }) => path[0] === 'text')?.message
  const error = isRefused || isTooLong ? complaint : undefined

  const press = usePressWithSession(() => {
    setIsRefused(!parsed.success)
    if (parsed.success && voice) mutate(parsed.data, { onSuccess: showSounds })
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Speech"
      onSubmit={submit}
      className="grid content-start gap-3.5 p-4"
    >
      <Field
        label="What should be said?"
        htmlFor={TEXT_ID}
        error={error}
        end={
          <span className={classNames('figures text-11', isTooLong && 'font-semibold text-madder-ink')}>
            {numberText(count)}/{numberText(LIMITS.speechCharacters)}
          </span>
        }
      >
        <TextArea
          id={TEXT_ID}
          rows={6}
          value={text}
          placeholder="Welcome. Today we walk through the old town, from the harbour up to the lighthouse."
          invalid={error !== undefined}
          aria-describedby={error ? errorId(TEXT_ID) : undefined}
          onChange={(event) => change({ text: event.target.value })}
          className="field-sizing-content max-h-80 min-h-32"
        />
      </Field>
      {voices ? (
        <VoicePicker voices={voices} value={voice?.id ?? ''} onChange={(id) => change({ voice: id })} />
      ) : voicesError ? (
        <LoadNote what="The voices could not be loaded." error={voicesError} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="flex items-center gap-2 text-ink-3">
          <Spinner /> Loading the voices…
        </p>
      )}
      <RangeField
        label="Speed"
        unit="×"
        min={voice?.speed.min ?? LIMITS.speechSpeed.min}
        max={voice?.speed.max ?? LIMITS.speechSpeed.max}
        step={0.05}
        value={speed}
        onChange={(next) => change({ speed: next })}
      />
      <Button type="submit" variant="act" size="huge" full disabled={isPending || !voice || !text.trim()}>
        Generate
      </Button>
      <p className="text-12 text-ink-3">
        {voice?.is_hosted
          ? `The text is sent to ${voice.provider}. `
          : 'Synthesized on this server: clear English that sounds like a machine. '}
        Each reading counts as one of your pictures for the day.
      </p>
    </form>
  )
}

function withinSpeed(speed: number, voice: Voice | undefined): number {
  const { min, max } = voice?.speed ?? LIMITS.speechSpeed
  return Math.min(max, Math.max(min, speed))
}
