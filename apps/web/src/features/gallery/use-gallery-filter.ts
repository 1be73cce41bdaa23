import { GALLERY_SORTS } from '@easel/contract/gallery/gallery'
import { aspectRatioSchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { useEffect, useState } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'
import type { GalleryFilter } from '#web/shared/data/gallery.queries.ts'
import { severalOf } from '#web/shared/lib/text/several.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'

/** Milliseconds after the last keystroke before searching. */
const PAUSE_MS = 180

/** The gallery's filters in the URL; invalid values are ignored. Each choice is a history entry; letters of the search are not. */
export function useGalleryFilter() {
  const [search, setSearch] = useHydratedSearch()
  const session = useSession()
  const filter: GalleryFilter = {
    q: search.get('q') ?? '',
    style: severalOf(search.get('style')).flatMap((style) => styleSchema.safeParse(style).data ?? []),
    ratio: severalOf(search.get('ratio')).flatMap((ratio) => aspectRatioSchema.safeParse(ratio).data ?? []),
    // Visitors follow no one.
    following: search.get('following') === 'true' && session.status !== 'signed-out',
    sort: GALLERY_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  }
  const change = (changes: Partial<GalleryFilter>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          const text = String(value)
          if (value && text && value !== 'newest') next.set(name, text)
          else next.delete(name)
        }
        next.delete('picture')
        return next
      },
      {
        replace: Object.entries(changes).every(
          ([name, value]) => name === 'q' || String(filter[name as keyof GalleryFilter]) === String(value),
        ),
        preventScrollReset: true,
      },
    )
  return { filter, change }
}

export const ALL_PICTURES = { q: '', style: [], ratio: [], following: false } as const

/** The filter after typing has paused. */
export function useSettled(filter: GalleryFilter): GalleryFilter {
  const [q, setQ] = useState(filter.q)
  useEffect(() => {
    const timer = setTimeout(() => setQ(filter.q), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [filter.q])
  return { ...filter, q: filter.q.trim() === '' ? '' : q.trim() }
}
