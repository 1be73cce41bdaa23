import { GALLERY_SORTS } from '@easel/contract/gallery/gallery'
import { aspectRatioSchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { useEffect, useState } from 'react'
import type { GalleryFilter } from '#web/shared/data/gallery.queries.ts'
import { useHydratedSearch } from '#web/shared/lib/use-hydrated-search.ts'

/** The search waits this long after the last keystroke. */
const PAUSE_MS = 180

/** What the address says of the gallery; whatever is none of the choices counts as not chosen. Each choice is a step back; letters of the search are not. */
export function useGalleryFilter() {
  const [search, setSearch] = useHydratedSearch()
  const filter: GalleryFilter = {
    q: search.get('q') ?? '',
    style: styleSchema.safeParse(search.get('style')).data,
    ratio: aspectRatioSchema.safeParse(search.get('ratio')).data,
    sort: GALLERY_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  }
  const change = (changes: Partial<GalleryFilter>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries({ ...filter, ...changes }))
          if (value && value !== 'newest') next.set(name, value)
          else next.delete(name)
        next.delete('picture')
        return next
      },
      {
        replace: Object.entries(changes).every(
          ([name, value]) => name === 'q' || filter[name as keyof GalleryFilter] === value,
        ),
        preventScrollReset: true,
      },
    )
  return { filter, change }
}

/** The filter once the typing has paused. */
export function useSettled(filter: GalleryFilter): GalleryFilter {
  const [q, setQ] = useState(filter.q)
  useEffect(() => {
    const timer = setTimeout(() => setQ(filter.q), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [filter.q])
  return { ...filter, q: filter.q.trim() === '' ? '' : q.trim() }
}
