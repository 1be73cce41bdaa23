import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'

type Take = {
  /** Hash of account and source. */
  readonly key: string
  /** Hash of the account. */
  readonly account: string
  readonly now: Date
  /** Attempts without a wait. */
  readonly free: number
  /** Milliseconds to wait after the first attempt beyond that; doubles with each further one. */
  readonly firstDelayMs: number
  readonly maxDelayMs: number
  /** Milliseconds without an attempt after which the count starts over. */
  readonly forgottenAfterMs: number
}

/** All SQL on `attempts`. */
export function createAttemptsRepository(tx: Tx) {
  return {
    /**
     * Counts an attempt as failed until cleared; if it comes too soon, counts nothing and returns the milliseconds to wait. A single statement,
     * so concurrent attempts run one after another.
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

    /** Old rows are deleted, so their count starts over. */
    forgetBefore: (moment: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'attempts', sql`counted_until < ${moment}`, limit),
  }
}
