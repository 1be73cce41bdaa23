import type { Recording } from '@easel/contract/audio'
import { Download, Pause, Play, Repeat } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { DeleteRecordingButton } from './delete-recording-button.tsx'
import { tellUnheard } from './tell-unheard.ts'

type RecordingCardProps = {
  readonly recording: Recording
  /** Further actions, such as reusing its settings. */
  readonly actions?: ReactNode
}

/** Seconds that a key seeks. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** A sound: its waveform, which plays and seeks, its recognized scenes, downloads, and deletion. */
export function RecordingCard({ recording, actions }: RecordingCardProps) {
  const player = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isLooping, setIsLooping] = useState(recording.kind === 'sound' && recording.settings.is_loop)
  const [part, setPart] = useState(0)
  const facts = factsOf(recording)
  const heard = Math.round(part * recording.seconds)

  async function toggle() {
    if (isPlaying) return player.current?.pause()
    for (const other of document.querySelectorAll('audio')) other.pause()
    // After a failure it is not loaded again by itself.
    if (player.current?.error) player.current.load()
    try {
      await player.current?.play()
    } catch (error) {
      tellUnheard(error)
    }
  }
  function seek(share: number) {
    const place = Math.min(1, Math.max(0, share))
    setPart(place)
    if (player.current) player.current.currentTime = place * recording.seconds
  }
  function step(event: KeyboardEvent) {
    const seconds = STEPS[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    seek(part + seconds / recording.seconds)
  }

  return (
    <article className="card grid grid-cols-1 gap-2.5 rounded-4 p-3.5">
      {/* biome-ignore lint/a11y/useMediaCaption: a sound has no words, and those of speech stand below it */}
      <audio
        ref={player}
        src={recording.wav_url}
        preload="none"
        loop={isLooping}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={(event) => setPart(Math.min(1, event.currentTarget.currentTime / recording.seconds))}
      />
      <div className="flex items-center gap-3">
        <IconButton label={isPlaying ? 'Pause' : 'Play'} onClick={() => void toggle()} className="face">
          {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        </IconButton>
        <div className="relative h-16 min-w-0 flex-1 rounded-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ultramarine">
          <Wave heights={recording.waveform} part={part} />
          <input
            type="range"
            aria-label="Position"
            min={0}
            max={1}
            step={0.001}
            value={part}
            aria-valuetext={`${heard} of ${Math.round(recording.seconds)} seconds`}
            onKeyDown={step}
            onChange={(event) => seek(event.target.valueAsNumber)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      </div>
      <div>
        <h3 className="line-clamp-4 text-14 font-semibold wrap-anywhere whitespace-pre-line">
          {recording.prompt}
        </h3>
        <p className="text-12 text-ink-2">
          {recording.waits_for_storage && (
            <>
              <Badge tone="yellow">Waiting for storage</Badge>{' '}
            </>
          )}
          {recording.kind === 'speech' ? recording.settings.voice_label : recording.read_as.join(' + ')}{' '}
          <span className="figures text-ink-3">
            · {(isPlaying || part > 0) && `${heard} of `}
            {facts.join(' · ')}
          </span>
        </p>
        {recording.unknown_words.length > 0 && (
          <p className="text-12 wrap-anywhere text-ink-2">
            {recording.kind === 'speech' ? 'Left out' : 'Not understood'}:{' '}
            {recording.unknown_words.join(', ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {(
          [
            ['WAV', recording.wav_url],
            ['OGG', recording.ogg_url],
          ] as const
        ).map(([format, url]) => (
          <a key={format} href={`${url}&download=1`} download className={buttonClass({ size: 'small' })}>
            <Download size={14} aria-hidden="true" />
            {format}
          </a>
        ))}
        {actions}
        <span className="ml-auto flex">
          <IconButton label="Loop" aria-pressed={isLooping} onClick={() => setIsLooping(!isLooping)}>
            <Repeat
              size={16}
              aria-hidden="true"
              className={classNames(isLooping && 'text-ultramarine-ink')}
            />
          </IconButton>
          <DeleteRecordingButton recording={recording} />
        </span>
      </div>
    </article>
  )
}

function factsOf(recording: Recording): string[] {
  const length = `${Math.round(recording.seconds)} s`
  if (recording.kind === 'speech') {
    const { speed } = recording.settings
    return [length, ...(speed === 1 ? [] : [`${speed}× speed`])]
  }
  return [length, ...(recording.bpm ? [`${recording.bpm} bpm`] : []), `seed ${recording.settings.seed}`]
}

/** The part already played is colored. */
export function Wave({ heights, part }: { readonly heights: readonly number[]; readonly part: number }) {
  const line = heights.map((height, i) => `M${i + 0.5} ${50 - height / 2.1}V${50 + height / 2.1}`).join('')
  const look = { d: line, fill: 'none', strokeWidth: 0.7 }
  return (
    <svg
      viewBox={`0 0 ${heights.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="size-full"
    >
      <path {...look} className="stroke-ink-3" />
      <path {...look} className="stroke-cadmium" style={{ clipPath: `inset(0 ${(1 - part) * 100}% 0 0)` }} />
    </svg>
  )
}
