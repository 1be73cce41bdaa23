import { sql } from 'kysely'
import type { Tx } from '../../src/platform/database/database.ts'

/** Rows of a table that this runs through, by index and without. */
export async function rowsRead(
  tx: Tx,
  table: string,
  run: () => Promise<unknown>,
): Promise<{ byIndex: number; without: number }> {
  // Of the embedded database, also what earlier transactions have read.
  const before = await counts(tx, table)
  await run()
  const after = await counts(tx, table)
  return { byIndex: after.byIndex - before.byIndex, without: after.without - before.without }
}

async function counts(tx: Tx, table: string): Promise<{ byIndex: number; without: number }> {
  const { rows } = await sql<{ byIndex: number; without: number }>`
    select idx_tup_fetch::int as "byIndex", seq_tup_read::int as without from pg_stat_xact_user_tables
    where relname = ${table}`.execute(tx)
  if (!rows[0]) throw new Error(`there is no table ${table}`)
  return rows[0]
}
