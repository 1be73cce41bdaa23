import type { ErrorCode } from '@easel/contract/errors'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { QueueList } from '../../platform/queue/queue-order.repository.ts'
import type { AudioTaskRow, AudioTasksTable, RecordingRow, RecordingsTable } from './audio.table.ts'

type Tables = { audio_tasks: AudioTasksTable; recordings: RecordingsTable }

/** Every process hears on it of work that came and of runs that are to stop. */
export const AUDIO_CHANNEL = 'easel_audio'
/** Any number, as long as nothing else in the database locks it. */
const CLAIM_LOCK = 7_318_201_444

/** Sounds in the queue card: all of a user's. */
export const SOUND_QUEUE: QueueList = { table: 'audio_tasks', shown: sql<boolean>`true` }

export type NewAudioTask = Insertable<AudioTasksTable>
export type NewRecording = Insertable<RecordingsTable>
/** Which tasks are taken out of the queue. */
export type RemovedAudio = 'all' | 'done' | { readonly id: string }
export type ClaimedAudio = AudioTaskRow & { readonly lease_token: string }

export function createAudioRepository(tx: Tx) {
  const db = tx.withTables<Tables>()
  /** Whoever locks several tasks does so in this order, and so waits for nobody in a circle. */
  const lockedInOrder = (userId: string) =>
    db.selectFrom('audio_tasks').select('id').where('user_id', '=', userId).orderBy('id').forUpdate()
  const ofUser = (userId: string) => db.selectFrom('audio_tasks').selectAll().where('user_id', '=', userId)

  return {
    insertTask: (row: NewAudioTask): Promise<AudioTaskRow> =>
      db.insertInto('audio_tasks').values(row).returningAll().executeTakeFirstOrThrow(),

    findTask: (userId: string, id: string): Promise<AudioTaskRow | undefined> =>
      ofUser(userId).where('id', '=', id).executeTakeFirst(),

    /** Those that wait, run, or have ended lately, in the order in which they run. */
    findShown: (userId: string, endedSince: Date): Promise<AudioTaskRow[]> =>
      ofUser(userId)
        .where(({ or, eb }) => or([eb('finished_at', 'is', null), eb('finished_at', '>', endedSince)]))
        .orderBy('sort_order')
        .execute(),

    /** Puts a failed task back in its place, as if it had never run; undefined when it has not failed. */
    requeue: (userId: string, id: string): Promise<AudioTaskRow | undefined> =>
      db
        .updateTable('audio_tasks')
        .set({
          status: 'queued',
          attempts: 0,
          vendor_hold: null,
          error_code: null,
          error_message: null,
          finished_at: null,
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('status', '=', 'error')
        .returningAll()
        .executeTakeFirst(),

    /** Takes tasks out of the queue, and answers them as they were. */
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

    /** Locks all of the user's tasks. */
    lockTasks: async (userId: string): Promise<void> => {
      await lockedInOrder(userId).execute()
    },

    insertRecording: (row: NewRecording): Promise<RecordingRow> =>
      db.insertInto('recordings').values(row).returningAll().executeTakeFirstOrThrow(),

    deleteRecording: async (userId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('recordings')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Remembers, before a vendor is asked, what the books hold for it; false when the run has lost its task. */
    setVendorHold: async (token: string, hold: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('audio_tasks')
        .set({ vendor_hold: hold })
        .where('lease_token', '=', token)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Marks the task as done if this run still holds it. */
    complete: async (token: string, recordingId: string, now: Date): Promise<AudioTaskRow | undefined> =>
      db
        .updateTable('audio_tasks')
        .set({
          status: 'done',
          lease_token: null,
          lease_until: null,
          recording_id: recordingId,
          finished_at: now,
        })
        .where('lease_token', '=', token)
        .returningAll()
        .executeTakeFirst(),

    /** Whether the run still holds its task, which stays locked until the transaction ends. */
    lockRun: async (token: string): Promise<boolean> =>
      (await db
        .selectFrom('audio_tasks')
        .select('id')
        .where('lease_token', '=', token)
        .forUpdate()
        .executeTakeFirst()) !== undefined,

    /** Ends a task that has not ended as failed; undefined when it has. */
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

    /** Puts a run's task back in the queue. A run that was only interrupted does not count. */
    putBack: async (token: string, { counts }: { counts: boolean }): Promise<AudioTaskRow | undefined> =>
      db
        .updateTable('audio_tasks')
        .set((set) => ({
          status: 'queued',
          lease_token: null,
          lease_until: null,
          attempts: counts ? set.ref('attempts') : set('attempts', '-', 1),
        }))
        .where('lease_token', '=', token)
        .returningAll()
        .executeTakeFirst(),

    /**
     * Starts the next task. Among users whose queue is not paused: of the one with the fewest running ones, then of the one who has waited
     * longest; of that user's the first in their own order. Only inside `asSystem`.
     */
    claimNext: async (token: string, leaseMs: number): Promise<ClaimedAudio | undefined> => {
      await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(db)
      const { rows } = await sql<ClaimedAudio>`
        update audio_tasks set status = 'running', attempts = attempts + 1, lease_token = ${token},
          lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
        where id = (
          select waiting.id from audio_tasks waiting
          where waiting.status = 'queued' and waiting.user_id not in (select user_id from queue_settings where paused)
          order by (
            select count(*) from audio_tasks busy where busy.user_id = waiting.user_id and busy.status = 'running'
          ), (
            select min(own.position) from audio_tasks own where own.user_id = waiting.user_id and own.status = 'queued'
          ), waiting.sort_order limit 1 for update skip locked
        ) returning *`.execute(db)
      return rows[0]
    },

    heartbeat: async (tokens: readonly string[], leaseMs: number): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ lease_token: string }>`
        with held as (
          select id from audio_tasks where lease_token in (${sql.join(tokens)}) order by id for update
        )
        update audio_tasks set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
        from held where audio_tasks.id = held.id returning lease_token`.execute(db)
      return new Set(rows.map((row) => row.lease_token))
    },

    /** One running task whose process is gone, locked. */
    lockAbandoned: async (everyone: boolean): Promise<ClaimedAudio | undefined> => {
      const { rows } = await sql<ClaimedAudio>`
        select * from audio_tasks where status = 'running' and (${everyone}::boolean or lease_until < clock_timestamp())
        order by position limit 1 for update skip locked`.execute(db)
      return rows[0]
    },

    /** What somebody else has locked waits for the next time. */
    forgetFinished: async (before: Date): Promise<void> => {
      await sql`
        with old as (select id from audio_tasks where finished_at < ${before} for update skip locked)
        delete from audio_tasks using old where audio_tasks.id = old.id`.execute(db)
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

    /** Files of recordings in the order of bytes, after one up to another or to the end. */
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

    /** Files of the first recordings and of the last. */
    sampleFileKeys: async (limit: number): Promise<string[]> => {
      const { rows } = await sql<{ wav_key: string }>`
        (select wav_key from recordings order by wav_key collate "C" limit ${limit})
        union (select wav_key from recordings order by wav_key collate "C" desc limit ${limit})`.execute(db)
      return rows.map((row) => row.wav_key)
    },

    /** Heard by every process once this transaction has committed; without a token: there is work. */
    notify: async (revokedToken = ''): Promise<void> => {
      await sql`select pg_notify(${AUDIO_CHANNEL}, ${revokedToken})`.execute(db)
    },
  }
}
