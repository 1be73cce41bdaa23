import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { monthsQuery } from '#web/shared/data/library.queries.ts'
import { type LibraryFilter, toServerFilters } from '../library-filters.ts'
import type { WallHandle } from '../wall/use-wall-place.ts'
import { joinMonths, type Month, monthKey } from './months.ts'

/** The months of a list in its order; none in the order of prompts, and until they are known. */
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
  /** Lets the list begin at another month; undefined: at its top. */
  readonly onBegin: (month: string | undefined) => void
}

/** Leads to a month: to its first picture where that is loaded, else the list begins there. */
export function createJump({ months, generations, wall, onBegin }: Jump): (month: string) => void {
  return (month) => {
    const at = generations.findIndex(({ timestamp }) => monthKey(timestamp) === month)
    if (at >= 0) wall.current?.scrollTo(at)
    else onBegin(month === months[0]?.month ? undefined : month)
  }
}
