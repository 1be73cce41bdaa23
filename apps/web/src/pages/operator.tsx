import type { SignUpMode } from '@easel/contract/config'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Activity } from '#web/features/operator/activity.tsx'
import { InvitationList } from '#web/features/operator/invitation-list.tsx'
import { LocalModelsSection } from '#web/features/operator/local-models/local-models-section.tsx'
import { OperatorLog } from '#web/features/operator/operator-log.tsx'
import { PeopleList } from '#web/features/operator/people-list.tsx'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { moderationQuery } from '#web/shared/data/moderation.queries.ts'
import { operatorQuery } from '#web/shared/data/operator.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'
import { RestrictedPage } from './parts/restricted-page.tsx'

export const handle = { title: 'Operator’s desk' }

export function meta() {
  return pageMeta({
    title: 'Operator’s desk',
    description: 'People, activity, invitations, the local model and what was done.',
  })
}

const SIGN_UP: Readonly<Record<SignUpMode, string>> = {
  open: 'Sign-up is open: everyone can make an account. Invitations matter where SIGN_UP=invitation.',
  invitation: 'Sign-up is by invitation: each link makes one account.',
  closed: 'Sign-up is closed: invitations wait until SIGN_UP says otherwise.',
}

type View = 'activity' | 'people' | 'invitations' | 'model' | 'log'

/** For the operators of the installation; everyone else gets the page for an unknown address. */
export default function OperatorPage() {
  const [view, setView] = useState<View>('people')
  const right = useQuery(operatorQuery())
  const moderation = useQuery(moderationQuery())
  const config = useQuery(configQuery())
  return (
    <RestrictedPage reading={right} isAllowed={({ is_operator }) => is_operator}>
      {() => (
        <div className="mx-auto max-w-[1080px] pb-12">
          <PageTitle
            title="Operator’s desk"
            end={
              <nav aria-label="More for operators" className="flex flex-wrap gap-2">
                <ButtonLink to={PATHS.providers}>Providers</ButtonLink>
                {moderation.data?.is_moderator && <ButtonLink to={PATHS.moderation}>Reports</ButtonLink>}
                <ButtonLink to={PATHS.domainDiagnostics}>Diagnostics</ButtonLink>
              </nav>
            }
          />
          <div className="max-w-xl px-4 pb-4">
            <Segmented
              label="Show"
              value={view}
              onChange={setView}
              options={[
                { value: 'people', label: 'People' },
                { value: 'activity', label: 'Activity' },
                { value: 'invitations', label: 'Invites', hint: 'Invitations' },
                { value: 'model', label: 'Model', hint: 'Local model' },
                { value: 'log', label: 'Log', hint: 'Audit log' },
              ]}
            />
          </div>
          <div className="border-t border-line">
            {view === 'people' && <PeopleList />}
            {view === 'activity' && <Activity />}
            {view === 'invitations' && <InvitationList note={SIGN_UP[config.data?.signUp ?? 'open']} />}
            {view === 'model' && <LocalModelsSection />}
            {view === 'log' && <OperatorLog />}
          </div>
        </div>
      )}
    </RestrictedPage>
  )
}
