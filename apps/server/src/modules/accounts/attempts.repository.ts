import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type Take = {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Milliseconds that an attempt costs. */
  readonly every: number
  /** How many milliseconds may be spent ahead. */
  readonly most: number
}

/** All SQL on `attempts`. */
export function createAttemptsRepository(tx: Tx) {
  return {
    /** Counts one attempt; false, and nothing is counted, when there were too many. One statement: attempts at the same moment wait for each other. */
    take: async (key: string, { now, every, most }: Take): Promise<boolean> => {
      const at = (ms: number) => sql`${new Date(ms)}::timestamptz`
      const cost = sql`${every} * interval '1 millisecond'`
      const { rows } = await sql`
        insert into attempts (key, counted_until) values (${key}, ${at(now + every)})
        on conflict (key) do update set counted_until = greatest(attempts.counted_until, ${at(now)}) + ${cost}
        where greatest(attempts.counted_until, ${at(now)}) + ${cost} <= ${at(now + most)}
        returning key`.execute(tx)
      return rows.length > 0
    },

    /** Whoever has been silent long enough starts anew by having no row. */
    forgetBefore: async (now: Date): Promise<void> => {
      await sql`delete from attempts where counted_until < ${now}`.execute(tx)
    },
  }
}
