import type { Database, Tx } from './database.ts'

/** Rows that one statement deletes at most: a statement ends after nine seconds on PostgreSQL. */
const SLICE = 5_000

/** Deletes old rows of a large table, one transaction a slice. `deleteSlice` answers how many rows went; fewer than `limit` means all. */
export async function deleteInSlices(
  database: Pick<Database, 'asSystem'>,
  deleteSlice: (tx: Tx, limit: number) => Promise<number>,
  limit = SLICE,
): Promise<void> {
  while ((await database.asSystem((tx) => deleteSlice(tx, limit))) >= limit);
}
