import { useEffect, useRef } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'

/** Frames on each side of the current one. */
const REACH = 12

type FilmStripProps = {
  readonly generations: readonly Generation[]
  readonly current: string
  /** The compared picture. */
  readonly other: string | null
  readonly onPick: (id: string) => void
}

/** A picture's neighbors in its list. */
export function FilmStrip({ generations, current, other, onPick }: FilmStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const at = generations.findIndex(({ id }) => id === current)
  const frames = at < 0 ? [] : generations.slice(Math.max(0, at - REACH), at + REACH + 1)
  useEffect(() => {
    const frame = strip.current?.querySelector(`[data-frame="${current}"]`)
    frame?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })
  }, [current])
  if (frames.length < 2) return null
  return (
    <ul
      ref={strip}
      aria-label={other ? 'Compare with' : 'Neighbors'}
      className="no-scrollbar flex h-[84px] flex-none items-center gap-(--grout) overflow-x-auto border-t border-line bg-panel px-3 before:flex-1 after:flex-1"
    >
      {frames.map(({ id, prompt, imageURL }) => (
        <li key={id} data-frame={id} className="flex-none">
          <button
            type="button"
            aria-label={`Show: ${prompt}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onPick(id)}
            className={classNames(
              'relative block size-16 overflow-hidden rounded-1 bg-(--skeleton) hover:opacity-100 focus-visible:-outline-offset-2',
              id === current || id === other ? 'selected' : 'opacity-75',
            )}
          >
            <img
              src={client.storage.url(imageURL, { format: 'webp', width: 256 })}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
