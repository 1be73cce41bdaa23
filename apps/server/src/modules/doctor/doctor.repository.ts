import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type DatabaseReading = {
  /** The database's clock. */
  readonly now: Date
  /** Hashes of applied migrations by name; undefined before the first start. */
  readonly applied: ReadonlyMap<string, string> | undefined
}

/** Only reads; migrates nothing. */
export function readDatabase(database: Pick<OpenDatabase, 'asSystem'>): Promise<DatabaseReading> {
  return database.asSystem(async (tx) => {
    const { rows } = await sql<{ now: Date; isMigrated: boolean }>`
      select clock_timestamp() as now, to_regclass('schema_migrations') is not null as "isMigrated"`.execute(
      tx,
    )
    const [row] = rows
    if (!row) throw new Error('the database does not tell the time')
    if (!row.isMigrated) return { now: row.now, applied: undefined }
    const applied = await sql<{
      name: string
      hash: string
    }>`select name, hash from schema_migrations`.execute(tx)
    return { now: row.now, applied: new Map(applied.rows.map(({ name, hash }) => [name, hash])) }
  })
}
