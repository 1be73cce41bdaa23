/** The only source of time, injected so that tests can control it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Max difference between the clocks of the processes and of the database; a larger one means that a clock is wrong. */
export const MAX_SKEW_MS = 5 * MINUTE_MS

/** Start of the current UTC day. */
export function utcDayOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
}
