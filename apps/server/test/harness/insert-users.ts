import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

/** Accounts that rows of other tables can refer to. Their addresses are not verified, and no one can sign in to them. */
export async function insertUsers(database: OpenDatabase, ...ids: readonly string[]): Promise<void> {
  await sql`insert into "user" (id, name, email, "emailVerified")
    select id, id, id || '@example.org', false from unnest(${ids}::text[]) as id`.execute(database.handle)
}
