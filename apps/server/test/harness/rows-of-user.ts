import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

/** Every row that is of the user, of all tables that say whose a row is. */
export async function rowsOfUser(database: OpenDatabase, userId: string): Promise<readonly unknown[]> {
  const { rows: owned } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join pg_tables on tablename = table_name and schemaname = 'public'
    where table_schema = 'public' and column_name in ('user_id', 'userId') order by table_name`.execute(
    database.handle,
  )
  const selects = owned.map(
    ({ table, column }) =>
      sql`select ${table} as of, to_jsonb(kept) as row from ${sql.table(table)} kept where ${sql.ref(`kept.${column}`)} = ${userId}`,
  )
  const { rows } = await sql`${sql.join(selects, sql` union all `)} order by 1, 2`.execute(database.handle)
  return rows
}
