import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

/** Every row that is of the user, of all tables that say whose a row is. */
export async function rowsOfUser(database: OpenDatabase, userId: string): Promise<readonly unknown[]> {
  const { rows: owned } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname in ('user_id', 'userId')
    order by relname`.execute(database.handle)
  const selects = owned.map(
    ({ table, column }) =>
      sql`select ${table} as of, to_jsonb(kept) as row from ${sql.table(table)} kept where ${sql.ref(`kept.${column}`)} = ${userId}`,
  )
  const { rows } = await sql`${sql.join(selects, sql` union all `)} order by 1, 2`.execute(database.handle)
  return rows
}
