import type { ErrorCode } from '@easel/contract/errors'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { QueueNotice } from '../../platform/queue/queue-notices.ts'
import {
  createQueueTasksRepository,
  notified as notifiedOf,
  type TaskRun,
} from '../../platform/queue/queue-tasks.repository.ts'
import type { KeyPlace } from '../usage/index.ts'
import type { GenerationRow, GenerationsTable, NewGeneration } from './generations.table.ts'
import { LAST_PICTURES } from './queue/all-tasks.repository.ts'
import { PICTURE_TASKS, type TaskRow, type TasksTable } from './tasks.table.ts'

type Tables = { tasks: TasksTable; generations: GenerationsTable }

/** Which tasks to remove. */
export type RemovedTasks = { readonly id: string } | 'all' | 'done'

/** Position among the user's queued tasks. */
const PLACE_OF_ONE = sql<number | null>`
  case when tasks.source = 'queue' and tasks.status = 'queued' then (
    select count(*)::integer from tasks ahead
    where ahead.user_id = tasks.user_id and ahead.source = 'queue' and ahead.status = 'queued'
      and ahead.sort_order <= tasks.sort_order
  ) end`
const NO_PLACE = sql<null>`null`
const MAX_FAILED = 100

/** What an image function answers. */
export type MadePicture = {
  readonly generationId: string
  readonly imageUrl: string
  readonly seed: number | null
}

const notified = (notice: QueueNotice<MadePicture>) => notifiedOf(PICTURE_TASKS, notice)

/** Position at which a page of the queue card ends. */
export type ShownPosition = { readonly sortOrder: number; readonly id: string }

export type NewTask = Insertable<TasksTable>

/** A task's state before it ended or was removed. */
export type EndedTask = KeyPlace &
  Pick<
    TaskRow,
    'id' | 'source' | 'status' | 'lease_token' | 'reference_key' | 'more_reference_keys' | 'caller_left'
  >

