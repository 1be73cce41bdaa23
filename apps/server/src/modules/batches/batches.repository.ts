import type { Batch, BatchPicture } from '@easel/contract/batches'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { BatchPictureRecord, BatchRecord, BatchTables, NewBatchPicture } from './batches.table.ts'

/** Channel that tells every process that a user's batches may continue. */
export const BATCH_CHANNEL = 'easel_batches'
const NONE: Batch['counts'] = { waiting: 0, queued: 0, done: 0, error: 0, cancelled: 0 }
/** Max rows a statement, which takes 65,535 values. */
const CHUNK = 500

/** The next picture, with its batch's settings. */
export type NextPicture = BatchPictureRecord & Pick<BatchRecord, 'time_zone' | 'key_id' | 'waits_for'>

type PictureChange = {
  readonly status: BatchPicture['status']
  readonly generationId?: string | null
  readonly error?: string | null
}

export function createBatchesRepository(tx: Tx) {
  const db = tx.withTables<BatchTables>()

  return {
    insert: async (batch: BatchRecord, pictures: readonly NewBatchPicture[]): Promise<void> => {
      // The drivers accept JSON as text; the types ask for the object.
      const grid = batch.grid && (JSON.stringify(batch.grid) as unknown as BatchRecord['grid'])
      await db
        .insertInto('batches')
        .values({ ...batch, grid })
        .execute()
      for (let start = 0; start < pictures.length; start += CHUNK)
        await db
          .insertInto('batch_pictures')
          .values(pictures.slice(start, start + CHUNK))
          .execute()
    },

    find: (userId: string, id: string): Promise<BatchRecord | undefined> =>
      db
        .selectFrom('batches')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Locks the batch against the feed and other requests; always a transaction's first lock. Undefined when there is no such batch. */
    lock: (userId: string, id: string): Promise<Pick<BatchRecord, 'state'> | undefined> =>
      db
        .selectFrom('batches')
        .select('state')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    lockAll: async (userId: string): Promise<void> => {
      await db
        .selectFrom('batches')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    pauseAll: async (userId: string): Promise<void> => {
      await sql`update batches set state = 'paused', waits_for = null, next_try_at = null
        where user_id = ${userId} and state = 'running'`.execute(tx)
    },

    /** Newest first. */
    list: (userId: string, limit: number): Promise<BatchRecord[]> =>
      db
        .selectFrom('batches')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),

    count: async (userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Batch['counts']>> => {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('batch_pictures')
        .select(['batch_id', 'status', (select) => select.fn.countAll().as('n')])
        .where('user_id', '=', userId)
        .where('batch_id', 'in', ids)
        .groupBy(['batch_id', 'status'])
        .execute()
      const counts = new Map(ids.map((id) => [id, NONE]))
      for (const { batch_id: id, status, n } of rows)
        counts.set(id, { ...(counts.get(id) ?? NONE), [status]: Number(n) })
      return counts
    },

    findPictures: (userId: string, batchId: string): Promise<BatchPictureRecord[]> =>
      db
        .selectFrom('batch_pictures')
        .selectAll()
        .where('user_id', '=', userId)
        .where('batch_id', '=', batchId)
        .orderBy('position')
        .execute(),

    update: async (
      userId: string,
      id: string,
      change: Partial<Pick<BatchRecord, 'state' | 'waits_for' | 'next_try_at' | 'time_zone' | 'key_id'>>,
    ): Promise<void> => {
      await db.updateTable('batches').set(change).where('user_id', '=', userId).where('id', '=', id).execute()
    },

    delete: async (userId: string, id: string): Promise<void> => {
      await db.deleteFrom('batches').where('user_id', '=', userId).where('id', '=', id).execute()
    },

    /** Stores an attempt's result; undefined when nothing changed or a newer attempt exists. */
    follow: (
      userId: string,
      { pictureId, attempt }: { readonly pictureId: string; readonly attempt: number },
      { status, generationId = null, error = null }: PictureChange,
    ): Promise<BatchPictureRecord | undefined> =>
      db
        .updateTable('batch_pictures')
        .set({ status, generation_id: generationId, error })
        .where('user_id', '=', userId)
        .where('id', '=', pictureId)
        .where('attempt', '=', attempt)
        .where('status', '!=', status)
        .returningAll()
        .executeTakeFirst(),

    isQueued: async (userId: string, pictureId: string): Promise<boolean> =>
      (await db
        .selectFrom('batch_pictures')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', pictureId)
        .where('status', '=', 'queued')
        .executeTakeFirst()) !== undefined,

    /** Moves all pictures in these states to another and returns them; going back to waiting starts a new attempt. */
    move: (
      userId: string,
      batchId: string,
      from: readonly BatchPicture['status'][],
      to: 'waiting' | 'cancelled',
    ): Promise<BatchPictureRecord[]> =>
      db
        .updateTable('batch_pictures')
        .set((set) => ({
          status: to,
          error: null,
          ...(to === 'waiting' ? { attempt: set('attempt', '+', 1) } : {}),
        }))
        .where('user_id', '=', userId)
        .where('batch_id', '=', batchId)
        .where('status', 'in', from)
        .returningAll()
        .execute(),

    /** The user's next picture, oldest batch first; undefined when nothing may continue or enough is queued. */
    findNext: async (userId: string, inQueue: number, now: Date): Promise<NextPicture | undefined> => {
      const { rows } = await sql<NextPicture>`
        select picture.*, batch.time_zone, batch.key_id, batch.waits_for from batches batch cross join lateral (
          select * from batch_pictures waiting
          where waiting.user_id = batch.user_id and waiting.batch_id = batch.id and waiting.status = 'waiting'
          order by waiting.position limit 1
        ) picture
        where batch.user_id = ${userId} and batch.state = 'running'
          and (batch.next_try_at is null or batch.next_try_at <= ${now})
          and (select count(*) from batch_pictures queued
            where queued.user_id = ${userId} and queued.status = 'queued') < ${inQueue}
        order by batch.created_at, batch.id limit 1`.execute(db)
      return rows[0]
    },

    /** All users whose batches have work now. For the role `system`. */
    findUsersWithWork: async (now: Date): Promise<string[]> => {
      const { rows } = await sql<{ user_id: string }>`
        select distinct batch.user_id from batches batch
        where batch.state = 'running' and (batch.next_try_at is null or batch.next_try_at <= ${now})
          and exists (select from batch_pictures picture
            where picture.user_id = batch.user_id and picture.batch_id = batch.id and picture.status = 'waiting')`.execute(
        db,
      )
      return rows.map((row) => row.user_id)
    },

    notify: async (userId: string): Promise<void> => {
      await sql`select pg_notify(${BATCH_CHANNEL}, ${userId})`.execute(db)
    },
  }
}
