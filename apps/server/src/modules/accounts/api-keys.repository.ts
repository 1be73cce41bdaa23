import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
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

    /** Whose key it is, if it works now; notes the use, once a minute. Needs `asSystem`: nobody is known yet. */
    use: async (
      hash: string,
      now: Date,
    ): Promise<{ readonly userId: string; readonly email: string } | undefined> => {
      const { rows } = await sql<{ user_id: string; email: string; last_used_at: Date | null }>`
        select user_id, email, last_used_at from api_keys join "user" on "user".id = user_id
        where hash = ${hash} and (expires_at is null or expires_at > ${now})`.execute(db)
      const [row] = rows
      if (!row) return undefined
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > 60_000)
        await db.updateTable('api_keys').set({ last_used_at: now }).where('hash', '=', hash).execute()
      return { userId: row.user_id, email: row.email }
    },
  }
}
