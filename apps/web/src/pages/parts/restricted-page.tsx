import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import NotFoundPage from '../not-found.tsx'

type RestrictedPageProps<Data> = {
  /** What the page shows, with whether the reader may see it. */
  readonly reading: UseQueryResult<Data>
  readonly isAllowed: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}

/** A page for those who have a right; for everybody else there is no such page. */
export function RestrictedPage<Data>({ reading, isAllowed, children }: RestrictedPageProps<Data>) {
  const { data, error, isPending, refetch } = reading
  if (isPending) return <div role="status" aria-label="Loading" className="skeleton h-full min-h-[60dvh]" />
  if (data === undefined) return <LoadNote error={error} className="p-4" onRetry={() => void refetch()} />
  return isAllowed(data) ? children(data) : <NotFoundPage />
}
