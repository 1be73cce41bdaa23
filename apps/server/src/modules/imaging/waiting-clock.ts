import type { ImageProgress } from '@easel/providers/image-provider'

/** The time limit of one picture, paused while the provider reports that it draws others first. */
export type WaitingClock = {
  /** Aborts when its time is up, or after waiting for as long. */
  readonly signal: AbortSignal
  readonly note: (progress: ImageProgress) => void
  /** Stops it and returns the milliseconds it was paused. Idempotent. */
  readonly stop: () => number
}

export function createWaitingClock(timeLimit: number): WaitingClock {
  const late = new AbortController()
  const giveUp = () => late.abort(new DOMException('no time is left', 'TimeoutError'))
  let timer = setTimeout(giveUp, timeLimit)
  let waitsSince: number | undefined
  let waitedMs = 0

  function endWaiting(): void {
    if (waitsSince !== undefined) waitedMs += performance.now() - waitsSince
    waitsSince = undefined
  }

  return {
    signal: late.signal,
    note: ({ isWaiting = false }) => {
      if (late.signal.aborted || isWaiting === (waitsSince !== undefined)) return
      clearTimeout(timer)
      endWaiting()
      if (isWaiting) waitsSince = performance.now()
      timer = setTimeout(giveUp, isWaiting ? Math.max(0, timeLimit - waitedMs) : timeLimit)
    },
    stop: () => {
      clearTimeout(timer)
      endWaiting()
      return Math.round(waitedMs)
    },
  }
}
