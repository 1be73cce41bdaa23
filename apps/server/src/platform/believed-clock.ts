import { sql } from 'kysely'
import { type Clock, HOUR_MS } from './clock.ts'
import type { Database } from './database/database.ts'

/** Two clocks of machines that are kept in time differ by less. */
const MAX_SKEW_MS = 5 * 60_000
/** Later than this after the moment known last, the time is believed in steps only: a machine that was off waits, a clock that is wrong comes back. */
const MAX_GAP_MS = 3 * HOUR_MS
const STEP_MS = 12 * HOUR_MS
/** Measured on a clock that does not jump, so that restarts make no steps. */
const STEP_AFTER_MS = 50 * 60_000

export type BelievedClock = {
  /**
   * Whether what is old by the clock may be pruned. Rejects with the reason while it may not: the clock differs from the database's, or is far
   * ahead of the moment known last.
   */
  readonly mayPrune: () => Promise<boolean>
}

/** Keeps the newest moment that was believed in the database, where every process finds it after a restart. */
export function createBelievedClock(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  /** Milliseconds that only ever grow, such as `performance.now`. */
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
