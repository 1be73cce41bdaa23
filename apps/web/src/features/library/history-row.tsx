import { qualityLabel } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import { TASK_STATUS } from '@easel/contract/queue'
import { IMPORTED_STYLE, styleLabel } from '@easel/contract/styles'
import { Copy, Heart, SlidersHorizontal, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { formatUsd } from '#web/shared/data/cost.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { useUpdateGeneration } from '#web/shared/data/library.queries.ts'
import { clockText } from '#web/shared/lib/text/moment-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { ICON_BUTTON, ICON_BUTTON_SIZE, IconButton } from '#web/shared/ui/icon-button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { reuseHref } from './reuse/reuse-link.ts'

type HistoryRowProps = {
  readonly generation: Generation
  readonly onOpen: (generation: Generation) => void
  readonly onDelete: (generation: Generation) => void
}

/** A row of the history: picture, prompt, provider and actions. */
export const HistoryRow = memo(function HistoryRow({ generation, onOpen, onDelete }: HistoryRowProps) {
  const copy = useCopy()
  const update = useUpdateGeneration()
  const { id, prompt, imageURL, style, quality, width, height, knownSeed, timestamp, provider, cost } =
    generation
  // Nothing but its origin is known.
  const isFromElsewhere = style === IMPORTED_STYLE
  return (
    <article
      aria-label={prompt}
      className="grid h-full grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 max-md:grid-cols-[72px_minmax(0,1fr)]"
    >
      <button
        type="button"
        data-picture={id}
        aria-label={`Open: ${prompt}`}
        onClick={() => onOpen(generation)}
        className="size-[72px] overflow-hidden rounded-1 bg-(--skeleton)"
      >
        <img
          src={client.storage.url(imageURL, { format: 'webp', width: 256 })}
          alt=""
          decoding="async"
          className="size-full object-cover"
        />
      </button>
      <div className="min-w-0">
        <p className="line-clamp-2 text-14 font-medium break-words max-md:line-clamp-1">{prompt}</p>
        <p className="mt-1 flex h-[calc(1.25rem*var(--fact-lines))] flex-wrap content-start items-center gap-x-2.5 overflow-hidden text-12 text-ink-3">
          <Badge tone={TASK_STATUS.done.color}>{TASK_STATUS.done.label}</Badge>
          {generation.waitsForStorage && <Badge tone="yellow">Waiting for storage</Badge>}
          {!isFromElsewhere && <span>{styleLabel(style)}</span>}
          <time dateTime={timestamp.toISOString()}>{clockText(timestamp)}</time>
          {!isFromElsewhere && <span>{qualityLabel(quality)}</span>}
          <span className="tabular-nums">
            {width} × {height}
          </span>
          {knownSeed !== null && <span className="tabular-nums">seed {knownSeed}</span>}
          <span>{providerName(provider)}</span>
          {cost !== null && cost > 0 && <span className="tabular-nums">{formatUsd(cost)}</span>}
        </p>
      </div>
      <div className="flex max-md:col-start-2 max-md:-mt-1 max-md:-ml-3">
        <IconButton
          label={generation.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          aria-pressed={generation.isFavorite}
          onClick={() => update.mutate({ id, is_favorite: !generation.isFavorite })}
        >
          <Heart size={16} aria-hidden="true" fill={generation.isFavorite ? 'currentColor' : 'none'} />
        </IconButton>
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
    </article>
  )
})
