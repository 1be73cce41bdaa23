import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import NotFoundPage from '../not-found.tsx'

type RestrictedPageProps<Data> = {
  /** The page's query; its data also says whether the reader may see the page. */
  readonly reading: UseQueryResult<Data>
  readonly isAllowed: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}

/** A page for readers who are allowed to see it; for everyone else it does not exist. */
export function RestrictedPage<Data>({ reading, isAllowed, children }: RestrictedPageProps<Data>) {
  const { data, error, isPending, refetch } = reading
  if (isPending) return <div role="status" aria-label="Loading" className="skeleton h-full min-h-[60dvh]" />
  if (data === undefined) return <LoadNote error={error} className="p-4" onRetry={() => void refetch()} />
  return isAllowed(data) ? children(data) : <NotFoundPage />
}
