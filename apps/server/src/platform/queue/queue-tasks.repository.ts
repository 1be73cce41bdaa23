import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { PaidJob, Queue } from './queue.table.ts'
import type { QueueNotice } from './queue-notices.ts'

type TaskKey = { readonly userId: string; readonly id: string }
/** A run holds its task by the token. */
export type TaskRun = TaskKey & { readonly token: string }

export type PutBack = {
  /** Whether the run counts as an attempt. Interrupted runs do not. */
  readonly counts: boolean
  /** Min wait in milliseconds before it starts again; default 0. */
  readonly waitMs?: number
  /** Whether the next run resumes the recorded paid call; default false. */
  readonly keepsJob?: boolean
  /** Whether its process died; default false. */
  readonly isTakeover?: boolean
}

/** Inside a statement, so that the notice commits with its rows. */
export function notified<Made>(queue: Queue, notice: QueueNotice<Made>): RawBuilder<unknown> {
  return sql`pg_notify(${queue.channel}, ${JSON.stringify(notice)})`
}

/** What tasks of all queues share, for one user. */
export function createQueueTasksRepository(tx: Tx, queue: Queue) {
  const table = sql.table(queue.table)
  const held = ({ userId, id, token }: TaskRun) =>
    sql`user_id = ${userId} and id = ${id} and lease_token = ${token}`

  return {
    /** Locks a run's task if the run still holds it. */
    lockRun: async (run: TaskRun): Promise<boolean> => {
      const { rows } = await sql`select from ${table} where ${held(run)} for update`.execute(tx)
      return rows.length > 0
    },

    /** Locks tasks that end together, or all of the user's, always in the same order. */
    lockAll: async (userId: string, ids?: readonly string[]): Promise<void> => {
      if (ids?.length === 0) return
      const named = ids ? sql`id in (${sql.join(ids)})` : sql`true`
      await sql`select id from ${table} where user_id = ${userId} and ${named} order by id for update`.execute(
        tx,
      )
    },

    /** The user's waiting and running tasks. */
    findOpen: async (
      userId: string,
    ): Promise<readonly { readonly id: string; readonly lease_token: string | null }[]> => {
      const { rows } = await sql<{ id: string; lease_token: string | null }>`
        select id, lease_token from ${table}
        where user_id = ${userId} and status in ('queued', 'running') order by id`.execute(tx)
      return rows
    },

    /** Records a vendor's paid job; false when the run lost its task. */
    noteJob: async (run: TaskRun, job: PaidJob): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update ${table} set vendor_job = ${JSON.stringify(job)}::jsonb where ${held(run)}`.execute(tx)
      return numAffectedRows === 1n
    },

    /** Requeues a running task; false when the run lost it. */
    putBack: async (
      run: TaskRun,
      { counts, waitMs = 0, keepsJob = false, isTakeover = false }: PutBack,
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update ${table} set status = 'queued', lease_token = null, lease_until = null,
          not_before = ${waitMs > 0 ? sql`clock_timestamp() + ${waitMs} * interval '1 millisecond'` : sql`null`},
          attempts = attempts - ${counts ? 0 : 1}::integer, takeovers = takeovers + ${isTakeover ? 1 : 0}::integer
          ${keepsJob ? sql`` : sql`, vendor_job = null`}
        where ${held(run)}`.execute(tx)
      return numAffectedRows === 1n
    },

    /** Marks an ended task that killed too many processes. */
    setAside: async ({ userId, id }: TaskKey, now: Date): Promise<void> => {
      await sql`update ${table} set set_aside_at = ${now}, takeovers = takeovers + 1
        where user_id = ${userId} and id = ${id}`.execute(tx)
    },

    /** Reaches every process after this transaction commits. */
    notify: async <Made>(notice: QueueNotice<Made>): Promise<void> => {
      await sql`select ${notified(queue, notice)}`.execute(tx)
    },
  }
}
