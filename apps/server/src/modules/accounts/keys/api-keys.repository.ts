import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { AddressEpoch } from '../../../platform/expiring-address.ts'
import type { CallingKey } from '../../../platform/use-case.ts'
import type { ApiKeyRow, ApiKeysTable } from './api-keys.table.ts'

type KeyUse =
  | { readonly isExpired: true; readonly name: string; readonly at: Date }
  | {
      readonly isExpired: false
      readonly owner: { readonly userId: string; readonly email: string; readonly key: CallingKey }
      readonly epoch: AddressEpoch | undefined
    }

/** The only SQL on `api_keys`. */
export function createApiKeysRepository(tx: Tx) {
  const db = tx.withTables<{ api_keys: ApiKeysTable }>()
  return {
    /** Newest first, up to `limit`. */
    findAll: (userId: string, limit: number): Promise<ApiKeyRow[]> =>
      db
        .selectFrom('api_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    insert: (row: Insertable<ApiKeysTable>): Promise<ApiKeyRow> =>
      db.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow(),

    revoke: async (userId: string, id: string): Promise<boolean> => {
      const gone = await db
        .deleteFrom('api_keys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },

    /**
     * Counts what the key makes on this UTC day; undefined when its daily limit leaves no room, or it is gone. A day that another process's
     * clock started slightly later continues.
     */
    countMade: async (id: string, count: number, day: Date): Promise<true | undefined> => {
      const isSameDay = sql`made_since between ${day}::timestamptz and ${day}::timestamptz + interval '1 day'`
      const made = sql`(case when ${isSameDay} then made else 0 end + ${count}::integer)`
      const { numAffectedRows } = await sql`
        update api_keys set made = ${made}, made_since = case when ${isSameDay} then made_since else ${day} end
        where id = ${id} and (daily_limit is null or ${made} <= daily_limit)`.execute(db)
      return numAffectedRows ? true : undefined
    },

    takeBack: async (id: string, count: number, day: Date): Promise<void> => {
      await sql`update api_keys set made = greatest(made - ${count}::integer, 0)
        where id = ${id} and made_since = ${day}`.execute(db)
    },

    find: (id: string): Promise<ApiKeyRow | undefined> =>
      db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The key's owner; records its use once a minute. Needs `asSystem`, since there is no user yet. */
    use: async (hash: string, now: Date): Promise<KeyUse | undefined> => {
      const { rows } = await sql<UsedKey>`
        select api_keys.id, api_keys.name, api_keys.user_id, email, scopes, last_used_at, expires_at, epoch, valid_from
        from api_keys join "user" on "user".id = api_keys.user_id left join account_access on account_access.user_id = "user".id
        where hash = ${hash} and suspended_at is null`.execute(db)
      const [row] = rows
      if (!row) return undefined
      const { id, name, email, scopes, expires_at: at } = row
      if (at && at <= now) return { isExpired: true, name, at }
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > 60_000)
        await db.updateTable('api_keys').set({ last_used_at: now }).where('hash', '=', hash).execute()
      const { epoch: number, valid_from: since } = row
      const epoch = number === null || since === null ? undefined : { number, since }
      return { isExpired: false, owner: { userId: row.user_id, email, key: { id, scopes } }, epoch }
    },
  }
}

type UsedKey = Pick<ApiKeyRow, 'id' | 'name' | 'user_id' | 'scopes' | 'last_used_at' | 'expires_at'> & {
  email: string
  epoch: number | null
  valid_from: Date | null
}
