import { HistoryEmpty, HistoryError } from '#web/features/history/history-states.tsx'
import { PictureWall } from '#web/features/history/picture-wall.tsx'
import { useHistory } from '#web/features/history/use-history.ts'
import { usePictureDialogs } from '#web/features/history/use-picture-dialogs.tsx'
import { WallSkeleton } from '#web/features/history/wall-skeleton.tsx'
import { toApiError } from '#web/shared/api/api-error.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { LoadMore } from '#web/shared/ui/load-more.tsx'

export const handle = { title: 'Saved' }

export function meta() {
  return pageMeta({ title: 'Saved', description: 'Every picture you made, edge to edge.', index: false })
}

export default function SavedPage() {
  const history = useHistory()
  const { open, dialogs } = usePictureDialogs()
  if (history.isError && history.generations.length === 0)
    return <HistoryError message={toApiError(history.error).message} onRetry={() => void history.refetch()} />
  if (history.isSuccess && history.generations.length === 0) return <HistoryEmpty />
  return (
    <>
      <h1 className="sr-only">Saved</h1>
      {history.isPending ? <WallSkeleton /> : <PictureWall generations={history.generations} onOpen={open} />}
      <LoadMore
        hasMore={history.hasNextPage}
        loading={history.isFetchingNextPage}
        onLoad={() => void history.fetchNextPage()}
      />
      {dialogs}
    </>
  )
}
