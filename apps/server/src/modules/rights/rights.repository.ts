import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The table of each right that the operator of an installation gives to accounts. */
export type RightTable = 'moderators' | 'operators'

/** The only SQL on `moderators` and `operators`, for the role `system`. */
export function createRightsRepository(tx: Tx, name: RightTable) {
  const table = sql.table(name)
  return {
    /** Grants the right to the account, whatever its address becomes. */
    appoint: async (userId: string): Promise<void> => {
      await sql`insert into ${table} (user_id) values (${userId})
        on conflict (user_id) do update set email = null`.execute(tx)
    },

    /** False when it did not have it. */
    dismiss: async (userId: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`delete from ${table} where user_id = ${userId}`.execute(tx)
      return numAffectedRows === 1n
    },

    /** Binds a configured address to the account, unless another account has had the right by it. */
    bind: async (userId: string, email: string): Promise<void> => {
      await sql`insert into ${table} as kept (user_id, email)
        select ${userId}, ${email}::text where not exists (select from ${table} where email = ${email})
        on conflict (user_id) do update set email = excluded.email where kept.email is not null`.execute(tx)
    },

    /** By account, or by its current address. */
    has: async (userId: string, email: string | null): Promise<boolean> => {
      const { rows } = await sql`select from ${table}
        where user_id = ${userId} and (email is null or email = ${email}::text)`.execute(tx)
      return rows.length > 0
    },

    /** Addresses of accounts granted directly. */
    listAppointed: async (): Promise<string[]> => {
      const { rows } = await sql<{ email: string }>`
        select u.email from ${table} as held join "user" as u on u.id = held.user_id where held.email is null order by u.email`.execute(
        tx,
      )
      return rows.map(({ email }) => email)
    },
  }
}
