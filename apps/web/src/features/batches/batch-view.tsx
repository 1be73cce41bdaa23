import type { Batch } from '@easel/contract/batches'
import { Download, Pause, Play, RotateCcw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import {
  useActOnBatch,
  useBatch,
  useDeleteBatch,
  useDownloadBatch,
} from '#web/shared/data/batches/batches.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { countMade, stateWords, totalOf } from './batch-words.ts'
import { GridView } from './grid-view.tsx'
import { PausedQueue } from './paused-queue.tsx'
import { PictureRows } from './picture-rows.tsx'

/** A batch: its progress, actions and pictures. */
export function BatchView({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useBatch(id)
  // Known data stays visible if refetching fails.
  if (error && !data)
    return (
      <LoadNote error={error} onRetry={() => void refetch()}>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </LoadNote>
    )
  if (!data) return <div role="status" aria-label="Loading the batch" className="skeleton h-72" />
  const { batch, pictures } = data
  return (
    <section aria-labelledby={`title-${id}`} className="grid min-w-0 gap-3">
      <div className="flex items-center gap-2">
        <h2 id={`title-${id}`} className="heading min-w-0 flex-1 truncate text-22">
          {batch.title || 'Untitled'}
        </h2>
        <IconButton label="Close batch" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <ProgressBar label="Pictures made" value={countMade(batch)} max={totalOf(batch)} />
      <p role="status" className="text-14 text-ink-2">
        <strong className="font-semibold text-ink">{stateWords(batch)}</strong>
        {`: ${countMade(batch)} of ${totalOf(batch)} made`}
        {batch.counts.error > 0 && `, ${batch.counts.error} failed`}
        {batch.waits_for === 'allowance' &&
          '. Today’s allowance is used up; the batch continues automatically.'}
        {batch.waits_for === 'room' &&
          '. Your library is full: delete pictures or sounds and empty the trash, and the batch continues automatically.'}
      </p>
      {batch.state === 'running' && <PausedQueue />}
      <BatchActions batch={batch} onRemoved={onClose} />
      {batch.grid ? <GridView grid={batch.grid} pictures={pictures} /> : <PictureRows pictures={pictures} />}
    </section>
  )
}

function BatchActions({ batch, onRemoved }: { readonly batch: Batch; readonly onRemoved: () => void }) {
  const act = useActOnBatch(batch.id)
  const download = useDownloadBatch(batch.id)
  const remove = useDeleteBatch()
  const [asks, setAsks] = useState(false)
  const { state, counts } = batch
  const isOpen = counts.waiting + counts.queued > 0
  const busy = act.isPending
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'running' && isOpen && (
        <Button disabled={busy} onClick={() => act.mutate('pause')}>
          <Pause size={14} aria-hidden="true" />
          Pause
        </Button>
      )}
      {(state === 'paused' || counts.cancelled > 0) && (
        <Button disabled={busy} onClick={() => act.mutate('resume')}>
          <Play size={14} aria-hidden="true" />
          Resume
        </Button>
      )}
      {counts.error > 0 && (
        <Button disabled={busy} onClick={() => act.mutate('retry')}>
          <RotateCcw size={14} aria-hidden="true" />
          Retry {counts.error} failed
        </Button>
      )}
      {isOpen && (
        <Button variant="quiet" disabled={busy} onClick={() => act.mutate('cancel')}>
          Cancel
        </Button>
      )}
      {counts.done > 0 && batch.grid && (
        <>
          <Button disabled={download.isPending} onClick={() => download.mutate('png')}>
            <Download size={14} aria-hidden="true" />
            Sheet as PNG
          </Button>
          <Button disabled={download.isPending} onClick={() => download.mutate('webp')}>
            Sheet as WebP
          </Button>
        </>
      )}
      {counts.done > 0 && (
        <Button disabled={download.isPending} onClick={() => download.mutate('zip')}>
          <Download size={14} aria-hidden="true" />
          ZIP
        </Button>
      )}
      <IconButton label="Remove batch" className="ml-auto" onClick={() => setAsks(true)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Remove this batch?"
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(batch.id, { onSuccess: onRemoved })}
      >
        Unfinished pictures are canceled. Finished ones stay in your library.
      </ConfirmDialog>
    </div>
  )
}
