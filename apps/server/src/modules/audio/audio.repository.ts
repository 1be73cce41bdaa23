import type { ErrorCode } from '@easel/contract/errors'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { QueueList } from '../../platform/queue/queue-order.repository.ts'
import type { RestingQueue } from '../../platform/queue/queue-rest.repository.ts'
import { createQueueTasksRepository, type TaskRun } from '../../platform/queue/queue-tasks.repository.ts'
import type { KeyPlace } from '../usage/index.ts'
import {
  type AudioTaskRow,
  type AudioTasksTable,
  type RecordingRow,
  type RecordingsTable,
  SOUND_TASKS,
} from './audio.table.ts'

type Tables = { audio_tasks: AudioTasksTable; recordings: RecordingsTable }

/** The queue card shows all of a user's sounds. */
export const SOUND_QUEUE: QueueList = { table: SOUND_TASKS.table, shown: sql<boolean>`true` }

/** All of a user's sounds count as one queue. */
export const RESTING_SOUNDS: RestingQueue = {
  table: SOUND_TASKS.table,
  counted: sql<boolean>`true`,
  restedAt: 'sounds_rested_at',
}

export type NewAudioTask = Insertable<AudioTasksTable>
export type NewRecording = Insertable<RecordingsTable>
/** Which tasks to remove from the queue. */
export type RemovedAudio = 'all' | 'done' | { readonly id: string }

