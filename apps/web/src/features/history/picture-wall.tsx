import { styleLabel } from '@easel/contract/styles'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { useMedia } from '#web/shared/lib/use-media.ts'
import { intoColumns } from './wall-columns.ts'

type PictureWallProps = {
  readonly generations: readonly Generation[]
  readonly onOpen: (generation: Generation) => void
}

/** Columns the wall has at each width. */
export function useWallColumns(): number {
  const phone = useMedia('(max-width: 767.98px)')
  const tablet = useMedia('(max-width: 1180px)')
  const wide = useMedia('(min-width: 1800px)')
  if (phone) return 2
  if (tablet) return 3
  return wide ? 7 : 5
}

/** Pictures edge to edge, four pixels of grout, each at its own ratio. */
export function PictureWall({ generations, onOpen }: PictureWallProps) {
  const columns = intoColumns(generations, useWallColumns())
  return (
    <div className="flex items-start gap-(--grout) p-(--grout)">
      {columns.map((column) => (
        <ul key={column.key} className="grid min-w-0 flex-1 gap-(--grout)">
          {column.items.map((generation) => (
            <li key={generation.id}>
              <WallTile generation={generation} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

type WallTileProps = { readonly generation: Generation; readonly onOpen: (generation: Generation) => void }

function WallTile({ generation, onOpen }: WallTileProps) {
  const { prompt, imageURL, width, height, style, seed } = generation
  return (
    <button
      type="button"
      aria-label={`Open: ${prompt}`}
      onClick={() => onOpen(generation)}
      className="group relative block w-full overflow-hidden rounded-1 bg-(--skeleton)"
    >
      <img
        src={client.storage.url(imageURL, { format: 'webp', width: 512 })}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[rgb(8_10_13/.86)] to-transparent px-2.5 pt-10 pb-2 text-left text-white opacity-0 transition-opacity duration-(--toggle) group-hover:opacity-100 group-focus-visible:opacity-100 max-md:hidden">
        <span className="line-clamp-2 font-[550]">{prompt}</span>
        <span className="text-11 opacity-85">
          {styleLabel(style)}, seed {seed}
        </span>
      </span>
    </button>
  )
}
