import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** What opens an account's things without a session. Needs `asSystem`. */
export function createAccessRepository(tx: Tx) {
  return {
    revokeKeys: async (userId: string): Promise<void> => {
      await sql`delete from api_keys where user_id = ${userId}`.execute(tx)
    },

    /** Links that are kept are removed; signed ones, which are not, open nothing when they were issued until now. */
    endDownloads: async (userId: string, now: Date): Promise<void> => {
      await sql`delete from downloads where user_id = ${userId}`.execute(tx)
      await sql`insert into account_access (user_id, valid_from) values (${userId}, ${now})
        on conflict (user_id) do update set valid_from = greatest(account_access.valid_from, ${now})`.execute(
        tx,
      )
    },

    /** Whether the account is there, and what was issued to it at the moment still opens. */
    isStillOpen: async (userId: string, issuedAt: Date): Promise<boolean> => {
      const { rows } = await sql`
        select from "user" left join account_access on user_id = "user".id
        where "user".id = ${userId} and (valid_from is null or valid_from < ${issuedAt})`.execute(tx)
      return rows.length > 0
    },
  }
}
