import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { HistoryTimeline } from '#web/features/library/history-timeline.tsx'
import { isNarrowing, NO_FILTERS, narrowedTo } from '#web/features/library/library-filters.ts'
import { HistorySkeleton, LibraryEmpty, LibraryNoMatch } from '#web/features/library/library-states.tsx'
import { LibraryToolbar } from '#web/features/library/library-toolbar.tsx'
import { tasksFor } from '#web/features/library/timeline.ts'
import { useHistory } from '#web/features/library/use-history.ts'
import { useLibraryActions } from '#web/features/library/use-library-actions.ts'
import { useLibraryView, useSettled } from '#web/features/library/use-library-view.ts'
import { useOpened } from '#web/features/library/use-opened.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { failedTasksQuery, queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { LoadMore } from '#web/shared/ui/load-more.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { OpenedPicture } from './parts/opened-picture.tsx'

export const handle = { title: 'History' }

export function meta() {
  return pageMeta({
    path: PATHS.history,
    title: 'History',
    description: 'Everything you made, day by day.',
    index: false,
  })
}

export default function HistoryPage() {
  const { filter, change } = useLibraryView()
  const settled = useSettled(filter)
  const history = useHistory(settled)
  const { query, generations, shown, sounds, soundTasks } = history
  const queue = useQuery(queueQuery())
  const failed = useQuery(failedTasksQuery())
  const tasks = useMemo(
    () => tasksFor([...(queue.data?.tasks ?? []), ...(failed.data?.tasks ?? [])], settled),
    [queue.data, failed.data, settled],
  )
  const extras = useMemo(() => ({ tasks, sounds, soundTasks }), [tasks, sounds, soundTasks])
  const opened = useOpened()
  const actions = useLibraryActions()
  const { open } = opened
  const { trash } = actions
  const openPicture = useCallback(({ id }: Generation) => open(id), [open])
  const deletePicture = useCallback(({ id }: Generation) => trash([id]), [trash])
  const isNarrowed = isNarrowing(filter)
  const isEmpty = history.isEmpty && tasks.length === 0
  useHomedFocus(isEmpty ? 0 : 1)

  return (
    <div className="flex min-h-full flex-col">
      <h1 className="sr-only">History</h1>
      <LibraryToolbar
        filter={filter}
        onChange={change}
        sorts={['newest', 'oldest']}
        providers={generations.map(({ provider }) => provider)}
        count={null}
      />
      {history.failed ? (
        <LoadError title="History did not load" error={query.error} onRetry={() => void query.refetch()}>
          Your pictures are safe.
        </LoadError>
      ) : history.isPending ? (
        <div className="mx-auto w-full max-w-[1000px]">
          <HistorySkeleton />
        </div>
      ) : isEmpty && isNarrowed ? (
        <LibraryNoMatch search={filter.q?.trim() ?? ''} onClear={() => change(NO_FILTERS)} />
      ) : isEmpty ? (
        <LibraryEmpty icon={History} title="Nothing here yet">
          Everything you make appears here, day by day, with its settings and cost.
        </LibraryEmpty>
      ) : (
        <div aria-busy={query.isPlaceholderData} className="mx-auto w-full max-w-[1000px] px-4 pb-10">
          <HistoryTimeline
            generations={shown}
            extras={extras}
            isOldestFirst={filter.sort === 'oldest'}
            onOpen={openPicture}
            onDelete={deletePicture}
          />
          {history.soundsFailed && (
            <LoadNote
              what="Your sounds could not be loaded."
              className="py-3"
              onRetry={history.retrySounds}
            />
          )}
          <LoadMore
            hasMore={history.hasMore}
            loading={history.isLoadingMore}
            failed={history.moreFailed}
            onLoad={history.loadMore}
          />
        </div>
      )}
      <OpenedPicture
        generations={generations}
        opened={opened}
        actions={actions}
        narrowedTo={narrowedTo(filter, generations.length, query.hasNextPage)}
      />
    </div>
  )
}
