import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** Rows that one statement deletes at most: a process that stops waits for one slice, and a statement ends after nine seconds. */
const SLICE = 2_000

export type Slices = {
  /** Of the work: processes that do the same do not do it beside each other. */
  readonly name: string
  /** Ends the work after the slice it is at. */
  readonly signal?: AbortSignal | undefined
  readonly limit?: number
}

/**
 * Deletes old rows, one transaction a slice. `deleteSlice` answers how many rows went; fewer than `limit` means all. Leaves the rest to another
 * process that is at it.
 */
export async function deleteInSlices(
  database: Pick<Database, 'asSystem'>,
  { name, signal, limit = SLICE }: Slices,
  deleteSlice: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  let deleted = limit
  while (deleted >= limit && !signal?.aborted)
    deleted = await database.asSystem(async (tx) => ((await isMine(tx, name)) ? deleteSlice(tx, limit) : 0))
}

/** Deletes at most `limit` rows that are old, and answers how many. Locked ones wait for the next time. */
export async function deleteSome(
  tx: Tx,
  table: string,
  isOld: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld} limit ${limit} for update skip locked
    ))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function isMine(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`housekeeping of ${name}`}, 0)) as locked`.execute(tx)
  return rows[0]?.locked === true
}
