import type { UseQueryResult } from '@tanstack/react-query'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

type ListStateProps = { readonly query: UseQueryResult; readonly label: string }

/** What stands where a list will be: its skeleton, or why it did not come. */
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
