import type { UseQueryResult } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import { Button } from '#web/shared/ui/button.tsx'

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
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-madder-ink">
      <p>{toApiError(query.error).message}</p>
      <Button size="small" onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  )
}
