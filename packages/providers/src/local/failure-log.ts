/** Crashes within the window after which the engine is left alone. */
const MAX_ENDS = 3
const WITHIN_MS = 600_000

/** Tracks an engine's crashes. */
export type FailureLog = {
  /** Records a crash or failed start with its reason. */
  readonly note: (reason: string) => void
  /** Records a success. */
  readonly forget: () => void
  /** Milliseconds to wait before the next start. */
  readonly backOffMs: () => number
  /** Milliseconds for which it is left alone; 0 if it may start. */
  readonly restsFor: () => number
  /** Reason of the last crash; undefined since a success. */
  readonly reason: () => string | undefined
  /** The same for the operator. */
  readonly notices: () => readonly string[]
}

export function createFailureLog(deps: {
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** Milliseconds to wait after consecutive crashes; the last value repeats. */
  readonly backOffMs: readonly number[]
}): FailureLog {
  const { now } = deps
  let ends: number[] = []
  let inARow = 0
  let reason: string | undefined
  let restsUntil = 0

  const restsFor = () => Math.max(0, restsUntil - now())
  return {
    note: (why) => {
      const at = now()
      reason = why
      inARow += 1
      ends = [...ends.filter((before) => at - before < WITHIN_MS), at]
      if (ends.length < MAX_ENDS) return
      restsUntil = at + WITHIN_MS
      ends = []
    },
    forget: () => {
      inARow = 0
      reason = undefined
    },
    backOffMs: () => {
      const wait = deps.backOffMs[Math.min(inARow, deps.backOffMs.length) - 1] ?? 0
      return Math.max(0, (ends.at(-1) ?? Number.NEGATIVE_INFINITY) + wait - now())
    },
    restsFor,
    reason: () => reason,
    notices: () => {
      if (reason === undefined) return []
      const minutes = Math.ceil(restsFor() / 60_000)
      return minutes === 0
        ? [reason]
        : [
            `It ended ${MAX_ENDS} times within ten minutes and is left alone for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}; other providers draw. ${reason}`,
          ]
    },
  }
}
