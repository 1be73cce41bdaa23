import { useInfiniteQuery } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import { moderationLogQuery } from '#web/shared/data/moderation.queries.ts'
import { momentText } from '#web/shared/lib/moment-text.ts'
import { LoadMore } from '#web/shared/ui/load-more.tsx'

const DID = { hide: 'hid', restore: 'restored', dismiss: 'dismissed the reports of' } as const

/** Who decided what, when and why; newest first. */
export function AuditTrail() {
  const list = useInfiniteQuery(moderationLogQuery())
  const entries = list.data?.pages.flatMap((page) => page.items) ?? []
  if (list.isPending) return <div role="status" aria-label="Loading" className="skeleton h-72" />
  if (list.isError && entries.length === 0)
    return (
      <p role="alert" className="p-4 text-madder-ink">
        {toApiError(list.error).message}
      </p>
    )
  if (entries.length === 0) return <p className="p-4 text-ink-2">No decision has been made yet.</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-0.5 px-4 py-2.5">
            <p className="break-words">
              <b className="font-semibold">{entry.moderator_email}</b> {DID[entry.action]}{' '}
              <span className="figures text-12">{entry.generation_id}</span>
            </p>
            <p className="break-words text-ink-2">“{entry.reason}”</p>
            <time dateTime={entry.created_at} className="text-12 text-ink-3">
              {momentText(entry.created_at)}
            </time>
          </li>
        ))}
      </ol>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}
