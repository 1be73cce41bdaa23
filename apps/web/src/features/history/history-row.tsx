import { QUALITIES } from '@easel/contract/pictures'
import { styleLabel } from '@easel/contract/styles'
import { Copy, SlidersHorizontal, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { useCopy } from '#web/shared/lib/use-copy.ts'
import { ICON_BUTTON, ICON_BUTTON_SIZE, IconButton } from '#web/shared/ui/icon-button.tsx'
import { reuseHref } from './reuse-link.ts'

type HistoryRowProps = {
  readonly generation: Generation
  readonly onOpen: (generation: Generation) => void
  readonly onDelete: (generation: Generation) => void
}

/** One line of the history: the picture, what was asked, what can be done with it. */
export function HistoryRow({ generation, onOpen, onDelete }: HistoryRowProps) {
  const copy = useCopy()
  const { prompt, imageURL, style, quality, width, height, seed, timestamp } = generation
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 py-2 max-md:grid-cols-[72px_minmax(0,1fr)]">
      <button
        type="button"
        aria-label={`Open: ${prompt}`}
        onClick={() => onOpen(generation)}
        className="size-[72px] overflow-hidden rounded-1 bg-(--skeleton)"
      >
        <img
          src={client.storage.url(imageURL, { format: 'webp', width: 160 })}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      </button>
      <div className="min-w-0">
        <p className="line-clamp-2 text-14 font-medium">{prompt}</p>
        <p className="mt-1 flex flex-wrap gap-x-2.5 text-12 text-ink-3">
          <span>{styleLabel(style)}</span>
          <span>{QUALITIES.find(({ id }) => id === quality)?.label}</span>
          <span className="tabular-nums">
            {width} × {height}
          </span>
          <span className="tabular-nums">seed {seed}</span>
          <time dateTime={timestamp.toISOString()}>
            {timestamp.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' })}
          </time>
        </p>
      </div>
      <div className="flex max-md:col-start-2 max-md:-mt-2 max-md:-ml-3">
        <IconButton label="Copy prompt" onClick={() => copy(prompt, 'Prompt copied')}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
        <Link
          to={reuseHref(generation)}
          aria-label="Reuse settings"
          title="Reuse settings"
          className={`${ICON_BUTTON} ${ICON_BUTTON_SIZE}`}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
        </Link>
        <IconButton label="Delete" onClick={() => onDelete(generation)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
