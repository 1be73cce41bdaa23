import type { Batch } from '@easel/contract/batches'
import { lazy, type ReactNode, Suspense } from 'react'
import { useBatches } from '#web/shared/data/batches/batches.queries.ts'
import { changedSearch } from '#web/shared/lib/changed-search.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { BatchList } from './batch-list.tsx'

const BatchView = lazy(async () => ({
  default: (await loadChunk(() => import('./batch-view.tsx'))).BatchView,
}))

type BatchBenchProps = {
  readonly kind: Batch['kind']
  /** The form that creates a batch, given a function that opens it. */
  readonly children: (open: (id: string) => void) => ReactNode
  /** Shown while no batch is open. */
  readonly empty: ReactNode
  /** Whether the form needs the full width. */
  readonly wide?: boolean
}

/** A form beside its result: the open batch, or the list of earlier ones. */
export function BatchBench({ kind, children, empty, wide = false }: BatchBenchProps) {
  const [search, setSearch] = useAddressSearch()
  const opened = search.get('batch')
  const { data, error, refetch } = useBatches()
  const batches = (data?.items ?? []).filter((batch) => batch.kind === kind)
  const open = (id: string | null) => setSearch((now) => changedSearch(now, { batch: id }))
  return (
    <div
      className={
        wide ? 'grid gap-6' : 'grid grid-cols-[minmax(320px,400px)_minmax(0,1fr)] gap-6 max-lg:grid-cols-1'
      }
    >
      <div className={wide ? 'min-w-0' : 'card h-fit rounded-4 p-4'}>{children(open)}</div>
      <div className="grid min-w-0 content-start gap-5">
        {opened ? (
          <Suspense fallback={<div role="status" aria-label="Loading the batch" className="skeleton h-72" />}>
            <BatchView key={opened} id={opened} onClose={() => open(null)} />
          </Suspense>
        ) : error && !data ? (
          <LoadNote what="Your batches could not be loaded." error={error} onRetry={() => void refetch()} />
        ) : (
          batches.length === 0 && empty
        )}
        <BatchList batches={batches} opened={opened} onOpen={open} />
      </div>
    </div>
  )
}
