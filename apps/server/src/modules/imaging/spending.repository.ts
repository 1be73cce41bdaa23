import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The operator's books. Every change is one statement, so that pictures at the same moment cannot pass the cap together. */
export function createSpendingRepository(tx: Tx) {
  return {
    /** Holds an amount if it still fits under the cap; false when it does not. */
    hold: async (id: string, day: string, micros: number, cap: number | null): Promise<boolean> => {
      const { rows } = await sql<{ id: string }>`
        with fits as (
          insert into spending_days as kept (day, held)
          select ${day}::date, ${micros}::bigint where ${cap}::bigint is null or ${micros}::bigint <= ${cap}::bigint
          on conflict (day) do update set held = kept.held + excluded.held
            where ${cap}::bigint is null or kept.held + kept.spent + excluded.held <= ${cap}::bigint
          returning day
        )
        select day from fits`.execute(tx)
      if (rows.length === 0) return false
      await sql`insert into spending_holds (id, day, micros) values (${id}, ${day}::date, ${micros})`.execute(
        tx,
      )
      return true
    },

    /** Ends a hold, once: what was really spent is booked on the day it was held. */
    settle: async (id: string, spent: number): Promise<void> => {
      await sql`
        with gone as (delete from spending_holds where id = ${id} returning day, micros)
        update spending_days set held = held - gone.micros, spent = spent + ${spent}::bigint
        from gone where spending_days.day = gone.day`.execute(tx)
    },

    /** What is spent or held of a day, in millionths of a dollar. */
    readDay: async (day: string): Promise<number> => {
      const { rows } = await sql<{ micros: number }>`
        select (held + spent)::float8 as micros from spending_days where day = ${day}::date`.execute(tx)
      return rows[0]?.micros ?? 0
    },

    /** Holds of days long past can be settled no more. */
    forgetBefore: async (day: string): Promise<void> => {
      await sql`delete from spending_holds where day < ${day}::date`.execute(tx)
    },
  }
}
