import { useQueryClient } from '@tanstack/react-query'
import { Maximize } from 'lucide-react'
import { client } from '#web/shared/api/client.ts'
import { type Generation, providerLabel } from '#web/shared/data/generation.ts'
import { GENERATIONS_KEY } from '#web/shared/data/generations.queries.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { StageFrame } from './stage-frame.tsx'

/** A finished picture: it develops from the top over its own small version. */
export function PictureView({ generation }: { readonly generation: Generation }) {
  const cache = useQueryClient()
  const { imageURL, prompt, width, height, seed, provider } = generation
  return (
    <StageFrame width={width} height={height}>
      <img
        src={client.storage.url(imageURL, { format: 'webp', width: 64 })}
        alt=""
        className="absolute inset-0 size-full object-cover blur-md"
      />
      <img
        src={client.storage.url(imageURL, { format: 'webp' })}
        alt={prompt}
        width={width}
        height={height}
        fetchPriority="high"
        // A signed address expires in a page that stays open: the list brings a new one.
        onError={() => void cache.invalidateQueries({ queryKey: GENERATIONS_KEY })}
        className="develop absolute inset-0 size-full object-cover"
      />
      <figcaption className="absolute bottom-2.5 left-2.5 max-w-[calc(100%-20px)] truncate rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white tabular-nums">
        {width} × {height}, seed {seed}, {providerLabel(provider)}
      </figcaption>
      <span className="absolute top-2.5 right-2.5">
        <IconButton
          label="Full screen"
          className="bg-scrim text-white hover:bg-scrim hover:text-white"
          onClick={(event) => void event.currentTarget.closest('figure')?.requestFullscreen()}
        >
          <Maximize size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </StageFrame>
  )
}
