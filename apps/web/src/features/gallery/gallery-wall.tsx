import { wallSizes } from '@easel/contract/gallery/gallery-wall'
import { styleLabel } from '@easel/contract/styles'
import { Heart } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useKeptScroll } from '#web/shared/lib/use-kept-scroll.ts'
import { OptionalPicture } from '#web/shared/pictures/optional-picture.tsx'
import type { GalleryItem } from './gallery-item.ts'

/** Pictures decoded with the page; others when they come near. */
const EAGER = 4

/** Markup of a tile, shared with the prerendered ones (early-wall.tsx). */
export const TILE = {
  frame: 'group relative block size-full overflow-hidden rounded-1 bg-(--skeleton) text-left',
  picture: 'absolute inset-0 size-full object-cover',
  sample:
    'absolute top-2 left-2 rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white',
} as const

type GalleryWallProps = {
  readonly items: readonly GalleryItem[]
  readonly onOpen: (item: GalleryItem) => void
}

/** Pictures in justified rows, edge to edge (`wall` in surfaces.css). */
export function GalleryWall({ items, onOpen }: GalleryWallProps) {
  useKeptScroll(true)
  return (
    <ul aria-label="Pictures" className="wall">
      {items.map((item, at) => (
        <li key={item.id} style={ratioStyle(item)}>
          <Tile item={item} eager={at < EAGER} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

/** Positions a tile on the wall. */
export function ratioStyle({ width, height }: Pick<GalleryItem, 'width' | 'height'>): CSSProperties {
  const style: CSSProperties & Record<'--ratio', string> = { '--ratio': (width / height).toFixed(4) }
  return style
}

type TileProps = {
  readonly item: GalleryItem
  readonly eager: boolean
  readonly onOpen: (item: GalleryItem) => void
}

function Tile({ item, eager, onOpen }: TileProps) {
  const { prompt, style, published } = item
  return (
    <button
      type="button"
      data-picture={item.id}
      aria-label={`Open: ${prompt}`}
      onClick={() => onOpen(item)}
      className={TILE.frame}
    >
      <OptionalPicture
        src={item.src}
        srcSet={item.srcSet}
        sizes={wallSizes(item.width / item.height)}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={TILE.picture}
      />
      {!published && <span className={TILE.sample}>Sample</span>}
      <span className="absolute inset-x-0 bottom-0 flex items-end gap-2 bg-linear-to-t from-[rgb(8_10_13/.86)] to-transparent px-2.5 pt-10 pb-2 text-white opacity-0 transition-opacity duration-(--toggle) group-hover:opacity-100 group-focus-visible:opacity-100 max-md:hidden">
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-[550]">{prompt}</span>
          <span className="block truncate text-11 opacity-85">
            {published?.author && (
              <b translate="no" className="font-semibold">
                {published.author}{' '}
              </b>
            )}
            {styleLabel(style)}
          </span>
        </span>
        {published && (
          <span className="flex items-center gap-1 text-12 tabular-nums">
            <Heart size={14} aria-hidden="true" fill={published.is_liked ? 'currentColor' : 'none'} />
            {published.likes}
          </span>
        )}
      </span>
    </button>
  )
}
