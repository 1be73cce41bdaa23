import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { CollectionRow, LibraryTables } from './library.table.ts'

/** SQL on `collections`, and on their pictures' membership. */
export function createCollectionsRepository(tx: Tx) {
  const db = tx.withTables<LibraryTables>()

  return {
    /** All of the user's, by name. */
    list: async (userId: string): Promise<CollectionRow[]> => {
      const rows = await db
        .selectFrom('collections')
        .leftJoin('library_counts', (join) =>
          join
            .onRef('library_counts.user_id', '=', 'collections.user_id')
            .on('library_counts.key', '=', sql<string>`'collection:' || collections.id`),
        )
        .selectAll('collections')
        .select((select) => select.fn.coalesce('library_counts.n', sql.lit(0)).as('count'))
        .where('collections.user_id', '=', userId)
        .orderBy(sql`lower(collections.name)`)
        .orderBy('collections.id')
        .execute()
      return rows
    },

    /** Locks all of the user's, so that two concurrent moves cannot form a cycle. */
    lockTree: (userId: string): Promise<{ id: string; parent_id: string | null }[]> =>
      db
        .selectFrom('collections')
        .select(['id', 'parent_id'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .forUpdate()
        .execute(),

    has: async (userId: string, id: string): Promise<boolean> => {
      const row = await db
        .selectFrom('collections')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Which of these are the user's. */
    findExisting: async (userId: string, ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('collections')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute()
      return rows.map((row) => row.id)
    },

    insert: async (row: {
      id: string
      user_id: string
      parent_id: string | null
      name: string
      created_at: Date
    }): Promise<void> => {
      await db.insertInto('collections').values(row).execute()
    },

    update: async (
      userId: string,
      id: string,
      changes: { name?: string; parent_id?: string | null },
    ): Promise<void> => {
      await db
        .updateTable('collections')
        .set({ ...changes, user_id: userId })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** Takes every picture out of these collections, then deletes them. */
    delete: async (userId: string, ids: readonly string[]): Promise<void> => {
      const labels = ids.map((id) => `collection:${id}`)
      await sql`
        update generations
        set collection_ids = array(select id from unnest(collection_ids) id where id <> all(${sql.val(ids)}::text[]))
        where user_id = ${userId} and id in (
          select generation_id from generation_labels where user_id = ${userId} and label = any(${sql.val(labels)}::text[])
          union all
          select id from generations
          where user_id = ${userId} and is_trashed and collection_ids && ${sql.val(ids)}::text[]
        )`.execute(tx)
      await db.deleteFrom('collections').where('user_id', '=', userId).where('id', 'in', ids).execute()
    },
  }
}
