import type { ErrorCode } from '@easel/contract/errors'
import { LIMITS } from '@easel/contract/limits'
import { type Insertable, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { GenerationsTable } from './generations.table.ts'
import { TASK_CHANNEL, type TaskNotice } from './task-notices.ts'
import type { QueueSettingsTable, TaskRow, TasksTable } from './tasks.table.ts'

type Tables = { tasks: TasksTable; queue_settings: QueueSettingsTable; generations: GenerationsTable }

export type NewTask = Insertable<TasksTable>

/** What a task was just before it ended or went. */
export type EndedTask = Pick<TasksTable, 'id' | 'source' | 'status' | 'lease_token' | 'reference_key'>

/** One user's tasks. What crosses users is in `claims.repository.ts`. */
export function createTasksRepository(tx: Tx) {
  const db = tx.withTables<Tables>()
  const tasks = () =>
    db
      .selectFrom('tasks')
      .leftJoin('generations', 'generations.id', 'tasks.generation_id')
      .selectAll('tasks')
      .select(['generations.image_url', 'generations.seed as generation_seed'])

  return {
    /** False when the request has made its tasks before. An id that the user has used already is a `conflict`. */
    insert: async (rows: readonly NewTask[]): Promise<boolean> => {
      try {
        const made = await db
          .insertInto('tasks')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['user_id', 'request_key', 'request_index']).doNothing())
          .returning('id')
          .execute()
        return made.length > 0
      } catch (error) {
        if ((error as { code?: unknown }).code === '23505')
          throw new AppError('conflict', {
            message: 'A task with this id exists already.',
            fields: { ids: 'A task with this id exists already.' },
          })
        throw error
      }
    },

    find: (userId: string, id: string): Promise<TaskRow | undefined> =>
      tasks().where('tasks.user_id', '=', userId).where('tasks.id', '=', id).executeTakeFirst(),

    findByRequest: (userId: string, requestKey: string): Promise<TaskRow[]> =>
      tasks()
        .where('tasks.user_id', '=', userId)
        .where('tasks.request_key', '=', requestKey)
        .orderBy('tasks.request_index')
        .execute(),

    /** Frees the request's key for a new attempt. */
    detachRequest: async (userId: string, id: string): Promise<void> => {
      await db
        .updateTable('tasks')
        .set({ request_key: null, request_hash: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** What the queue card shows, oldest first. */
    findShown: (userId: string): Promise<TaskRow[]> =>
      tasks()
        .where('tasks.user_id', '=', userId)
        .where('tasks.source', '=', 'queue')
        .orderBy('tasks.position')
        .execute(),

    /** Locks the task of a run, if the run still holds it. */
    lockRun: (userId: string, id: string, token: string): Promise<{ source: string } | undefined> =>
      db
        .selectFrom('tasks')
        .select('source')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('lease_token', '=', token)
        .forUpdate()
        .executeTakeFirst(),

    complete: async (userId: string, id: string, generationId: string, now: Date): Promise<void> => {
      await db
        .updateTable('tasks')
        .set({
          status: 'done',
          lease_token: null,
          lease_until: null,
          generation_id: generationId,
          finished_at: now,
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** Ends a task that has not ended yet as failed; undefined when it has. Tells what it was before. */
    fail: async (
      userId: string,
      id: string,
      failure: { code: ErrorCode; message: string },
      now: Date,
    ): Promise<EndedTask | undefined> => {
      const { rows } = await sql<EndedTask>`
        update tasks set status = 'error', lease_token = null, lease_until = null, finished_at = ${now},
          error_code = ${failure.code}, error_message = ${failure.message}
        from (
          select id, source, status, lease_token, reference_key from tasks
          where user_id = ${userId} and id = ${id} and status in ('queued', 'running') for update
        ) before
        where tasks.user_id = ${userId} and tasks.id = before.id
        returning before.*`.execute(db)
      return rows[0]
    },

    /** Puts a running task back in the queue, if the run still holds it. */
    putBack: async (userId: string, id: string, token: string, counts: boolean): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('tasks')
        .set((set) => ({
          status: 'queued',
          lease_token: null,
          lease_until: null,
          attempts: counts ? set.ref('attempts') : set('attempts', '-', 1),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('lease_token', '=', token)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Removes one task, or all that the queue card shows. Tells what they were. */
    remove: (userId: string, id: string | 'all'): Promise<EndedTask[]> => {
      const query = db.deleteFrom('tasks').where('user_id', '=', userId)
      return (id === 'all' ? query.where('source', '=', 'queue') : query.where('id', '=', id))
        .returning(['id', 'source', 'status', 'lease_token', 'reference_key'])
        .execute()
    },

    readConcurrency: async (userId: string): Promise<number> => {
      const settings = await db
        .selectFrom('queue_settings')
        .select('concurrency')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return settings?.concurrency ?? LIMITS.concurrency.default
    },

    writeConcurrency: async (userId: string, concurrency: number): Promise<void> => {
      await db
        .insertInto('queue_settings')
        .values({ user_id: userId, concurrency })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ concurrency }))
        .execute()
    },

    /** Heard by every process once this transaction has committed. */
    notify: async (notice: TaskNotice): Promise<void> => {
      await sql`select pg_notify(${TASK_CHANNEL}, ${JSON.stringify(notice)})`.execute(db)
    },
  }
}
