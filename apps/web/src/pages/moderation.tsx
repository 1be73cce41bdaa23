import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AuditTrail } from '#web/features/moderation/audit-trail.tsx'
import { CaseList } from '#web/features/moderation/case-list.tsx'
import { moderationQuery } from '#web/shared/data/moderation.queries.ts'
import { countText } from '#web/shared/lib/number-text.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'
import { Segmented } from '#web/shared/ui/segmented.tsx'
import NotFoundPage from './not-found.tsx'

export const handle = { title: 'Moderation' }

export function meta() {
  return pageMeta({ title: 'Moderation', description: 'Reported pictures and decisions.' })
}

type View = 'open' | 'hidden' | 'log'

/** For whom the operator names; for everybody else there is nothing here. */
export default function ModerationPage() {
  const [view, setView] = useState<View>('open')
  const overview = useQuery(moderationQuery())
  if (overview.isPending)
    return <div role="status" aria-label="Loading" className="skeleton h-full min-h-[60dvh]" />
  if (overview.isError)
    return <LoadNote error={overview.error} className="p-4" onRetry={() => void overview.refetch()} />
  if (!overview.data.is_moderator) return <NotFoundPage />
  return (
    <div className="mx-auto max-w-[1080px] pb-12">
      <PageTitle title="Moderation" lead={leadOf(overview.data.open)} />
      <div className="max-w-md px-4 pb-4">
        <Segmented
          label="Show"
          value={view}
          onChange={setView}
          options={[
            { value: 'open', label: 'Reported' },
            { value: 'hidden', label: 'Hidden' },
            { value: 'log', label: 'Audit trail' },
          ]}
        />
      </div>
      <div className="border-t border-line">
        {view === 'log' ? <AuditTrail /> : <CaseList state={view} />}
      </div>
    </div>
  )
}

function leadOf(open: number): string {
  if (open === 0) return 'Nothing waits for a decision.'
  return `${countText(open, 'picture waits', 'pictures wait')} for a decision.`
}
