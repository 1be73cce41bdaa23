import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** What a search for files without a row has found and done. */
export type SweepResult = {
  /** Files that were looked at, without copies. */
  readonly files: number
  /** Files without a row that were old enough to have one. */
  readonly orphans: number
  /** Rows without a file. */
  readonly missing: number
  /** Orphans that were set aside. */
  readonly moved: number
  /** Set-aside files that were put back because a row has appeared. */
  readonly restored: number
  /** Set-aside files that were deleted after their time. */
  readonly deleted: number
  /** Files that are set aside now. */
  readonly aside: number
  /** Why nothing was set aside or deleted; null when all was well. */
  readonly stopped: string | null
}

/** All SQL on `file_sweep`, for the role `system`. Times are the database's. */
export function createFileSweepRepository(tx: Tx) {
  const leaseEnd = (leaseMs: number) => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  return {
    /** Takes the turn when the last search ended long enough ago and no process is at it; false otherwise. */
    take: async (token: string, leaseMs: number, everyMs: number): Promise<boolean> => {
      const { rows } = await sql`
        insert into file_sweep as sweep (token, held_until) values (${token}, ${leaseEnd(leaseMs)})
        on conflict (is_only) do update set token = excluded.token, held_until = excluded.held_until
        where (sweep.held_until is null or sweep.held_until < clock_timestamp())
          and (sweep.ended_at is null or sweep.ended_at <= clock_timestamp() - ${everyMs} * interval '1 millisecond')
        returning 1`.execute(tx)
      return rows.length > 0
    },

    /** False when another process has the turn. */
    renew: async (token: string, leaseMs: number): Promise<boolean> => {
      const { rows } = await sql`
        update file_sweep set held_until = ${leaseEnd(leaseMs)} where token = ${token} returning 1`.execute(
        tx,
      )
      return rows.length > 0
    },

    /** Gives the turn back; with a result it ends the search until the next is due. */
    release: async (token: string, result?: SweepResult): Promise<void> => {
      await sql`
        update file_sweep set token = null, held_until = null
          ${result ? sql`, ended_at = clock_timestamp(), found = ${JSON.stringify(result)}` : sql``}
        where token = ${token}`.execute(tx)
    },

    /** The last search that ended, and how many seconds ago that was. */
    readLast: async (): Promise<{ readonly found: SweepResult; readonly age: number } | undefined> => {
      const { rows } = await sql<{ found: SweepResult; age: number }>`
        select found, extract(epoch from clock_timestamp() - ended_at)::float8 as age
        from file_sweep where found is not null`.execute(tx)
      return rows[0]
    },
  }
}
