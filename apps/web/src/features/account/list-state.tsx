import type { UseQueryResult } from '@tanstack/react-query'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

type ListStateProps = { readonly query: UseQueryResult; readonly label: string }

/** Replaces a list that is loading or failed. */
export function ListState({ query, label }: ListStateProps) {
  if (query.isPending)
    return (
      <div role="status" aria-label={`Loading ${label}`} className="grid gap-2">
        <div className="skeleton h-12" />
        <div className="skeleton h-12" />
      </div>
    )
  if (!query.isError) return null
  return <LoadNote error={query.error} onRetry={() => void query.refetch()} />
}
