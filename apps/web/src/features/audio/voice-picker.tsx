import type { Voice } from '@easel/contract/voices'
import { useId } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type VoicePickerProps = {
  readonly voices: readonly Voice[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Voices grouped by provider; a radio group, so arrow keys work. */
export function VoicePicker({ voices, value, onChange }: VoicePickerProps) {
  const name = useId()
  const makers = [...new Set(voices.map(({ provider }) => provider))]
  return (
    <div role="radiogroup" aria-label="Voice" className="grid gap-2">
      <span className="font-semibold">Voice</span>
      {makers.map((maker) => (
        <div key={maker} className="grid gap-1.5">
          {makers.length > 1 && <span className="text-12 text-ink-3">{maker}</span>}
          <div className="grid grid-cols-2 gap-1.5">
            {voices
              .filter(({ provider }) => provider === maker)
              .map((voice) => (
                <label
                  key={voice.id}
                  className={classNames(
                    'relative grid content-center rounded-3 px-2.5 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ultramarine max-md:min-h-11',
                    voice.id === value
                      ? 'bg-ultramarine-tint shadow-[inset_0_0_0_1.5px_var(--ultramarine)]'
                      : 'face hover:bg-hover',
                  )}
                >
                  <input
                    type="radio"
                    name={name}
                    value={voice.id}
                    checked={voice.id === value}
                    onChange={() => onChange(voice.id)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <span className={classNames('font-semibold', voice.id === value && 'text-ultramarine-ink')}>
                    {voice.label}
                  </span>
                  {voice.about && <span className="text-11 text-ink-2">{voice.about}</span>}
                </label>
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}
