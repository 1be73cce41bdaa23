import type { PaidJob } from './queue.table.ts'

/** Why a run is told to stop. */
export type StopReason = 'shutdown' | 'revoked'

/** A picture's signal, and what its run has to tell it. */
type Patience = {
  /** For the provider: aborts with the run, except during a call that cannot be resumed. */
  readonly signal: AbortSignal
  /** What is noted of a paid picture under way. */
  readonly note: (job: PaidJob) => void
  readonly end: () => void
}

/**
 * A process that stops lets a paid call end that has no name at its vendor, for at most `longestMs`: cut off, it would be paid for and made
 * once more. A job with a name is left at once, since the next process waits for it; what costs nothing too, since it can be drawn again.
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
