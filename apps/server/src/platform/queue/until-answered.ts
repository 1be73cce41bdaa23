import type { PaidJob } from './queue.table.ts'

/** Why a run is told to stop. */
export type StopReason = 'shutdown' | 'revoked'

/** The provider's signal, and what the run reports to it. */
type Patience = {
  /** Aborts with the run, except during a paid call that cannot be resumed. */
  readonly signal: AbortSignal
  /** The paid call's recorded state. */
  readonly note: (job: PaidJob) => void
  readonly end: () => void
}

/**
 * On shutdown, lets a paid call without a job id finish within `longestMs`, because cutting it off would mean paying again. A call with a job id
 * is left at once, as the next process resumes it; so is a free one, which can be drawn again.
 */
export function untilAnswered(stopping: AbortSignal, longestMs: number): Patience {
  const drawing = new AbortController()
  let job: PaidJob | undefined
  let timer: NodeJS.Timeout | undefined
  const leave = () => drawing.abort(stopping.reason)
  const isCallOpen = () => job !== undefined && job.job === undefined

  function stop(): void {
    if (stopping.reason === ('shutdown' satisfies StopReason) && isCallOpen())
      timer ??= setTimeout(leave, longestMs)
    else leave()
  }
  if (stopping.aborted) stop()
  else stopping.addEventListener('abort', stop)

  return {
    signal: drawing.signal,
    note: (noted) => {
      job = noted
      if (stopping.aborted) stop()
    },
    end: () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', stop)
    },
  }
}
