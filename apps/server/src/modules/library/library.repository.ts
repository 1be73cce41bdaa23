import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { GenerationRow } from '../generations/index.ts'
import type { LibraryTables } from './library.table.ts'

/** How far back the lineage of a picture is followed, and how many of its children are named. */
const ANCESTORS = 20
const CHILDREN = 50

/** What a person reads of their own pictures one by one, and the numbers beside them. */
export function createLibraryRepository(tx: Tx) {
  const db = tx.withTables<LibraryTables>()

  return {
    find: (userId: string, id: string): Promise<GenerationRow | undefined> =>
      db
        .selectFrom('generations')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** In the order of the ids; those that are not the user's, or lie in the trash, are left out. */
    findMany: async (userId: string, ids: readonly string[]): Promise<GenerationRow[]> => {
      const rows = await db
        .selectFrom('generations')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('is_trashed', '=', false)
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
    },

    /** By key, as the table's triggers count them. */
    countAll: async (userId: string): Promise<ReadonlyMap<string, number>> => {
      const rows = await db
        .selectFrom('library_counts')
        .select(['key', 'n'])
        .where('user_id', '=', userId)
        .where('n', '>', 0)
        .execute()
      return new Map(rows.map((row) => [row.key, row.n]))
    },

    /** The parent first. A circle, which no picture can make, would end at the limit all the same. */
    findAncestors: async (userId: string, id: string): Promise<GenerationRow[]> => {
      const { rows } = await sql<GenerationRow>`
        with recursive line as (
          select parent_id, 0 as depth from generations where user_id = ${userId} and id = ${id}
          union all
          select parent.parent_id, line.depth + 1 from line
          join generations parent on parent.id = line.parent_id and parent.user_id = ${userId}
          where line.depth < ${ANCESTORS}
        )
        select generations.* from line join generations on generations.id = line.parent_id
        where generations.user_id = ${userId} and line.depth < ${ANCESTORS} order by line.depth`.execute(tx)
      return rows
    },

    /** Newest first. */
    findChildren: (userId: string, id: string): Promise<GenerationRow[]> =>
      db
        .selectFrom('generations')
        .selectAll()
        .where('user_id', '=', userId)
        .where('parent_id', '=', id)
        .where('is_trashed', '=', false)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(CHILDREN)
        .execute(),
  }
}