/** One user's tasks. Those across users are in `all-tasks.repository.ts`. */
export function createTasksRepository(tx: Tx) {
  const db = tx.withTables<Tables>()
  const tasks = (place: RawBuilder<number | null>) =>
    db
      .selectFrom('tasks')
      .leftJoin('generations', (join) =>
        join.onRef('generations.id', '=', 'tasks.generation_id').on('generations.is_trashed', '=', false),
      )
      .selectAll('tasks')
      .select(['generations.image_url', 'generations.seed as generation_seed'])
      .select(['generations.waits_for_storage', place.as('queue_place')])

  /** Number of the user's tasks waiting up to there. */
  async function countQueued(userId: string, { sortOrder, id }: ShownPosition): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from tasks where user_id = ${userId} and source = 'queue' and status = 'queued'
        and (sort_order, id) <= (${sortOrder}::float8, ${id})`.execute(db)
    return rows[0]?.count ?? 0
  }

  return {
    ...createQueueTasksRepository(tx, PICTURE_TASKS),

    /**
     * Creates tasks and wakes the workers; none if the request already created its tasks. An id that the user has already used is a `conflict`.
     * Does not compute their positions.
     */
    insert: async (rows: readonly NewTask[]): Promise<TaskRow[]> => {
      try {
        const made = await db
          .insertInto('tasks')
          .values([...rows])
          .onConflict((conflict) => conflict.columns(['user_id', 'request_key', 'request_index']).doNothing())
          .returningAll()
          .returning([
            sql<null>`null`.as('image_url'),
            sql<null>`null`.as('generation_seed'),
            sql<null>`null`.as('waits_for_storage'),
            sql<null>`null`.as('queue_place'),
            notified({ kind: 'work' }).as('told'),
          ])
          .execute()
        return made
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
      tasks(PLACE_OF_ONE).where('tasks.user_id', '=', userId).where('tasks.id', '=', id).executeTakeFirst(),

    findAll: (userId: string, ids: readonly string[]): Promise<TaskRow[]> =>
      tasks(PLACE_OF_ONE)
        .where('tasks.user_id', '=', userId)
        .where('tasks.id', 'in', ids)
        .orderBy('tasks.request_index')
        .execute(),

    findByRequest: (userId: string, requestKey: string): Promise<TaskRow[]> =>
      tasks(PLACE_OF_ONE)
        .where('tasks.user_id', '=', userId)
        .where('tasks.request_key', '=', requestKey)
        .orderBy('tasks.request_index')
        .execute(),

    /** The queued task that made the picture. */
    findQueuedFor: (userId: string, generationId: string): Promise<TaskRow | undefined> =>
      tasks(NO_PLACE)
        .where('tasks.user_id', '=', userId)
        .where('tasks.source', '=', 'queue')
        .where('tasks.generation_id', '=', generationId)
        .executeTakeFirst(),

    /** A page of the queue card, in the user's order. */
    findShown: async (
      userId: string,
      after: ShownPosition | undefined,
      limit: number,
    ): Promise<TaskRow[]> => {
      const isAfter = after
        ? sql<boolean>`(tasks.sort_order, tasks.id) > (${after.sortOrder}::float8, ${after.id})`
        : sql<boolean>`true`
      const rows = await tasks(NO_PLACE)
        .where('tasks.user_id', '=', userId)
        .where('tasks.source', '=', 'queue')
        .where(isAfter)
        .orderBy('tasks.sort_order')
        .orderBy('tasks.id')
        .limit(limit)
        .execute()
      let place = after ? await countQueued(userId, after) : 0
      return rows.map((row) => (row.status === 'queued' ? { ...row, queue_place: ++place } : row))
    },

    /** The form's pictures that failed since then, newest first, without canceled ones. */
    findFailed: (userId: string, since: Date): Promise<TaskRow[]> =>
      tasks(NO_PLACE)
        .where('tasks.user_id', '=', userId)
        .where('tasks.source', '=', 'form')
        .where('tasks.status', '=', 'error')
        .where('tasks.error_code', '!=', 'cancelled')
        .where('tasks.finished_at', '>=', since)
        .orderBy('tasks.created_at', 'desc')
        .limit(MAX_FAILED)
        .execute(),

    /** Locks a listed task: of the queue in any state, of the form if it failed. */
    lockShown: (userId: string, id: string): Promise<Pick<TasksTable, 'status' | 'retry_key'> | undefined> =>
      db
        .selectFrom('tasks')
        .select(['status', 'retry_key'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('source', '=', 'queue'), eb('status', '=', 'error')]))
        .forUpdate()
        .executeTakeFirst(),

    /** Completes a run's task, stores its picture and notifies waiting requests; undefined, writing nothing, when the run has lost its task. */
    complete: async (
      run: TaskRun,
      picture: NewGeneration,
      now: Date,
    ): Promise<
      | { readonly row: GenerationRow; readonly source: TaskRow['source']; readonly callerLeft: boolean }
      | undefined
    > => {
      const columns = Object.keys(picture) as (keyof NewGeneration)[]
      const made = { generationId: picture.id, imageUrl: picture.image_url, seed: picture.seed ?? null }
      const completed = await db
        .with('held', (query) =>
          query
            .updateTable('tasks')
            .set({
              status: 'done',
              seconds: sql`extract(epoch from clock_timestamp() - started_at)`,
              lease_token: null,
              lease_until: null,
              vendor_job: null,
              generation_id: picture.id,
              finished_at: now,
            })
            .where('user_id', '=', run.userId)
            .where('id', '=', run.id)
            .where('lease_token', '=', run.token)
            .returning(['source as task_source', 'caller_left']),
        )
        .with('made', (query) =>
          query
            .insertInto('generations')
            .columns(columns)
            .expression((from) =>
              from.selectFrom('held').select(columns.map((column) => sql`${picture[column]}`.as(column))),
            )
            .returningAll(),
        )
        .selectFrom(['held', 'made'])
        .selectAll('made')
        .select([
          'held.task_source',
          'held.caller_left',
          notified({ kind: 'ended', userId: run.userId, id: run.id, made }).as('told'),
        ])
        .executeTakeFirst()
      if (!completed) return undefined
      const { task_source: source, caller_left: callerLeft } = completed
      return { row: completed, source, callerLeft }
    },

    /** Fails a task that has not ended and returns its previous state; undefined when it has ended. */
    fail: async (
      userId: string,
      id: string,
      failure: { code: ErrorCode; message: string; retryAfterSeconds?: number },
      now: Date,
    ): Promise<EndedTask | undefined> => {
      const { rows } = await sql<EndedTask>`
        update tasks set status = 'error', lease_token = null, lease_until = null, finished_at = ${now},
          error_code = ${failure.code}, error_message = ${failure.message},
          error_wait = ${failure.retryAfterSeconds ?? null}, vendor_job = null
        from (
          select id, source, status, lease_token, reference_key, more_reference_keys, caller_left, key_id, key_day
          from tasks
          where user_id = ${userId} and id = ${id} and status in ('queued', 'running') for update
        ) before
        where tasks.user_id = ${userId} and tasks.id = before.id
        returning before.*`.execute(db)
      return rows[0]
    },

    /** Records whether a page still waits for an unfinished task. */
    noteCaller: async (userId: string, id: string, hasLeft: boolean): Promise<void> => {
      await sql`update tasks set caller_left = ${hasLeft}
        where user_id = ${userId} and id = ${id} and caller_left <> ${hasLeft} and status in ('queued', 'running')`.execute(
        db,
      )
    },

    /** Requeues a failed task as if it had just arrived, at its position in the user's own order. */
    requeue: async (userId: string, id: string, retryKey: string | null, place: KeyPlace): Promise<void> => {
      await sql`
        update tasks set source = 'queue', status = 'queued', position = default, attempts = 0, takeovers = 0, set_aside_at = null, retry_key = ${retryKey},
          key_id = ${place.key_id}, key_day = ${place.key_day},
          error_code = null, error_message = null, error_wait = null, started_at = null, finished_at = null
        where user_id = ${userId} and id = ${id}`.execute(db)
    },

    /** Removes one task, everything in the queue card, or its finished tasks, and returns what they were. */
    remove: (userId: string, which: RemovedTasks): Promise<EndedTask[]> => {
      let removed = db.selectFrom('tasks').select('id').where('user_id', '=', userId)
      if (typeof which === 'object') removed = removed.where('id', '=', which.id)
      else removed = removed.where('source', '=', 'queue')
      if (which === 'done') removed = removed.where('status', '=', 'done')
      return db
        .with('removed', () => removed.orderBy('id').forUpdate())
        .deleteFrom('tasks')
        .using('removed')
        .where('user_id', '=', userId)
        .whereRef('tasks.id', '=', 'removed.id')
        .returning(['tasks.id', 'source', 'status', 'lease_token', 'reference_key', 'more_reference_keys'])
        .returning(['caller_left', 'key_id', 'key_day'])
        .execute()
    },

    /** Median duration of the user's recent pictures; null before the first. */
    readSecondsPerTask: async (userId: string): Promise<number | null> => {
      const { rows } = await sql<{ seconds: number | null }>`
        select percentile_cont(0.5) within group (order by seconds) as seconds from (
          select seconds from tasks where user_id = ${userId} and seconds is not null
          order by finished_at desc limit ${LAST_PICTURES}
        ) last`.execute(db)
      return rows[0]?.seconds ?? null
    },
  }
}
