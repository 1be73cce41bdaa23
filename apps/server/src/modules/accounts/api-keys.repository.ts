import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'
import type { ApiKeysTable } from './api-keys.table.ts'

/** The only SQL on `api_keys`. */
export function createApiKeysRepository(tx: Tx) {
  const db = tx.withTables<{ api_keys: ApiKeysTable }>()
  return {
    /** Newest first, at most `limit`. */
    findAll: (userId: string, limit: number): Promise<ApiKeysTable[]> =>
      db
        .selectFrom('api_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    insert: async (row: ApiKeysTable): Promise<void> => {
      await db.insertInto('api_keys').values(row).execute()
    },

    revoke: async (userId: string, id: string): Promise<boolean> => {
      const gone = await db
        .deleteFrom('api_keys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },

    /** Whose key it is, if it works now; notes the use, once a minute. Needs `asSystem`: there is no user yet. */
    use: async (
      hash: string,
      now: Date,
    ): Promise<{ userId: string; email: string; epoch: AddressEpoch | undefined } | undefined> => {
      type Row = { user_id: string; email: string; last_used_at: Date | null }
      const { rows } = await sql<Row & { epoch: number | null; valid_from: Date | null }>`
        select api_keys.user_id, email, last_used_at, epoch, valid_from
        from api_keys join "user" on "user".id = api_keys.user_id left join account_access on account_access.user_id = "user".id
        where hash = ${hash} and (expires_at is null or expires_at > ${now}) and suspended_at is null`.execute(
        db,
      )
      const [row] = rows
      if (!row) return undefined
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > 60_000)
        await db.updateTable('api_keys').set({ last_used_at: now }).where('hash', '=', hash).execute()
      const { epoch: number, valid_from: since } = row
      const epoch = number === null || since === null ? undefined : { number, since }
      return { userId: row.user_id, email: row.email, epoch }
    },
  }
}
