import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteSome } from '../../../platform/database/delete-in-slices.ts'
import type { AddressEpoch } from '../../../platform/expiring-address.ts'
import type { CallingKey } from '../../../platform/use-case.ts'
import type { CodeRow, GrantRow } from './oauth.table.ts'

type NewTokens = Pick<GrantRow, 'access_hash' | 'access_ends_at' | 'refresh_hash' | 'expires_at'>

type GrantUse =
  | { readonly isExpired: true }
  | {
      readonly isExpired: false
      readonly owner: { readonly userId: string; readonly email: string; readonly key: CallingKey }
      readonly epoch: AddressEpoch | undefined
    }

/** The only SQL on `oauth_codes` and `oauth_grants`, except for ending all access. */
export function createOauthGrantsRepository(tx: Tx) {
  const db = tx.withTables<{ oauth_codes: CodeRow; oauth_grants: GrantRow }>()
  return {
    insertCode: async (row: CodeRow): Promise<void> => {
      await db.insertInto('oauth_codes').values(row).execute()
    },

    /** Locked until the transaction ends, so that a second use sees the first. */
    holdCode: (hash: string): Promise<CodeRow | undefined> =>
      db.selectFrom('oauth_codes').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst(),

    findCodeOwner: async (hash: string): Promise<string | undefined> =>
      (await db.selectFrom('oauth_codes').select('user_id').where('hash', '=', hash).executeTakeFirst())
        ?.user_id,

    noteExchange: async (hash: string, grantId: string): Promise<void> => {
      await db.updateTable('oauth_codes').set({ grant_id: grantId }).where('hash', '=', hash).execute()
    },

    /** Newest first, up to `limit`. */
    findAll: (userId: string, now: Date, limit: number): Promise<GrantRow[]> =>
      db
        .selectFrom('oauth_grants')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    insert: async (row: GrantRow): Promise<void> => {
      await db.insertInto('oauth_grants').values(row).execute()
    },

    findEmail: async (userId: string): Promise<string | undefined> => {
      const { rows } = await sql<{ email: string }>`select email from "user" where id = ${userId}`.execute(tx)
      return rows[0]?.email
    },

    /** By the current or previous refresh token, locked until the transaction ends. */
    holdByRefresh: (hash: string): Promise<GrantRow | undefined> =>
      db
        .selectFrom('oauth_grants')
        .selectAll()
        .where((where) => where.or([where('refresh_hash', '=', hash), where('earlier_hash', '=', hash)]))
        .forUpdate()
        .executeTakeFirst(),

    renew: async (id: string, earlier: string, tokens: NewTokens): Promise<void> => {
      await db
        .updateTable('oauth_grants')
        .set({ ...tokens, earlier_hash: earlier })
        .where('id', '=', id)
        .execute()
    },

    end: async (id: string): Promise<void> => {
      await db.deleteFrom('oauth_grants').where('id', '=', id).execute()
    },

    endByToken: async (hash: string): Promise<void> => {
      await db
        .deleteFrom('oauth_grants')
        .where((where) => where.or([where('access_hash', '=', hash), where('refresh_hash', '=', hash)]))
        .execute()
    },

    endOwn: async (userId: string, id: string): Promise<boolean> => {
      const gone = await db
        .deleteFrom('oauth_grants')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },

    /** The owner of an access token; records its use once a minute. Needs `asSystem`, since there is no user yet. */
    use: async (hash: string, now: Date): Promise<GrantUse | undefined> => {
      const { rows } = await sql<UsedGrant>`
        select oauth_grants.id, oauth_grants.user_id, email, scopes, last_used_at, access_ends_at, epoch, valid_from
        from oauth_grants join "user" on "user".id = oauth_grants.user_id
        left join account_access on account_access.user_id = "user".id
        where access_hash = ${hash} and suspended_at is null`.execute(db)
      const [row] = rows
      if (!row) return undefined
      if (row.access_ends_at <= now) return { isExpired: true }
      const { id, email, scopes, epoch: number, valid_from: since } = row
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > 60_000)
        await db.updateTable('oauth_grants').set({ last_used_at: now }).where('id', '=', id).execute()
      return {
        isExpired: false,
        owner: { userId: row.user_id, email, key: { id, scopes, isApp: true } },
        epoch: number === null || since === null ? undefined : { number, since },
      }
    },

    forgetExpiredCodes: (now: Date, limit: number) =>
      deleteSome(tx, 'oauth_codes', sql`expires_at < ${now}`, limit),

    forgetExpired: (now: Date, limit: number) =>
      deleteSome(tx, 'oauth_grants', sql`expires_at < ${now}`, limit),
  }
}

type UsedGrant = Pick<GrantRow, 'id' | 'user_id' | 'scopes' | 'last_used_at' | 'access_ends_at'> & {
  email: string
  epoch: number | null
  valid_from: Date | null
}
