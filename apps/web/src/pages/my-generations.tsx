import { useQuery } from '@tanstack/react-query'
import { PanelLeft, Upload } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { DropImport } from '#web/features/imports/drop-import.tsx'
import { UnfinishedImportBar } from '#web/features/imports/unfinished-import-bar.tsx'
import { BeginBar } from '#web/features/library/dates/begin-bar.tsx'
import { MonthScrubber } from '#web/features/library/dates/month-scrubber.tsx'
import { MonthSelect } from '#web/features/library/dates/month-select.tsx'
import { monthKey } from '#web/features/library/dates/months.ts'
import { useSeenMonth } from '#web/features/library/dates/seen-month.store.ts'
import { createJump, useMonths } from '#web/features/library/dates/use-months.ts'
import { narrowedTo } from '#web/features/library/library-filters.ts'
import { LibraryPanel } from '#web/features/library/library-panel.tsx'
import { NothingListed, WallSkeleton } from '#web/features/library/library-states.tsx'
import { LibraryToolbar } from '#web/features/library/library-toolbar.tsx'
import { PictureCount } from '#web/features/library/picture-count.tsx'
import { SelectionBar } from '#web/features/library/selection-bar.tsx'
import { TrashBar } from '#web/features/library/trash-bar.tsx'
import { useLibrary } from '#web/features/library/use-library.ts'
import { useLibraryActions } from '#web/features/library/use-library-actions.ts'
import { useLibraryView, useSettled } from '#web/features/library/use-library-view.ts'
import { useOpened } from '#web/features/library/use-opened.ts'
import { PictureWall } from '#web/features/library/wall/picture-wall.tsx'
import { useSelection } from '#web/features/library/wall/use-selection.ts'
import type { WallHandle } from '#web/features/library/wall/use-wall-place.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { libraryQuery } from '#web/shared/data/library.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { LoadMore, useLoadAhead } from '#web/shared/ui/load-more.tsx'
import { LazyImportDialog } from './parts/lazy-import-dialog.tsx'
import { OpenedPicture } from './parts/opened-picture.tsx'

export const handle = { title: 'Saved' }

export function meta() {
  return pageMeta({
    path: PATHS.saved,
    title: 'Saved',
    description: 'Every picture you made, edge to edge.',
    index: false,
  })
}

function seeMonth({ timestamp }: Generation) {
  useSeenMonth.setState({ month: monthKey(timestamp) })
}

