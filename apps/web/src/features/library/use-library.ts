import type { GenerationRecord } from '@easel/contract/generations'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Generation, toGeneration } from '#web/shared/data/generation.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { type LibraryFilter, toServerFilters } from './library-filters.ts'

/** Unchanged rows map to the same object, so that ten thousand tiles need not re-render. */
const pictures = new WeakMap<GenerationRecord, Generation>()

function pictureOf(row: GenerationRecord): Generation {
  const known = pictures.get(row)
  if (known) return known
  const picture = toGeneration(row)
  pictures.set(row, picture)
  return picture
}

/** Loaded pictures that match a filter. For pages that require a session. */
export function useLibrary(filter: LibraryFilter = {}) {
  const query = useInfiniteQuery({
    ...generationsQuery(toServerFilters(filter)),
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const generations = useMemo(() => (data?.pages ?? []).flatMap((page) => page.items.map(pictureOf)), [data])
  // A search examines a limited number of pictures at a time, so a page without matches may have a next one.
  const isSearchingOn =
    data !== undefined && generations.length === 0 && hasNextPage && !query.isPlaceholderData
  useEffect(() => {
    // Loading more during a refetch would cancel it.
    if (isSearchingOn && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isSearchingOn, isFetching, isFetchNextPageError, fetchNextPage])
  // Emptied while pictures are being restored: the state is not known yet.
  const isReadAnew = data?.pages.length === 0 && !query.isError
  return {
    query,
    generations,
    isPending: query.isPending || isSearchingOn || isReadAnew,
    isEmpty: query.isSuccess && generations.length === 0 && !hasNextPage && !isReadAnew,
    failed: (query.isError || isFetchNextPageError) && generations.length === 0,
  }
}
