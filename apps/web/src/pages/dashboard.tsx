import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { WallSkeleton } from '#web/features/library/library-states.tsx'
import { useLibrary } from '#web/features/library/use-library.ts'
import { useLibraryActions } from '#web/features/library/use-library-actions.ts'
import { useOpened } from '#web/features/library/use-opened.ts'
import { PictureWall } from '#web/features/library/wall/picture-wall.tsx'
import { QueueCard } from '#web/features/queue/queue-card.tsx'
import { FirstSteps } from '#web/features/usage/first-steps.tsx'
import { PlanSummary } from '#web/features/usage/plan-summary.tsx'
import { QuickActions } from '#web/features/usage/quick-actions.tsx'
import { UsageCard } from '#web/features/usage/usage-card.tsx'
import { usageQuery } from '#web/shared/data/usage.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'
import { OpenedPicture } from './parts/opened-picture.tsx'

export const handle = { title: 'Dashboard' }

export function meta() {
  return pageMeta({
    path: PATHS.dashboard,
    title: 'Dashboard',
    description: 'Today at a glance.',
    index: false,
  })
}

const NEWEST = 10

export default function DashboardPage() {
  const { query: history, generations } = useLibrary()
  const usage = useQuery(usageQuery(30))
  const opened = useOpened()
  const actions = useLibraryActions()
  const newest = useMemo(() => generations.slice(0, NEWEST), [generations])
  const isNew = usage.data?.all_time === 0 && history.isSuccess && generations.length === 0
  return (
    <>
      <PageTitle title="Dashboard" end={<QuickActions />} />
      <div className="grid gap-3 px-4 pb-6 lg:grid-cols-[minmax(260px,1fr)_minmax(0,2fr)]">
        <PlanSummary />
        {!isNew && <UsageCard />}
        {isNew && <FirstSteps />}
        <div className="card rounded-4 empty:hidden lg:col-span-2">
          <QueueCard onlyAtWork />
        </div>
      </div>
      {!isNew && (
        <div className="flex min-h-11 items-center px-4">
          <h2 className="heading text-22">Newest</h2>
          <ButtonLink variant="quiet" size="small" to={PATHS.saved} className="ml-auto">
            All saved
            <ChevronRight size={14} aria-hidden="true" />
          </ButtonLink>
        </div>
      )}
      {history.isPending && <WallSkeleton />}
      {history.isError && (
        <LoadError
          title="Your pictures did not load"
          error={history.error}
          onRetry={() => void history.refetch()}
        >
          They are safe.
        </LoadError>
      )}
      {history.isSuccess && generations.length === 0 && !isNew && (
        <p className="px-4 pb-8 text-14 text-ink-2">Nothing is kept at the moment.</p>
      )}
      <PictureWall generations={newest} onOpen={({ id }) => opened.open(id)} />
      <OpenedPicture generations={newest} opened={opened} actions={actions} />
    </>
  )
}
