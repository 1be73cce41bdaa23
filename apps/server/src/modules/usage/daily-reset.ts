import { DAY_MS } from '../../platform/clock.ts'
import { lastMidnight, midnightFrom, nextMidnight } from '../../platform/local-time/local-midnight.ts'

/** When and where the count was last reset, and that place's next midnight. */
export type ResetState = {
  readonly lastResetAt: Date
  readonly timeZone: string
  readonly resetAt: Date
}

/**
 * When the count resets for a caller in `timeZone`. In the zone of the last reset, at the midnight promised then; in another zone, at the first
 * midnight at least a full day after the last reset, so that traveling, or pretending to, never grants a second allowance within 24 hours, and
 * returning costs nothing.
 */
export function resetFor(state: ResetState, timeZone: string): Date {
  if (timeZone === state.timeZone) return state.resetAt
  return midnightFrom(new Date(state.lastResetAt.getTime() + DAY_MS), timeZone)
}

/** The state after a reset at `now`. In a new zone the next reset is a full day away, too. */
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
 * `resetFor(state, timeZone) <= now` and `stateAfterReset` as values for one SQL statement on a row not read yet: a reset is due when the zone
 * is the same and `resetAt <= now`, or it differs and `lastResetAt <= movedBefore`.
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
