import { useCallback, useEffect, useState } from 'react'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'
import { type LibraryFilter, readFilter, writeFilter } from './library-filters.ts'

/** Milliseconds after the last keystroke before searching. */
const PAUSE_MS = 180

/** Search, filters and order in the URL: each choice is a history entry; letters of the search are not. */
export function useLibraryView() {
  const [search, setSearch] = useHydratedSearch()
  const filter = readFilter(search)
  const change = useCallback(
    (changes: Partial<LibraryFilter>) =>
      setSearch((current) => writeFilter(current, changes), {
        replace: Object.keys(changes).every((name) => name === 'q'),
        preventScrollReset: true,
      }),
    [setSearch],
  )
  return { filter, change }
}

/** The filter after typing has paused; clearing the search takes effect at once. */
export function useSettled(filter: LibraryFilter): LibraryFilter {
  const wanted = filter.q?.trim() ?? ''
  const [q, setQ] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const settled = wanted === '' ? '' : q
  const { q: _, ...rest } = filter
  return settled === '' ? rest : { ...rest, q: settled }
}
