import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { StartupError } from '../startup-error.ts'

/** A silent process loses its claim to be making a backup after this time. */
const LEASE_MS = 60_000
const RENEW_MS = 15_000

/** Outcome of a backup. */
export type BackupOutcome =
  | {
      readonly bytes: number
      /** Location, worded for an operator. */
      readonly place: string
    }
  | { readonly failure: string }

/** Outcome of the last backup, and the last failure since. */
export type BackupState = {
  readonly doneAt: Date | null
  readonly doneBytes: number | null
  readonly donePlace: string | null
  readonly failedAt: Date | null
  readonly failure: string | null
}

type SystemDatabase = Pick<Database, 'asSystem'>

/** All SQL on `backup_state` and `backup_holds`, for the role `system`. Uses database time. */
export function createBackupRepository(tx: Tx) {
  const end = sql`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`
  return {
    hold: async (token: string): Promise<void> => {
      await sql`delete from backup_holds where held_until < clock_timestamp()`.execute(tx)
      await sql`insert into backup_holds (token, held_until) values (${token}, ${end})
        on conflict (token) do update set held_until = excluded.held_until`.execute(tx)
    },

    releaseHold: async (token: string): Promise<void> => {
      await sql`delete from backup_holds where token = ${token}`.execute(tx)
    },

    isHeld: async (): Promise<boolean> => {
      const { rows } =
        await sql`select from backup_holds where held_until > clock_timestamp() limit 1`.execute(tx)
      return rows.length > 0
    },

    /** Claims the daily backup. False if one was tried within `everyMs` or another process holds the claim. */
    takeTurn: async (token: string, everyMs: number): Promise<boolean> => {
      const { rows } = await sql`
        insert into backup_state as state (token, held_until, tried_at) values (${token}, ${end}, clock_timestamp())
        on conflict (is_only) do update
          set token = excluded.token, held_until = excluded.held_until, tried_at = excluded.tried_at
        where (state.held_until is null or state.held_until < clock_timestamp())
          and (state.tried_at is null or state.tried_at < clock_timestamp() - ${everyMs} * interval '1 millisecond'
            or state.failed_at > state.tried_at and state.tried_at < clock_timestamp() - interval '1 hour')
        returning 1`.execute(tx)
      return rows.length > 0
    },

    renewTurn: async (token: string): Promise<boolean> => {
      const { rows } = await sql`
        update backup_state set held_until = ${end} where token = ${token} returning 1`.execute(tx)
      return rows.length > 0
    },

    /** With `isDone` false the claim is released unused, and another process may take it at once. */
    endTurn: async (token: string, isDone: boolean): Promise<void> => {
      await sql`update backup_state set token = null, held_until = null,
        tried_at = case when ${isDone}::boolean then tried_at end where token = ${token}`.execute(tx)
    },

    record: async (outcome: BackupOutcome): Promise<void> => {
      if ('failure' in outcome)
        await sql`
          insert into backup_state (failed_at, failure) values (clock_timestamp(), ${outcome.failure})
          on conflict (is_only) do update set failed_at = excluded.failed_at, failure = excluded.failure`.execute(
          tx,
        )
      else
        await sql`
          insert into backup_state (done_at, done_bytes, done_place)
          values (clock_timestamp(), ${outcome.bytes}, ${outcome.place})
          on conflict (is_only) do update set done_at = excluded.done_at, done_bytes = excluded.done_bytes,
            done_place = excluded.done_place, failed_at = null, failure = null`.execute(tx)
    },

    read: async (): Promise<BackupState | undefined> => {
      const { rows } = await sql<BackupState>`
        select done_at as "doneAt", done_bytes::float8 as "doneBytes", done_place as "donePlace",
          failed_at as "failedAt", failure from backup_state`.execute(tx)
      return rows[0]
    },

    readInstallation: async (): Promise<string> => {
      const { rows } = await sql<{ id: string }>`select id from installation`.execute(tx)
      if (!rows[0]) throw new Error('the database does not say which installation it is of')
      return rows[0].id
    },

    isRestoring: async (): Promise<boolean> => {
      const { rows } = await sql`select from backup_state where restoring_since is not null`.execute(tx)
      return rows.length > 0
    },
  }
}

/** Whether a running backup needs files to stay where they are. */
export function areDeletionsHeld(database: SystemDatabase): Promise<boolean> {
  return database.asSystem((tx) => createBackupRepository(tx).isHeld())
}

/** Blocks file deletion until released. A process that dies releases it within a minute. */
export async function holdDeletions(database: SystemDatabase): Promise<{ release: () => Promise<void> }> {
  const token = randomUUID()
  const hold = () => database.asSystem((tx) => createBackupRepository(tx).hold(token))
  await hold()
  // If renewing fails, the backup's next query fails too.
  const timer = setInterval(() => void hold().catch(() => {}), RENEW_MS)
  return {
    release: async () => {
      clearInterval(timer)
      await database.asSystem((tx) => createBackupRepository(tx).releaseHold(token)).catch(() => {})
    },
  }
}

/** Throws if a restore was interrupted, since the data is incomplete. */
export async function assertNotRestoring(database: SystemDatabase): Promise<void> {
  if (await database.asSystem((tx) => createBackupRepository(tx).isRestoring()))
    throw new StartupError(
      'Restoring this installation was cut off: rows and files are not complete. Run `npm run restore -- FILE` again with the same settings; it begins anew.',
    )
}
