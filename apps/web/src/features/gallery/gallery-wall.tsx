import { wallSizes } from '@easel/contract/gallery/gallery-wall'
import { styleLabel } from '@easel/contract/styles'
import { Heart } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useKeptScroll } from '#web/shared/lib/use-kept-scroll.ts'
import { OptionalPicture } from '#web/shared/pictures/optional-picture.tsx'
import type { GalleryItem } from './gallery-item.ts'
import { justifyRows } from './justified-rows.ts'

const GROUT = 4
/** Rows beyond the first are decoded when they come near. */
const EAGER_ROWS = 1

/** What a tile is made of; the page draws its first ones before this program has come (early-wall.tsx). */
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

/** Pictures in justified rows, edge to edge, four pixels of grout. */
export function GalleryWall({ items, onOpen }: GalleryWallProps) {
  const [wall, width] = useWidth()
  const rows = useMemo(() => (width > 0 ? justifyRows(items, width, GROUT) : []), [items, width])
  useKeptScroll(rows.length > 0)
  return (
    <div className="p-(--grout)">
      <ul ref={wall} aria-label="Pictures" className="grid gap-(--grout)">
        {rows.map((row, at) => (
          <li
            key={row.key}
            className="[content-visibility:auto]"
            style={{ containIntrinsicSize: `${width}px ${row.height}px` }}
          >
            <ul className="flex gap-(--grout)" style={{ height: row.height }}>
              {row.items.map((item) => (
                <li
                  key={item.id}
                  className="min-w-0"
                  style={
                    row.isFull
                      ? { flex: `${item.width / item.height} 1 0` }
                      : { width: (row.height * item.width) / item.height }
                  }
                >
                  <Tile
                    item={item}
                    width={(row.height * item.width) / item.height}
                    eager={at < EAGER_ROWS}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TileProps = {
  readonly item: GalleryItem
  /** Pixels it takes on the wall. */
  readonly width: number
  readonly eager: boolean
  readonly onOpen: (item: GalleryItem) => void
}

function Tile({ item, width, eager, onOpen }: TileProps) {
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
        sizes={wallSizes(width)}
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

/** Width of an element in pixels; 0 before it is on the page. */
function useWidth() {
  const element = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    setWidth(observed.clientWidth)
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