export function createAudioRepository(tx: Tx) {
  const db = tx.withTables<Tables>()
  /** Always locks in the same order, to avoid deadlocks. */
  const lockedInOrder = (userId: string) =>
    db.selectFrom('audio_tasks').select('id').where('user_id', '=', userId).orderBy('id').forUpdate()
  const ofUser = (userId: string) => db.selectFrom('audio_tasks').selectAll().where('user_id', '=', userId)

  return {
    ...createQueueTasksRepository(tx, SOUND_TASKS),

    insertTask: (row: NewAudioTask): Promise<AudioTaskRow> =>
      db.insertInto('audio_tasks').values(row).returningAll().executeTakeFirstOrThrow(),

    findTask: (userId: string, id: string): Promise<AudioTaskRow | undefined> =>
      ofUser(userId).where('id', '=', id).executeTakeFirst(),

    /** Waiting, running and recently ended tasks, in running order. */
    findShown: (userId: string, endedSince: Date): Promise<AudioTaskRow[]> =>
      ofUser(userId)
        .where(({ or, eb }) => or([eb('finished_at', 'is', null), eb('finished_at', '>', endedSince)]))
        .orderBy('sort_order')
        .execute(),

    /** Requeues a failed task as if it had never run; undefined when it has not failed. */
    requeue: (userId: string, id: string, place: KeyPlace): Promise<AudioTaskRow | undefined> =>
      db
        .updateTable('audio_tasks')
        .set({
          status: 'queued',
          attempts: 0,
          takeovers: 0,
          set_aside_at: null,
          not_before: null,
          vendor_job: null,
          error_code: null,
          error_message: null,
          finished_at: null,
          ...place,
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('status', '=', 'error')
        .returningAll()
        .executeTakeFirst(),

    /** Removes tasks from the queue and returns them as they were. */
    removeTasks: (userId: string, which: RemovedAudio): Promise<AudioTaskRow[]> => {
      const own = lockedInOrder(userId)
      const named =
        which === 'all'
          ? own
          : which === 'done'
            ? own.where('status', '=', 'done')
            : own.where('id', '=', which.id)
      return db
        .with('removed', () => named)
        .deleteFrom('audio_tasks')
        .using('removed')
        .whereRef('audio_tasks.id', '=', 'removed.id')
        .returningAll('audio_tasks')
        .execute()
    },

    insertRecording: (row: NewRecording): Promise<RecordingRow> =>
      db.insertInto('recordings').values(row).returningAll().executeTakeFirstOrThrow(),

    /** The recording whose spooled file this is. */
    findWaiting: (fileKey: string): Promise<RecordingRow | undefined> =>
      db
        .selectFrom('recordings')
        .selectAll()
        .where(({ or, eb }) =>
          or([
            eb(sql<string>`wav_key collate "C"`, '=', fileKey),
            eb(sql<string>`ogg_key collate "C"`, '=', fileKey),
          ]),
        )
        .where('waits_for_storage', '=', true)
        .executeTakeFirst(),

    /** False when it is not waiting. */
    endWait: async (id: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('recordings')
        .set({ waits_for_storage: false })
        .where('id', '=', id)
        .where('waits_for_storage', '=', true)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    deleteRecording: async (userId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('recordings')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Marks the task as done if this run still holds it. */
    complete: async (
      { userId, id, token }: TaskRun,
      recordingId: string,
      now: Date,
    ): Promise<AudioTaskRow | undefined> =>
      db
        .updateTable('audio_tasks')
        .set({
          status: 'done',
          lease_token: null,
          lease_until: null,
          vendor_job: null,
          recording_id: recordingId,
          finished_at: now,
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('lease_token', '=', token)
        .returningAll()
        .executeTakeFirst(),

    /** Fails a task that has not ended; undefined when it has. */
    fail: async (
      userId: string,
      id: string,
      failure: { readonly code: ErrorCode; readonly message: string },
      now: Date,
      token?: string,
    ): Promise<AudioTaskRow | undefined> => {
      let query = db
        .updateTable('audio_tasks')
        .set({
          status: 'error',
          lease_token: null,
          lease_until: null,
          vendor_job: null,
          error_code: failure.code,
          error_message: failure.message,
          finished_at: now,
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'running'])
      if (token !== undefined) query = query.where('lease_token', '=', token)
      return query.returningAll().executeTakeFirst()
    },

    /** Deletes up to `limit` ended tasks and returns the count; locked ones are skipped until next time. */
    forgetFinished: async (before: Date, limit: number): Promise<number> => {
      const { numAffectedRows } = await sql`
        with old as (
          select id from audio_tasks where finished_at < ${before} limit ${limit} for update skip locked
        )
        delete from audio_tasks using old where audio_tasks.id = old.id`.execute(db)
      return Number(numAffectedRows ?? 0)
    },

    /** Which of these files belong to a recording. */
    findKnownFiles: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await db
        .selectFrom('recordings')
        .select(['wav_key', 'ogg_key'])
        .where(({ or, eb }) => or([eb('wav_key', 'in', keys), eb('ogg_key', 'in', keys)]))
        .execute()
      return new Set(rows.flatMap((row) => [row.wav_key, row.ogg_key]))
    },

    /** Files of recordings in byte order, after one, up to another or the end. */
    findFileKeys: async (after: string, upTo: string | undefined, limit: number): Promise<string[]> => {
      const end = (column: string) =>
        upTo === undefined ? sql`` : sql`and ${sql.ref(column)} collate "C" <= ${upTo}`
      const { rows } = await sql<{ key: string }>`
        select key from (
          (select wav_key as key from recordings where wav_key collate "C" > ${after} ${end('wav_key')}
            order by wav_key collate "C" limit ${limit})
          union all
          (select ogg_key from recordings where ogg_key collate "C" > ${after} ${end('ogg_key')}
            order by ogg_key collate "C" limit ${limit})
        ) files order by key collate "C" limit ${limit}`.execute(db)
      return rows.map((row) => row.key)
    },

    /** Files of the oldest and newest recordings. */
    sampleFileKeys: async (limit: number): Promise<string[]> => {
      const { rows } = await sql<{ wav_key: string }>`
        (select wav_key from recordings order by wav_key collate "C" limit ${limit})
        union (select wav_key from recordings order by wav_key collate "C" desc limit ${limit})`.execute(db)
      return rows.map((row) => row.wav_key)
    },
  }
}
