import { useInfiniteQuery } from '@tanstack/react-query'
import { moderationLogQuery } from '#web/shared/data/moderation.queries.ts'
import { momentText } from '#web/shared/lib/text/moment-text.ts'
import { PagedList } from '#web/shared/ui/paged-list.tsx'

const DID = { hide: 'hid', restore: 'restored', dismiss: 'dismissed the reports of' } as const

/** Decisions with moderator, time and reason, newest first. */
export function AuditTrail() {
  const list = useInfiniteQuery(moderationLogQuery())
  return (
    <PagedList list={list} label="Audit trail" empty="No decision has been made yet.">
      {(entry) => (
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
      )}
    </PagedList>
  )
}
