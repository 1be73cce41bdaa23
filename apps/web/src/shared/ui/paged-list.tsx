import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMore } from './load-more.tsx'
import { LoadNote } from './load-note.tsx'

type Page<Item> = { readonly items: readonly Item[] }

type PagedListProps<Item> = {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  readonly label: string
  /** Shown instead of an empty list. */
  readonly empty: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** A paged list: loading, failed with a retry button, empty, or loaded. */
export function PagedList<Item>({ list, label, empty, children }: PagedListProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  if (list.isPending) return <div role="status" aria-label="Loading" className="skeleton h-72" />
  if (list.isError && items.length === 0)
    return <LoadNote error={list.error} className="p-4" onRetry={() => void list.refetch()} />
  if (items.length === 0) return typeof empty === 'string' ? <p className="p-4 text-ink-2">{empty}</p> : empty
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {items.map(children)}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}
