import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A table whose rows wait in the queue card in their owner's order, by increasing `sort_order`. */
export type QueueList = {
  readonly table: string
  /** Condition for the owner's rows that are shown. */
  readonly shown: RawBuilder<boolean>
}

export type QueuePlace = { readonly status: string; readonly sort_order: number }

/** One user's order of the queue card. */
export function createQueueOrderRepository(tx: Tx, list: QueueList, userId: string) {
  const table = sql.table(list.table)
  const shown = sql`user_id = ${userId} and ${list.shown}`

  return {
    /** Serializes a user's moves, so that events tell them in order. */
    lock: async (): Promise<void> => {
      const name = `queue order of ${list.table} of ${userId}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
    },

    find: async (id: string): Promise<QueuePlace | undefined> => {
      const { rows } = await sql<QueuePlace>`
        select status, sort_order from ${table} where ${shown} and id = ${id}`.execute(tx)
      return rows[0]
    },

    /** The same, locked until the transaction ends. */
    findLocked: async (id: string): Promise<QueuePlace | undefined> => {
      const { rows } = await sql<QueuePlace>`
        select status, sort_order from ${table} where ${shown} and id = ${id} for update`.execute(tx)
      return rows[0]
    },

    /** `sort_order` of the task directly before that place, ignoring the one being moved. */
    findPrevious: async (moved: string, place: number): Promise<number | undefined> => {
      const { rows } = await sql<QueuePlace>`
        select sort_order from ${table} where ${shown} and id <> ${moved} and sort_order < ${place}
        order by sort_order desc limit 1`.execute(tx)
      return rows[0]?.sort_order
    },

    /** Undefined moves it after every task that has arrived so far. */
    place: async (id: string, place: number | undefined): Promise<void> => {
      await sql`update ${table} set sort_order = ${place === undefined ? sql`default` : sql`${place}`}
        where user_id = ${userId} and id = ${id}`.execute(tx)
    },

    /** Renumbers in the same order. */
    renumber: async (): Promise<void> => {
      await sql`select id from ${table} where ${shown} order by id for update`.execute(tx)
      await sql`
        update ${table} set sort_order = numbered.place
        from (select id, row_number() over (order by sort_order) as place from ${table} where ${shown}) numbered
        where ${table}.user_id = ${userId} and ${table}.id = numbered.id`.execute(tx)
    },
  }
}
