import { useQuery } from '@tanstack/react-query'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { useCancelTask } from '#web/shared/data/queue/queue-actions.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { progressNote } from '#web/shared/drawers/drawer-notes.ts'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { useDrawerOf } from '../model/use-drawer.ts'
import { useRunStore } from '../run.store.ts'
import { StageFrame } from './stage-frame.tsx'
import { TakingShape } from './taking-shape.tsx'
import { elapsedText, leftText } from './time-left.ts'

/** Announced progress: three messages instead of a hundred numbers. */
function spoken(percent: number): string {
  if (percent >= 100) return '100% Complete'
  return percent >= 50 ? '50% Complete' : 'Generating Your Masterpiece'
}

/** A picture in progress: its preview and percentage. */
export function GeneratingView() {
  const { percent, requestKey, width, height, quality, model, startedAt } = useRunStore()
  const note = progressNote(useDrawerOf(quality, model))
  const live = useLiveProgress(requestKey)
  return (
    <StageFrame width={width} height={height}>
      <TakingShape preview={live?.preview} />
      <div className="absolute inset-x-3.5 bottom-3.5 rounded-3 bg-panel px-3.5 py-3 shadow-2">
        <div className="flex items-center gap-2">
          <Spinner />
          <b className="min-w-0 flex-1 truncate text-14 font-[650]">Generating Your Masterpiece</b>
          <b className="figures text-12">{percent}% Complete</b>
        </div>
        <div className="mt-1 mb-2.5 flex flex-wrap items-baseline gap-x-3">
          <p className="flex-1 text-ink-2">AI is crafting your vision...</p>
          <Clock startedAt={startedAt} />
          {note && <p className="w-full text-12 text-ink-3">{note}</p>}
        </div>
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <ProgressBar label="Generating" value={percent} tone="act" />
          </div>
          <CancelButton taskId={live?.taskId} />
        </div>
      </div>
      <span role="status" className="sr-only">
        {spoken(percent)}
      </span>
    </StageFrame>
  )
}

/** Elapsed and estimated remaining time, which the percentage does not tell. */
function Clock({ startedAt }: { readonly startedAt: number }) {
  const { data: queue } = useQuery(queueQuery())
  const elapsed = Math.max(0, (useSecond().getTime() - startedAt) / 1000)
  const left = leftText(elapsed, queue?.secondsPerTask ?? null)
  return (
    <span className="text-12 whitespace-nowrap text-ink-3 tabular-nums">
      {elapsedText(elapsed)}
      {left && `, ${left}`}
    </span>
  )
}

/** The request answers `cancelled` once its task has ended and its allowance is returned. */
function CancelButton({ taskId }: { readonly taskId: string | undefined }) {
  const cancel = useCancelTask()
  return (
    <Button
      size="small"
      disabled={taskId === undefined || cancel.isPending}
      onClick={() => taskId !== undefined && cancel.mutate(taskId)}
    >
      Cancel
    </Button>
  )
}
