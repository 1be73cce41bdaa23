import type { OperatorAction } from '@easel/contract/operator'
import { useInfiniteQuery } from '@tanstack/react-query'
import { operatorLogQuery } from '#web/shared/data/operator.queries.ts'
import { momentText } from '#web/shared/lib/text/moment-text.ts'
import { PagedList } from '#web/shared/ui/paged-list.tsx'

const DID: Readonly<Record<OperatorAction, string>> = {
  invite: 'invited',
  'withdraw-invitation': 'withdrew the invitation of',
  'set-tier': 'changed the tier of',
  suspend: 'suspended',
  restore: 'restored',
  'end-sessions': 'signed out',
  delete: 'deleted',
  'install-model': 'installed the model',
  'remove-model': 'removed the model',
}

/** Operators' actions with their subject and time, newest first. */
export function OperatorLog() {
  const list = useInfiniteQuery(operatorLogQuery())
  return (
    <section aria-label="Audit log">
      <p className="border-b border-line p-4 text-ink-2">
        What operators did, here and on the command line. Kept for a year.
      </p>
      <PagedList list={list} label="Audit log" empty="Nothing has been done yet.">
        {(entry) => (
          <li key={entry.id} className="grid gap-0.5 px-4 py-2.5">
            <p className="break-words">
              <b className="font-semibold">{entry.actor}</b> {DID[entry.action]}{' '}
              <b className="font-semibold">{entry.subject || 'anyone with the link'}</b>
            </p>
            {entry.detail && <p className="break-words text-ink-2">{entry.detail}</p>}
            <time dateTime={entry.created_at} className="text-12 text-ink-3">
              {momentText(entry.created_at)}
            </time>
          </li>
        )}
      </PagedList>
    </section>
  )
}
