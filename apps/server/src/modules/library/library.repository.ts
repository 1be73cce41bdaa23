import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { GenerationRow } from '../generations/index.ts'
import type { LibraryTables } from './library.table.ts'

/** Limits of lineage: ancestors followed, children listed, and descendants of the first ancestor examined. */
const ANCESTORS = 20
const CHILDREN = 50
const FAMILY = 200

/** Reads of a person's individual pictures, and the counts beside the lists. */
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

    /** In the order of the ids; others' pictures and those in the trash are left out. */
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

    /** Nearest ancestor first. The limit also ends a cycle, which cannot occur. */
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

    /** All descendants of a picture, nearest generation first. */
    findFamily: async (userId: string, id: string): Promise<GenerationRow[]> => {
      const { rows } = await sql<GenerationRow>`
        with recursive family as (
          select ${id}::text as id, 0 as depth
          union all
          select child.id, family.depth + 1 from family
          join generations child on child.parent_id = family.id and child.user_id = ${userId}
          where family.depth < ${ANCESTORS}
        ), few as (select id, depth from family limit ${FAMILY})
        select generations.* from generations join (select id, min(depth) as depth from few group by id) near using (id)
        where user_id = ${userId} and not is_trashed order by depth, created_at, id`.execute(tx)
      return rows
    },
  }
}
