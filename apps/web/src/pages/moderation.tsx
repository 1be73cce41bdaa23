import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AuditTrail } from '#web/features/moderation/audit-trail.tsx'
import { CaseList } from '#web/features/moderation/case-list.tsx'
import { moderationQuery } from '#web/shared/data/moderation.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'
import { RestrictedPage } from './parts/restricted-page.tsx'

export const handle = { title: 'Moderation' }

export function meta() {
  return pageMeta({ title: 'Moderation', description: 'Reported pictures and decisions.' })
}

type View = 'open' | 'hidden' | 'log'

/** For the moderators that the operator names; everyone else gets the page for an unknown address. */
export default function ModerationPage() {
  const [view, setView] = useState<View>('open')
  const overview = useQuery(moderationQuery())
  return (
    <RestrictedPage reading={overview} isAllowed={({ is_moderator }) => is_moderator}>
      {({ open }) => (
        <div className="mx-auto max-w-[1080px] pb-12">
          <PageTitle title="Moderation" lead={leadOf(open)} />
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
      )}
    </RestrictedPage>
  )
}

function leadOf(open: number): string {
  if (open === 0) return 'Nothing waits for a decision.'
  return `${countText(open, 'picture waits', 'pictures wait')} for a decision.`
}
