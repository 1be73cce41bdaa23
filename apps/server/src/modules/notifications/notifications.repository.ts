import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'
import type { NotificationRow, NotificationTables } from './notifications.table.ts'

export function createNotificationsRepository(tx: Tx) {
  const db = tx.withTables<NotificationTables>()

  return {
    /** Changes of a user's notifications run one after another, so that each returns the right unread count. */
    lock: async (userId: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications ${userId}`}, 0))`.execute(tx)
    },

    insert: async (rows: readonly NotificationRow[]): Promise<void> => {
      await db
        .insertInto('notifications')
        .values([...rows])
        .execute()
    },

    /** Deletes all but the newest and returns their ids. */
    keepNewest: async (userId: string, kept: number): Promise<string[]> => {
      const rows = await db
        .deleteFrom('notifications')
        .where('id', 'in', (query) =>
          query
            .selectFrom('notifications')
            .select('id')
            .where('user_id', '=', userId)
            .orderBy('id', 'desc')
            .offset(kept),
        )
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    countUnread: async (userId: string): Promise<number> => {
      const { n } = await db
        .selectFrom('notifications')
        .select((select) => select.fn.countAll().as('n'))
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    /** A page of notifications older than `before`, newest first. */
    list: (userId: string, before: string | undefined, limit: number): Promise<NotificationRow[]> => {
      let query = db.selectFrom('notifications').selectAll().where('user_id', '=', userId)
      if (before !== undefined) query = query.where('id', '<', before)
      return query.orderBy('id', 'desc').limit(limit).execute()
    },

    /** Marks these, or all, as read and returns those that were unread. */
    markRead: async (userId: string, ids: readonly string[] | undefined, now: Date): Promise<string[]> => {
      let query = db
        .updateTable('notifications')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
      if (ids) query = query.where('id', 'in', ids)
      return (await query.returning('id').execute()).map(({ id }) => id)
    },

    /** Deletes unread ones of a kind that lead to a page and returns their ids. */
    removeUnread: async (userId: string, { kind, path }: Pick<NotificationRow, 'kind' | 'path'>) => {
      const query = db
        .deleteFrom('notifications')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('path', '=', path)
        .where('read_at', 'is', null)
      return (await query.returning('id').execute()).map(({ id }) => id)
    },

    /** Deletes one, or all read ones, and returns their ids. */
    remove: async (userId: string, which: { readonly id: string } | 'read'): Promise<string[]> => {
      const own = db.deleteFrom('notifications').where('user_id', '=', userId)
      const query = which === 'read' ? own.where('read_at', 'is not', null) : own.where('id', '=', which.id)
      return (await query.returning('id').execute()).map(({ id }) => id)
    },

    /** Across accounts, for housekeeping. */
    forgetBefore: (before: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'notifications', sql`created_at < ${before}`, limit),
  }
}
