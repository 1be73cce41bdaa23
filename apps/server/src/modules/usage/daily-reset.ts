import { DAY_MS } from '../../platform/clock.ts'
import { lastMidnight, midnightFrom, nextMidnight } from '../../platform/local-time/local-midnight.ts'

/** When the count became 0 last, where, and when that place's next midnight is. */
export type ResetState = {
  readonly lastResetAt: Date
  readonly timeZone: string
  readonly resetAt: Date
}

/**
 * When the count becomes 0 for a caller in `timeZone`. Where the last reset was asked for, at the midnight promised then; anywhere else at
 * the first midnight there that is a full day after the last reset, so that traveling, or pretending to, never brings a second allowance
 * within 24 hours, and returning costs nothing.
 */
export function resetFor(state: ResetState, timeZone: string): Date {
  if (timeZone === state.timeZone) return state.resetAt
  return midnightFrom(new Date(state.lastResetAt.getTime() + DAY_MS), timeZone)
}

/** The state after a reset at `now`. In a new place the next one is a full day away, too. */
export function stateAfterReset(
  previous: Pick<ResetState, 'timeZone'> | undefined,
  timeZone: string,
  now: Date,
) {
  const moved = previous !== undefined && previous.timeZone !== timeZone
  return {
    lastResetAt: now,
    timeZone,
    resetAt: moved ? midnightFrom(new Date(now.getTime() + DAY_MS), timeZone) : nextMidnight(now, timeZone),
  } satisfies ResetState
}

/**
 * `resetFor(state, timeZone) <= now` and `stateAfterReset`, as values that one SQL statement can compare with a row it has not read yet:
 * the row is due when it `is in the same place and resetAt <= now`, or `is in another and lastResetAt <= movedBefore`.
 */
export function resetTerms(timeZone: string, now: Date) {
  const midnight = lastMidnight(now, timeZone)
  return {
    now,
    timeZone,
    midnight,
    movedBefore: new Date(midnight.getTime() - DAY_MS),
    resetAtSamePlace: stateAfterReset({ timeZone }, timeZone, now).resetAt,
    resetAtNewPlace: stateAfterReset({ timeZone: '' }, timeZone, now).resetAt,
  }
}

export type ResetTerms = ReturnType<typeof resetTerms>
