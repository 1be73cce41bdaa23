import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TasksTable } from '../tasks.table.ts'

/** Number of recent pictures from which the duration is estimated. */
export const LAST_PICTURES = 20

/** Tasks of all users; only used inside `asSystem`. */
export function createAllTasksRepository(tx: Tx) {
  const db = tx.withTables<{ tasks: TasksTable }>()

  return {
    /** Median duration of recent pictures across users; null before the first. */
    readSecondsPerTask: async (): Promise<number | null> => {
      const { rows } = await sql<{ seconds: number | null }>`
        select percentile_cont(0.5) within group (order by seconds) as seconds from (
          select seconds from tasks where seconds is not null order by finished_at desc limit ${LAST_PICTURES}
        ) last`.execute(db)
      return rows[0]?.seconds ?? null
    },

    /** Deletes up to `limit` ended tasks of the form that are no longer listed, and returns the count. Locked ones are skipped until next time. */
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
