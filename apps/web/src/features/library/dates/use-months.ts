import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { monthsQuery } from '#web/shared/data/library.queries.ts'
import { type LibraryFilter, toServerFilters } from '../library-filters.ts'
import type { WallHandle } from '../wall/use-wall-place.ts'
import { joinMonths, type Month, monthKey } from './months.ts'

/** A list's months in its order; none when sorted by prompt, and until loaded. */
export function useMonths({ month: _, ...filter }: LibraryFilter): readonly Month[] {
  const isByDate = filter.sort !== 'prompt'
  const query = useInfiniteQuery({ ...monthsQuery(toServerFilters(filter)), enabled: isByDate })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return useMemo(() => {
    const months = isByDate ? joinMonths(data?.pages ?? []) : []
    return filter.sort === 'oldest' ? months.toReversed() : months
  }, [data, filter.sort, isByDate])
}

type Jump = {
  readonly months: readonly Month[]
  readonly generations: readonly Generation[]
  readonly wall: RefObject<WallHandle | null>
  /** Starts the list at another month; undefined for its top. */
  readonly onBegin: (month: string | undefined) => void
}

/** Jumps to a month: to its first picture if loaded, otherwise the list starts there. */
export function createJump({ months, generations, wall, onBegin }: Jump): (month: string) => void {
  return (month) => {
    const at = generations.findIndex(({ timestamp }) => monthKey(timestamp) === month)
    if (at >= 0) wall.current?.scrollTo(at)
    else onBegin(month === months[0]?.month ? undefined : month)
  }
}
