import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteSome } from '../../../platform/database/delete-in-slices.ts'

/** Spending records. Every change is one statement, so concurrent pictures cannot exceed the cap together. */
export function createSpendingRepository(tx: Tx) {
  return {
    /** Holds an amount if it fits under the cap; false if it does not. */
    hold: async (
      id: string,
      day: string,
      micros: number,
      cap: number | null,
      leaseMs: number,
    ): Promise<boolean> => {
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
      await sql`insert into spending_holds (id, day, micros, lease_until)
        values (${id}, ${day}::date, ${micros}, clock_timestamp() + ${leaseMs} * interval '1 millisecond')`.execute(
        tx,
      )
      return true
    },

    /** Settles a hold, once, on the day it was made. */
    settle: async (id: string, spent: number): Promise<void> => {
      await sql`
        with gone as (delete from spending_holds where id = ${id} returning day, micros)
        update spending_days set held = held - gone.micros, spent = spent + ${spent}::bigint
        from gone where spending_days.day = gone.day`.execute(tx)
    },

    /** Renews a hold for another call. */
    renew: async (id: string, leaseMs: number): Promise<void> => {
      await sql`update spending_holds set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
        where id = ${id}`.execute(tx)
    },

    /** Settles a hold in full. */
    settleWhole: async (id: string): Promise<void> => {
      await sql`
        with gone as (delete from spending_holds where id = ${id} returning day, micros)
        update spending_days set held = held - gone.micros, spent = spent + gone.micros
        from gone where spending_days.day = gone.day`.execute(tx)
    },

    /** Settles expired holds in full and returns their number. */
    settleExpired: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        with gone as (delete from spending_holds where lease_until < clock_timestamp() returning day, micros),
          days as (select day, sum(micros) as micros from gone group by day),
          booked as (
            update spending_days set held = held - days.micros, spent = spent + days.micros
            from days where spending_days.day = days.day returning 1
          )
        select count(*)::integer as count from gone`.execute(tx)
      return rows[0]?.count ?? 0
    },

    /** Spent and held on a day, in millionths of a dollar. */
    readDay: async (day: string): Promise<number> => {
      const { rows } = await sql<{ micros: number }>`
        select (held + spent)::float8 as micros from spending_days where day = ${day}::date`.execute(tx)
      return rows[0]?.micros ?? 0
    },

    /** Holds of long past days can no longer be settled. */
    forgetBefore: (day: string, limit: number): Promise<number> =>
      deleteSome(tx, 'spending_holds', sql`day < ${day}::date`, limit),
  }
}
