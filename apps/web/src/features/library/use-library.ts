import type { GenerationRecord } from '@easel/contract/generations'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Generation, toGeneration } from '#web/shared/data/generation.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { type LibraryFilter, toServerFilters } from './library-filters.ts'

/** A row that stays the same stays the same picture: ten thousand tiles then need not look again. */
const pictures = new WeakMap<GenerationRecord, Generation>()

function pictureOf(row: GenerationRecord): Generation {
  const known = pictures.get(row)
  if (known) return known
  const picture = toGeneration(row)
  pictures.set(row, picture)
  return picture
}

/** The pictures that a filter lets through, as far as they are loaded. For pages that only signed-in people reach. */
export function useLibrary(filter: LibraryFilter = {}) {
  const query = useInfiniteQuery({
    ...generationsQuery(toServerFilters(filter)),
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const generations = useMemo(() => (data?.pages ?? []).flatMap((page) => page.items.map(pictureOf)), [data])
  // A search looks through so many pictures a time: a page without a find still has a next one.
  const isSearchingOn =
    data !== undefined && generations.length === 0 && hasNextPage && !query.isPlaceholderData
  useEffect(() => {
    // Loading on while the list is read anew would call that off.
    if (isSearchingOn && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isSearchingOn, isFetching, isFetchNextPageError, fetchNextPage])
  // Emptied, and pictures are on their way back: nothing can be said about it yet.
  const isReadAnew = data?.pages.length === 0 && !query.isError
  return {
    query,
    generations,
    isPending: query.isPending || isSearchingOn || isReadAnew,
    isEmpty: query.isSuccess && generations.length === 0 && !hasNextPage && !isReadAnew,
    failed: (query.isError || isFetchNextPageError) && generations.length === 0,
  }
}
