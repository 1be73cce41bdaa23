import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'

type Take = {
  /** Digest of the account and the source together. */
  readonly key: string
  /** Digest of the account alone. */
  readonly account: string
  readonly now: Date
  /** Attempts that may come at once. */
  readonly free: number
  /** Milliseconds after the first attempt beyond; each further one waits twice as long. */
  readonly firstDelayMs: number
  readonly maxDelayMs: number
  /** Milliseconds without an attempt after which the count begins anew. */
  readonly forgottenAfterMs: number
}

/** All SQL on `attempts`. */
export function createAttemptsRepository(tx: Tx) {
  return {
    /**
     * Counts one attempt as failed until it is cleared; answers how many milliseconds to wait instead, and counts nothing, when it comes
     * too soon. One statement: attempts at the same moment wait for each other.
     */
    take: async (take: Take): Promise<number> => {
      const { key, account, free, firstDelayMs, maxDelayMs, forgottenAfterMs } = take
      const now = sql`${take.now}::timestamptz`
      const forgotten = sql`attempts.counted_until < ${now} - ${forgottenAfterMs} * interval '1 millisecond'`
      const { rows } = await sql`
        insert into attempts (key, account, failures, counted_until) values (${key}, ${account}, 1, ${now})
        on conflict (key) do update set
          failures = case when ${forgotten} then 1 else attempts.failures + 1 end,
          counted_until = ${now} + case when ${forgotten} or attempts.failures + 1 < ${free}::int then interval '0'
            else least(${maxDelayMs}::float8, ${firstDelayMs}::float8 * power(2, least(attempts.failures + 1 - ${free}::int, 30)))
              * interval '1 millisecond' end
        where attempts.counted_until <= ${now}
        returning key`.execute(tx)
      if (rows.length > 0) return 0
      const { rows: held } = await sql<{ counted_until: Date }>`
        select counted_until from attempts where key = ${key}`.execute(tx)
      return Math.max(1, (held[0]?.counted_until.getTime() ?? 0) - take.now.getTime())
    },

    clear: async (key: string): Promise<void> => {
      await sql`delete from attempts where key = ${key}`.execute(tx)
    },

    clearAccount: async (account: string): Promise<void> => {
      await sql`delete from attempts where account = ${account}`.execute(tx)
    },

    /** What has been silent long enough starts anew by having no row. */
    forgetBefore: (moment: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'attempts', sql`counted_until < ${moment}`, limit),
  }
}
