import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TasksTable } from '../tasks.table.ts'

/** How many of the last pictures tell how long the next will take. */
export const LAST_PICTURES = 20

/** The tasks of all users; only ever inside `asSystem`. */
export function createAllTasksRepository(tx: Tx) {
  const db = tx.withTables<{ tasks: TasksTable }>()

  return {
    /** Median time of the last pictures made by anybody; null before the first. */
    readSecondsPerTask: async (): Promise<number | null> => {
      const { rows } = await sql<{ seconds: number | null }>`
        select percentile_cont(0.5) within group (order by seconds) as seconds from (
          select seconds from tasks where seconds is not null order by finished_at desc limit ${LAST_PICTURES}
        ) last`.execute(db)
      return rows[0]?.seconds ?? null
    },

    /**
     * Deletes at most `limit` ended tasks of the form, which no list shows any more, and answers how many. Locked ones wait for the next
     * time.
     */
    forgetFinished: async (
      before: { readonly ended: Date; readonly failed: Date },
      limit: number,
    ): Promise<number> => {
      const { numAffectedRows } = await sql`
        with old as (
          select user_id, id from tasks
          where source = 'form' and (
            finished_at < ${before.failed}
            or finished_at < ${before.ended} and (status = 'done' or error_code = 'cancelled')
          ) limit ${limit} for update skip locked
        )
        delete from tasks using old where tasks.user_id = old.user_id and tasks.id = old.id`.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}
