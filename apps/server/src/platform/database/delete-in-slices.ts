import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** Rows per statement: shutdown waits for one slice, and statements time out after nine seconds. */
const SLICE = 2_000

export type Slices = {
  /** Lock name: processes with the same one do not run at the same time. */
  readonly name: string
  /** Stops after the current slice. */
  readonly signal?: AbortSignal | undefined
  readonly limit?: number
}

/**
 * Deletes old rows, one transaction a slice. `deleteSlice` returns the deleted count; fewer than `limit` means done. Does nothing while another
 * process is at work.
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

/** Deletes up to `limit` old rows and returns the count. Locked rows are skipped until the next run. */
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
