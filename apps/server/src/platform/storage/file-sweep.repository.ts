import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Results of a search for files without rows. */
export type SweepResult = {
  /** Files checked, excluding derived ones. */
  readonly files: number
  /** Files without a row that are old enough to need one. */
  readonly orphans: number
  /** Rows without a file. */
  readonly missing: number
  /** Orphans set aside. */
  readonly moved: number
  /** Files put back because their row appeared. */
  readonly restored: number
  /** Set-aside files deleted after 30 days. */
  readonly deleted: number
  /** Files currently set aside. */
  readonly aside: number
  /** Files that could not be moved or deleted. */
  readonly failed: number
  /** Why all or the rest was left where it is; null if all was well. */
  readonly stopped: string | null
}

/** All SQL on `file_sweep`, for the role `system`. Uses database time. */
export function createFileSweepRepository(tx: Tx) {
  const leaseEnd = (leaseMs: number) => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  return {
    /** Claims the search if the last one ended long enough ago and no process is running it; false otherwise. */
    take: async (token: string, leaseMs: number, everyMs: number): Promise<boolean> => {
      const { rows } = await sql`
        insert into file_sweep as sweep (token, held_until) values (${token}, ${leaseEnd(leaseMs)})
        on conflict (is_only) do update set token = excluded.token, held_until = excluded.held_until
        where (sweep.held_until is null or sweep.held_until < clock_timestamp())
          and (sweep.ended_at is null or sweep.ended_at <= clock_timestamp() - ${everyMs} * interval '1 millisecond')
        returning 1`.execute(tx)
      return rows.length > 0
    },

    /** False when another process holds the claim. */
    renew: async (token: string, leaseMs: number): Promise<boolean> => {
      const { rows } = await sql`
        update file_sweep set held_until = ${leaseEnd(leaseMs)} where token = ${token} returning 1`.execute(
        tx,
      )
      return rows.length > 0
    },

    /** Releases the claim; with a result, the search is done until it is next due. */
    release: async (token: string, result?: SweepResult): Promise<void> => {
      await sql`
        update file_sweep set token = null, held_until = null
          ${result ? sql`, ended_at = clock_timestamp(), found = ${JSON.stringify(result)}` : sql``}
        where token = ${token}`.execute(tx)
    },

    /** The last finished search, and how many seconds ago it ended. */
    readLast: async (): Promise<{ readonly found: SweepResult; readonly age: number } | undefined> => {
      const { rows } = await sql<{ found: SweepResult; age: number }>`
        select found, extract(epoch from clock_timestamp() - ended_at)::float8 as age
        from file_sweep where found is not null`.execute(tx)
      return rows[0]
    },
  }
}
