/** How often it may end by itself within the time before it is left alone. */
const MAX_ENDS = 3
const WITHIN_MS = 600_000

/** What is known of an engine that ends by itself. */
export type FailureLog = {
  /** It ended, or could not be started; a sentence that says why. */
  readonly note: (reason: string) => void
  /** It has drawn. */
  readonly forget: () => void
  /** Milliseconds that the next start waits. */
  readonly backOffMs: () => number
  /** Milliseconds for which it is left alone; 0 where it may be started. */
  readonly restsFor: () => number
  /** Why it does not run; undefined since it has drawn. */
  readonly reason: () => string | undefined
  /** The same for the operator. */
  readonly notices: () => readonly string[]
}

export function createFailureLog(deps: {
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Milliseconds after the first, second … end in a row; the last holds for all further ones. */
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
