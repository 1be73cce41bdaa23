import { TASK_STATUS } from '@easel/contract/queue'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { client } from '#web/shared/api/client.ts'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { useRetryTask } from '#web/shared/data/queue/queue-actions.ts'
import { positionOf } from '#web/shared/data/queue/queue-order.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { type BatchTile, batchColumns, isUnderWay } from './batch-tiles.ts'
import { closeBatch, type StageBatch, showBatch } from './stage.store.ts'
import { TakingShape } from './taking-shape.tsx'
import { batchSeconds, elapsedText, leftText } from './time-left.ts'

type BatchProps = {
  readonly batch: StageBatch
  /** At least one. */
  readonly tiles: readonly BatchTile[]
}

type BatchViewProps = BatchProps & { readonly onPick: (generationId: string) => void }

/** A batch on the stage: a tile for each picture from the press on, showing its progress, result or failure. */
export function BatchView({ batch, tiles, onPick }: BatchViewProps) {
  const { data: queue } = useQuery(queueQuery())
  const ratio = batch.width / batch.height
  const columns = batchColumns(tiles.length, ratio)
  const style: CSSProperties & Record<'--ratio' | '--columns', number> = {
    '--ratio': (columns * ratio) / Math.ceil(tiles.length / columns),
    '--columns': columns,
  }
  return (
    <section aria-label="Batch" className="flex-none">
      <div className="flex min-h-11 items-center gap-2.5 border-b border-line bg-panel py-1.5 pr-2 pl-3">
        {isUnderWay(tiles) && <Spinner />}
        <BatchCount tiles={tiles} />
        <span className="flex-1" />
        {isUnderWay(tiles) && (
          <BatchClock
            startedAt={batch.startedAt}
            left={batchSeconds(tiles, queue)}
            isPaused={queue?.paused}
          />
        )}
        <IconButton label="Put the batch away" onClick={() => closeBatch()}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <ul
        style={style}
        className="mx-auto grid w-[min(100%,calc(max(360px,100dvh-var(--header)-var(--status)-154px)*var(--ratio)))] grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-(--grout) max-md:w-full in-[.stage-embedded]:w-[min(100%,calc(724px*var(--ratio)))]"
      >
        {tiles.map((tile, index) => (
          <li
            key={tile.id}
            aria-label={`Picture ${index + 1} of ${tiles.length}`}
            style={{ aspectRatio: ratio }}
            className="relative overflow-hidden bg-mat"
          >
            <Tile tile={tile} place={queue ? positionOf(queue.tasks, tile.id) : 0} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TileProps = {
  readonly tile: BatchTile
  /** Position in the queue; 1 is next. */
  readonly place: number
  readonly onPick: BatchViewProps['onPick']
}

function Tile({ tile: { id, task }, place, onPick }: TileProps) {
  const { retry, isPending } = useRetryTask()
  if (!task || task.status === 'queued')
    return (
      <span className="grid size-full place-content-center gap-1 bg-sunken text-center text-12 text-ink-3">
        {task && <Badge tone={TASK_STATUS.queued.color}>{TASK_STATUS.queued.label}</Badge>}
        {task && <span className="tabular-nums">{place === 1 ? 'Next' : `No. ${place}`}</span>}
      </span>
    )
  if (task.status === 'running') return <Forming id={id} />
  if (task.status === 'error')
    return (
      <span className="grid size-full content-center justify-items-center gap-2 bg-sunken p-2 text-center text-12 text-madder-ink">
        <span className="line-clamp-3">{task.error ?? 'Generation failed'}</span>
        <Button size="small" disabled={isPending} onClick={() => retry(id)}>
          <RotateCcw size={14} aria-hidden="true" />
          Retry
        </Button>
      </span>
    )
  const { generationId, resultUrl } = task
  return (
    <button
      type="button"
      disabled={generationId === null}
      onClick={() => generationId !== null && onPick(generationId)}
      className="block size-full focus-visible:-outline-offset-4"
    >
      <img
        src={client.storage.url(resultUrl ?? '', { format: 'webp', width: 768 })}
        alt={task.prompt}
        className="develop size-full object-cover"
      />
    </button>
  )
}

function Forming({ id }: { readonly id: string }) {
  const live = useLiveProgress(id)
  const percent = live ? Math.round(live.percent) : null
  return (
    <>
      <TakingShape preview={live?.preview} />
      <span className="absolute inset-x-2 bottom-2 grid gap-1.5 rounded-2 bg-panel px-2 py-1.5 shadow-1">
        <span className="flex items-center gap-1.5 text-12">
          <span className="min-w-0 flex-1 truncate">{TASK_STATUS.running.label}</span>
          {percent !== null && <b className="figures text-11">{percent}%</b>}
        </span>
        <ProgressBar label="Progress of this picture" value={percent} tone="act" />
      </span>
    </>
  )
}

type TilesProps = { readonly tiles: readonly BatchTile[] }

/** Number of finished pictures, announced to screen readers. */
function BatchCount({ tiles }: TilesProps) {
  const count = (status: 'done' | 'error') => tiles.filter(({ task }) => task?.status === status).length
  const failed = count('error')
  return (
    <p role="status" className="min-w-0 truncate font-semibold tabular-nums">
      {count('done')} of {tiles.length} ready
      {failed > 0 && <span className="text-madder-ink">, {failed} failed</span>}
    </p>
  )
}

type BatchClockProps = {
  readonly startedAt: number
  readonly left: number | null
  readonly isPaused: boolean | undefined
}

function BatchClock({ startedAt, left, isPaused }: BatchClockProps) {
  const elapsed = (useSecond().getTime() - startedAt) / 1000
  const rest = isPaused ? 'paused' : leftText(0, left)
  return (
    <span className="text-12 whitespace-nowrap text-ink-3 tabular-nums">
      {elapsedText(elapsed)}
      {rest && <span className="max-sm:hidden">, {rest}</span>}
    </span>
  )
}

/** Shown above another picture on the stage: the batch's state, and a way back to it. */
export function BatchStrip({ tiles }: TilesProps) {
  return (
    <div className="flex min-h-11 flex-none items-center gap-2.5 border-b border-line bg-panel py-1.5 pr-2 pl-3">
      {isUnderWay(tiles) && <Spinner />}
      <BatchCount tiles={tiles} />
      <Button size="small" className="ml-auto" onClick={showBatch}>
        Show the batch
      </Button>
      <IconButton label="Put the batch away" onClick={() => closeBatch()}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
