import { sql } from 'kysely'
import { type Clock, HOUR_MS, MAX_SKEW_MS } from './clock.ts'
import type { Database } from './database/database.ts'

/**
 * A clock that jumps further than this past the last known time is trusted in steps: a machine that was off only has to wait, and a wrong clock
 * gets corrected.
 */
const MAX_GAP_MS = 3 * HOUR_MS
const STEP_MS = 12 * HOUR_MS
/** Measured on a monotonic clock, so that restarts do not add steps. */
const STEP_AFTER_MS = 50 * 60_000

export type BelievedClock = {
  /** Rejects while old data must not be pruned, because the clock differs from the database's or is far ahead of the last known time. */
  readonly mayPrune: () => Promise<boolean>
}

/** Stores the latest trusted time in the database, so that every process finds it after a restart. */
export function createBelievedClock(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  /** Monotonic milliseconds, such as `performance.now`. */
  readonly monotonicMs: () => number
}): BelievedClock {
  const { database, clock, monotonicMs } = deps
  let steppedAt = monotonicMs()

  return {
    mayPrune: async () => {
      const { known, databaseNow } = await database.asSystem(async (tx) => {
        const { rows } = await sql<{ known: Date | null; databaseNow: Date }>`
          select clock_timestamp() as "databaseNow", (select at from known_time) as known`.execute(tx)
        if (!rows[0]) throw new Error('the database does not tell the time')
        return rows[0]
      })
      const now = clock.now()
      const skew = now.getTime() - databaseNow.getTime()
      if (Math.abs(skew) > MAX_SKEW_MS)
        throw new Error(
          `the clock differs from the database's by ${hours(skew)}: nothing is pruned until they agree`,
        )
      const gap = known ? now.getTime() - known.getTime() : 0
      if (gap <= MAX_GAP_MS) {
        await believe(now)
        return true
      }
      if (known && monotonicMs() - steppedAt >= STEP_AFTER_MS) {
        steppedAt = monotonicMs()
        await believe(new Date(Math.min(known.getTime() + STEP_MS, now.getTime())))
      }
      throw new Error(
        `the clock is ${hours(gap)} ahead of the moment known last: nothing is pruned until that is made up`,
      )
    },
  }

  async function believe(at: Date): Promise<void> {
    await database.asSystem((tx) =>
      sql`insert into known_time (at) values (${at}) on conflict (is_only) do update set at = excluded.at`.execute(
        tx,
      ),
    )
  }
}

function hours(milliseconds: number): string {
  return `${(milliseconds / HOUR_MS).toFixed(1)} h`
}
