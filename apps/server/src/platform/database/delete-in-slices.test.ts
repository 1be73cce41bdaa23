import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { deleteInSlices } from './delete-in-slices.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

test.each([1, 9, 10, 11])('ten old rows go in slices of %i, and newer ones stay', async (limit) => {
  await sql`truncate app_events`.execute(database.handle)
  await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('ada', 'Ada', 'ada@example.com', true, now(), now()) on conflict do nothing`.execute(
    database.handle,
  )
  await sql`insert into app_events (user_id, name, metadata, created_at)
    select 'ada', 'error', '{}', now() - (n > 2) ::int * interval '40 days' from generate_series(1, 12) n`.execute(
    database.handle,
  )
  const sizes: number[] = []
  await deleteInSlices(
    database,
    async (tx, most) => {
      const { numAffectedRows } = await sql`
        delete from app_events where id in (
          select id from app_events where created_at < now() - interval '1 day' limit ${most}
        )`.execute(tx)
      sizes.push(Number(numAffectedRows))
      return Number(numAffectedRows)
    },
    limit,
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limit)
  const { rows } = await sql<{ count: number }>`select count(*) from app_events`.execute(database.handle)
  expect(rows[0]?.count).toBe(2)
})
