import type { Recording } from '@easel/contract/audio'
import { TASK_STATUS } from '@easel/contract/queue'
import { AudioLines, Copy, Download, Pause, Play } from 'lucide-react'
import { Link } from 'react-router'
import { DeleteRecordingButton } from '#web/shared/audio/delete-recording-button.tsx'
import { Wave } from '#web/shared/audio/recording-card.tsx'
import { formatUsd } from '#web/shared/data/cost.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { clockText } from '#web/shared/lib/text/moment-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { ICON_BUTTON, ICON_BUTTON_SIZE, IconButton } from '#web/shared/ui/icon-button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'

const LINK = `${ICON_BUTTON} ${ICON_BUTTON_SIZE}`
/** Waveform intervals per line of the small waveform. */
const THINNED = 6

type SoundRowProps = {
  readonly recording: Recording
  readonly isPlaying: boolean
  /** Played share, 0 to 1. */
  readonly part: number
  readonly onToggle: () => void
}

/** A sound in the history; pressing its waveform plays it. */
export function SoundRow({ recording, isPlaying, part, onToggle }: SoundRowProps) {
  const copy = useCopy()
  const { prompt, seconds, waveform, ogg_url, created_at, cost } = recording
  const made = new Date(created_at)
  const Icon = isPlaying ? Pause : Play
  return (
    <article
      aria-label={prompt}
      className="grid h-full grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 max-md:grid-cols-[72px_minmax(0,1fr)]"
    >
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={onToggle}
        className="relative size-[72px] overflow-hidden rounded-1 bg-mat"
      >
        <Wave heights={waveform.filter((_, index) => index % THINNED === 0)} part={part} />
        <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-3 bg-scrim text-white">
          <Icon size={16} aria-hidden="true" />
        </span>
      </button>
      <div className="min-w-0">
        <p className="line-clamp-2 text-14 font-medium break-words max-md:line-clamp-1">{prompt}</p>
        <p className="mt-1 flex h-[calc(1.25rem*var(--fact-lines))] flex-wrap content-start items-center gap-x-2.5 overflow-hidden text-12 text-ink-3">
          <Badge tone={TASK_STATUS.done.color}>{TASK_STATUS.done.label}</Badge>
          {recording.waits_for_storage && <Badge tone="yellow">Waiting for storage</Badge>}
          <span>{recording.kind === 'speech' ? 'Speech' : 'Sound'}</span>
          <time dateTime={made.toISOString()}>{clockText(made)}</time>
          <span className="tabular-nums">{Math.round(seconds)} s</span>
          {cost !== null && cost > 0 && <span className="tabular-nums">{formatUsd(cost)}</span>}
        </p>
      </div>
      <div className="flex max-md:col-start-2 max-md:-mt-1 max-md:-ml-3">
        <a href={`${ogg_url}&download=1`} download aria-label="Download" title="Download" className={LINK}>
          <Download size={16} aria-hidden="true" />
        </a>
        <IconButton label="Copy prompt" onClick={() => copy(prompt, 'Prompt copied')}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
        <Link to={PATHS.generateAudio} aria-label="Open in Audio" title="Open in Audio" className={LINK}>
          <AudioLines size={16} aria-hidden="true" />
        </Link>
        <DeleteRecordingButton recording={recording} />
      </div>
    </article>
  )
}
