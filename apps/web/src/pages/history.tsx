import { HistoryDays } from '#web/features/history/history-days.tsx'
import { HistorySkeleton } from '#web/features/history/history-skeleton.tsx'
import { HistoryEmpty, HistoryError } from '#web/features/history/history-states.tsx'
import { useHistory } from '#web/features/history/use-history.ts'
import { usePictureDialogs } from '#web/features/history/use-picture-dialogs.tsx'
import { toApiError } from '#web/shared/api/api-error.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { LoadMore } from '#web/shared/ui/load-more.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'History' }

export function meta() {
  return pageMeta({ title: 'History', description: 'Everything you made, day by day.', index: false })
}

export default function HistoryPage() {
  const history = useHistory()
  const { open, askToDelete, dialogs } = usePictureDialogs()
  if (history.isError && history.generations.length === 0)
    return <HistoryError message={toApiError(history.error).message} onRetry={() => void history.refetch()} />
  if (history.isSuccess && history.generations.length === 0) return <HistoryEmpty />
  return (
    <div className="mx-auto max-w-[1000px] pb-10">
      <PageTitle title="History" />
      <div className="px-4">
        {history.isPending ? (
          <HistorySkeleton />
        ) : (
          <HistoryDays generations={history.generations} onOpen={open} onDelete={askToDelete} />
        )}
        <LoadMore
          hasMore={history.hasNextPage}
          loading={history.isFetchingNextPage}
          onLoad={() => void history.fetchNextPage()}
        />
      </div>
      {dialogs}
    </div>
  )
}
