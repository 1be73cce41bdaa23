import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteSome } from '../../../platform/database/delete-in-slices.ts'
import type { ClientRow } from './oauth.table.ts'

/** The only SQL on `oauth_clients`. Needs `asSystem`. */
export function createOauthClientsRepository(tx: Tx) {
  const db = tx.withTables<{ oauth_clients: ClientRow }>()
  return {
    /** Counts all registrations; concurrent ones run one after another. */
    count: async (): Promise<number> => {
      await sql`select pg_advisory_xact_lock(hashtextextended('oauth clients', 0))`.execute(tx)
      const { n } = await db
        .selectFrom('oauth_clients')
        .select((select) => select.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    insert: async (row: ClientRow): Promise<void> => {
      await db.insertInto('oauth_clients').values(row).execute()
    },

    find: (id: string): Promise<ClientRow | undefined> =>
      db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst(),

    noteAllowed: async (id: string, now: Date): Promise<void> => {
      await db.updateTable('oauth_clients').set({ allowed_at: now }).where('id', '=', id).execute()
    },

    /** Registrations never allowed, or no longer allowed by anyone. */
    forgetUnused: (before: { readonly never: Date; readonly allowed: Date }, limit: number) =>
      deleteSome(
        tx,
        'oauth_clients',
        sql`coalesce(allowed_at, created_at) < ${before.never}
          and (allowed_at is null or allowed_at < ${before.allowed})
          and not exists (select from oauth_grants where client_id = oauth_clients.id)`,
        limit,
      ),
  }
}
