import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'
import type { SharedPictureRow, ShareLinksTable } from './shares.table.ts'

/** The page starts strictly after this link. */
export type SharePosition = { readonly createdAt: Date; readonly token: string }

/** The only SQL on `share_links`. */
export function createSharesRepository(tx: Tx) {
  const db = tx.withTables<{ share_links: ShareLinksTable }>()

  return {
    insert: async (row: ShareLinksTable): Promise<void> => {
      await db.insertInto('share_links').values(row).execute()
    },

    countOf: async (userId: string, generationId: string, now: Date): Promise<number> => {
      const { count } = await db
        .selectFrom('share_links')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('generation_id', '=', generationId)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Working links, newest first. */
    findPage: (
      userId: string,
      filter: { readonly generationId: string | undefined; readonly after: SharePosition | undefined },
      now: Date,
      limit: number,
    ): Promise<ShareLinksTable[]> => {
      let query = db
        .selectFrom('share_links')
        .selectAll()
        .where('user_id', '=', userId)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      if (filter.generationId) query = query.where('generation_id', '=', filter.generationId)
      const { after } = filter
      if (after)
        query = query.where((where) =>
          where(
            where.refTuple('created_at', 'token'),
            '<',
            where.tuple(where.val(after.createdAt), where.val(after.token)),
          ),
        )
      return query.orderBy('created_at', 'desc').orderBy('token', 'desc').limit(limit).execute()
    },

    /** The picture of the revoked link; undefined when the user has no such link. */
    deleteOwnedBy: async (userId: string, token: string): Promise<string | undefined> => {
      const deleted = await db
        .deleteFrom('share_links')
        .where('user_id', '=', userId)
        .where('token', '=', token)
        .returning('generation_id')
        .executeTakeFirst()
      return deleted?.generation_id
    },

    /** What the link currently shows. */
    findShared: async (token: string, now: Date): Promise<SharedPictureRow | undefined> => {
      const { rows } =
        await sql<SharedPictureRow>`select * from find_shared_picture(${token}, ${now})`.execute(tx)
      return rows[0]
    },

    forgetExpired: (now: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'share_links', sql`expires_at < ${now}`, limit),
  }
}
