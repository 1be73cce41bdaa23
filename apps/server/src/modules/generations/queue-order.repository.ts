import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { TasksTable } from './tasks.table.ts'

/** One user's own order of the tasks in the queue card. */
export function createQueueOrderRepository(tx: Tx) {
  const db = tx.withTables<{ tasks: TasksTable }>()
  const shown = (userId: string) =>
    db.selectFrom('tasks').where('user_id', '=', userId).where('source', '=', 'queue')

  return {
    /** Moves of one user take turns, so that the order is the one in which they are told. */
    lock: async (userId: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`queue order of ${userId}`}, 0))`.execute(db)
    },

    find: (userId: string, id: string): Promise<{ status: string; sort_order: number } | undefined> =>
      shown(userId).where('id', '=', id).select(['status', 'sort_order']).executeTakeFirst(),

    /** Where the task directly before that place stands, not counting the one that is moved. */
    findPrevious: async (userId: string, moved: string, place: number): Promise<number | undefined> => {
      const row = await shown(userId)
        .where('id', '<>', moved)
        .where('sort_order', '<', place)
        .select('sort_order')
        .orderBy('sort_order', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.sort_order
    },

    /** Undefined puts it after every task that has come so far. */
    place: async (userId: string, id: string, place: number | undefined): Promise<void> => {
      await sql`update tasks set sort_order = ${place === undefined ? sql`default` : sql`${place}`}
        where user_id = ${userId} and id = ${id}`.execute(db)
    },

    /** Spreads the places out again, in the same order. */
    renumber: async (userId: string): Promise<void> => {
      await sql`
        update tasks set sort_order = numbered.place
        from (
          select id, row_number() over (order by sort_order) as place
          from tasks where user_id = ${userId} and source = 'queue'
        ) numbered
        where tasks.user_id = ${userId} and tasks.id = numbered.id`.execute(db)
    },
  }
}
