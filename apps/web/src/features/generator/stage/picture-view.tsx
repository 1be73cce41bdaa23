import { providerName } from '@easel/contract/provider-names'
import { useQueryClient } from '@tanstack/react-query'
import { Maximize } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { GENERATIONS_KEY } from '#web/shared/data/generation-lists.ts'
import { SHORTCUTS, shortcutsAt } from '#web/shared/lib/shortcuts.ts'
import { StageFrame } from './stage-frame.tsx'

type PictureViewProps = {
  readonly generation: Generation
  readonly onOpen: () => void
  /** Handled while the picture has focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const KEYS = shortcutsAt('picture')
  .map(([id]) => (id === 'delete' ? 'Delete' : SHORTCUTS[id].keys.join('+')))
  .join(' ')

/** A finished picture, revealed from the top over its small version. Pressing opens it in full. */
export function PictureView({ generation, onOpen, onKeyDown }: PictureViewProps) {
  const cache = useQueryClient()
  const { imageURL, prompt, width, height, knownSeed, provider } = generation
  const [developed, setDeveloped] = useState('')

  async function finish(picture: HTMLImageElement) {
    await Promise.allSettled(picture.getAnimations().map(({ finished }) => finished))
    setDeveloped(imageURL)
  }

  return (
    <StageFrame width={width} height={height}>
      {developed !== imageURL && (
        // It would show through a transparent picture.
        <img
          src={client.storage.url(imageURL, { format: 'webp', width: 64 })}
          alt=""
          className="absolute inset-0 size-full object-cover blur-md"
        />
      )}
      <img
        src={client.storage.url(imageURL, { format: 'webp' })}
        alt={prompt}
        width={width}
        height={height}
        fetchPriority="high"
        onLoad={({ currentTarget }) => void finish(currentTarget)}
        // Signed URLs expire on a page that stays open: the list provides a new one.
        onError={() => void cache.invalidateQueries({ queryKey: GENERATIONS_KEY })}
        className="develop absolute inset-0 size-full object-cover"
      />
      <button
        type="button"
        aria-label="Open full size"
        aria-keyshortcuts={KEYS}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="group absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <span className="absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-3 bg-scrim text-white opacity-80 group-hover:opacity-100 max-md:size-11">
          <Maximize size={16} aria-hidden="true" />
        </span>
      </button>
      <figcaption className="pointer-events-none absolute bottom-2.5 left-2.5 max-w-[calc(100%-20px)] truncate rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white tabular-nums">
        {width} × {height}, {knownSeed !== null && `seed ${knownSeed}, `}
        {providerName(provider)}
      </figcaption>
    </StageFrame>
  )
}
