import { ChevronRight } from 'lucide-react'
import { HistoryError } from '#web/features/history/history-states.tsx'
import { PictureWall } from '#web/features/history/picture-wall.tsx'
import { useHistory } from '#web/features/history/use-history.ts'
import { usePictureDialogs } from '#web/features/history/use-picture-dialogs.tsx'
import { WallSkeleton } from '#web/features/history/wall-skeleton.tsx'
import { QueueCard } from '#web/features/queue/queue-card.tsx'
import { PlanSummary } from '#web/features/usage/plan-summary.tsx'
import { toApiError } from '#web/shared/api/api-error.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Dashboard' }

export function meta() {
  return pageMeta({ title: 'Dashboard', description: 'Today at a glance.', index: false })
}

const NEWEST = 10

export default function DashboardPage() {
  const history = useHistory()
  const { open, dialogs } = usePictureDialogs()
  return (
    <>
      <PageTitle
        title="Dashboard"
        end={
          <ButtonLink variant="act" size="large" to={PATHS.generate}>
            New picture
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] items-start gap-2 px-4 pb-4">
        <PlanSummary />
        <div className="card rounded-4 empty:hidden">
          <QueueCard />
        </div>
      </div>
      <div className="flex min-h-11 items-center px-4">
        <h2 className="heading text-22">Newest</h2>
        <ButtonLink variant="quiet" size="small" to={PATHS.saved} className="ml-auto">
          All saved
          <ChevronRight size={14} aria-hidden="true" />
        </ButtonLink>
      </div>
      {history.isPending && <WallSkeleton />}
      {history.isError && (
        <HistoryError message={toApiError(history.error).message} onRetry={() => void history.refetch()} />
      )}
      {history.isSuccess && history.generations.length === 0 && (
        <p className="px-4 text-14 text-ink-2">Your first picture will stand here.</p>
      )}
      <PictureWall generations={history.generations.slice(0, NEWEST)} onOpen={open} />
      {dialogs}
    </>
  )
}