export default function SavedPage() {
  const { filter, change } = useLibraryView()
  const settled = useSettled(filter)
  const library = useLibrary(settled)
  const months = useMonths(settled)
  const wallHandle = useRef<WallHandle>(null)
  const { query, generations } = library
  const counts = useQuery(libraryQuery())
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [isImportOpen, setImportOpen] = useState(false)
  const [brought, setBrought] = useState<readonly File[]>()
  const opened = useOpened()
  const actions = useLibraryActions()
  const { trash } = actions
  const isTrash = filter.trash === 'true'
  const { chosen, gathering, wall, clear } = useSelection(
    {
      generations,
      hasMore: query.hasNextPage,
      isLoading: query.isFetching,
      failed: query.isFetchNextPageError,
      onLoad: query.fetchNextPage,
    },
    useCallback((ids: readonly string[]) => !isTrash && trash(ids), [isTrash, trash]),
  )
  const more = {
    hasMore: query.hasNextPage,
    loading: query.isFetching,
    failed: query.isFetchNextPageError,
    onLoad: () => void query.fetchNextPage(),
  }
  useLoadAhead(
    generations.findIndex(({ id }) => id === opened.id),
    generations.length,
    more,
  )
  useHomedFocus(generations.length)
  const { open } = opened
  const openPicture = useCallback(({ id }: Generation) => open(id), [open])
  const begin = (month: string | undefined) => change({ month })
  const jump = createJump({ months, generations, wall: wallHandle, onBegin: begin })
  const total = isTrash ? counts.data?.trash : counts.data?.total
  const narrowed = narrowedTo(filter, generations.length, query.hasNextPage)
  const panel = (
    <LibraryPanel
      library={counts.data}
      filter={filter}
      onChange={(changes) => {
        clear()
        setPanelOpen(false)
        change(changes)
      }}
      // In an open collection a dropped picture moves to the other one; elsewhere it is added.
      onDrop={(ids, collection) =>
        filter.collection ? actions.move(ids, collection) : actions.collect(ids, collection)
      }
    />
  )

  return (
    <div className="grid min-h-full grid-cols-[208px_minmax(0,1fr)] max-xl:grid-cols-[minmax(0,1fr)] max-md:min-h-[calc(100dvh-var(--header)-var(--tabs))]">
      <h1 className="sr-only">Saved</h1>
      <aside
        aria-label="Parts of the library"
        className="quiet-scroll sticky top-0 h-[calc(100dvh-var(--header)-var(--status))] overflow-auto border-r border-line bg-bench max-xl:hidden"
      >
        {panel}
      </aside>
      <div className="flex min-w-0 flex-col">
        <LibraryToolbar
          filter={filter}
          onChange={(changes) => {
            // "Select all" applies to this list, not to the next one.
            if (gathering !== 'no') clear()
            change(changes)
          }}
          providers={generations.map(({ provider }) => provider)}
          count={
            total !== undefined && (
              <PictureCount
                total={total}
                shown={narrowed === undefined ? undefined : generations.length}
                hasMore={query.hasNextPage}
              />
            )
          }
          beforeFilters={<MonthSelect months={months} onJump={jump} />}
          start={
            <IconButton
              label="Collections and trash"
              className="xl:hidden"
              onClick={() => setPanelOpen(true)}
            >
              <PanelLeft size={16} aria-hidden="true" />
            </IconButton>
          }
          end={
            <IconButton label="Import pictures" onClick={() => setImportOpen(true)}>
              <Upload size={16} aria-hidden="true" />
            </IconButton>
          }
        />
        <UnfinishedImportBar onContinue={() => setImportOpen(true)} />
        {isTrash && generations.length > 0 && <TrashBar count={counts.data?.trash ?? 0} />}
        {library.failed ? (
          <LoadError
            title="Your pictures did not load"
            error={query.error}
            onRetry={() => void query.refetch()}
          >
            They are safe.
          </LoadError>
        ) : library.isPending ? (
          <WallSkeleton />
        ) : library.isEmpty ? (
          <NothingListed
            filter={filter}
            inTrash={counts.data?.trash ?? 0}
            onChange={change}
            onImport={() => setImportOpen(true)}
          />
        ) : (
          <div className="flex flex-1">
            <div aria-busy={query.isPlaceholderData} className="min-w-0 flex-1">
              {filter.month && filter.sort !== 'prompt' && (
                <BeginBar
                  month={filter.month}
                  months={months}
                  isOldestFirst={filter.sort === 'oldest'}
                  onBegin={begin}
                />
              )}
              <PictureWall
                ref={wallHandle}
                generations={generations}
                onOpen={openPicture}
                selection={wall}
                onSee={seeMonth}
              />
              <LoadMore {...more} />
            </div>
            {months.length > 1 && <MonthScrubber months={months} onJump={jump} />}
          </div>
        )}
        <SelectionBar
          chosen={chosen}
          collections={counts.data?.collections ?? []}
          actions={actions}
          isTrash={isTrash}
          gathering={gathering}
          onSelectAll={chosen.length < generations.length || query.hasNextPage ? wall.onSelectAll : undefined}
          onCompare={(one, other) => open(one.id, other.id)}
          onDone={clear}
        />
      </div>
      <Dialog open={isPanelOpen} onOpenChange={setPanelOpen} title="Library">
        <div className="overflow-auto">{panel}</div>
      </Dialog>
      <DropImport
        onFiles={(files) => {
          setBrought(files)
          setImportOpen(true)
        }}
      />
      {isImportOpen && (
        <LazyImportDialog
          files={brought}
          onClose={() => {
            setBrought(undefined)
            setImportOpen(false)
          }}
        />
      )}
      <OpenedPicture generations={generations} opened={opened} actions={actions} narrowedTo={narrowed} />
    </div>
  )
}
