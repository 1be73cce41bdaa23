import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsRead } from '../../../test/harness/rows-read.ts'
import { startHousekeeping } from '../housekeeping.ts'
import { silentLogger } from '../logger.ts'
import { deleteInSlices, deleteSome } from './delete-in-slices.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

const OLD = sql`created_at < now() - interval '1 day'`

/** Twelve rows, ten of them old. */
async function addRows(): Promise<void> {
  await sql`truncate app_events`.execute(database.handle)
  await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('ada', 'Ada', 'ada@example.com', true, now(), now()) on conflict do nothing`.execute(
    database.handle,
  )
  await sql`insert into app_events (user_id, name, metadata, created_at)
    select 'ada', 'error', '{}', now() - (n > 2) ::int * interval '40 days' from generate_series(1, 12) n`.execute(
    database.handle,
  )
}

async function countRows(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*) from app_events`.execute(database.handle)
  return rows[0]?.count
}

test.each([1, 9, 10, 11])('ten old rows go in slices of %i, and newer ones stay', async (limit) => {
  await addRows()
  const sizes: number[] = []
  await deleteInSlices(database, { name: 'rows', limit }, async (tx, most) => {
    const deleted = await deleteSome(tx, 'app_events', OLD, most)
    sizes.push(deleted)
    return deleted
  })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limit)
  expect(await countRows()).toBe(2)
})

test('a process that stops ends after the slice it is at, and what is left goes the next time', async () => {
  await addRows()
  const stopping = new AbortController()
  await deleteInSlices(database, { name: 'rows', limit: 3, signal: stopping.signal }, async (tx, most) => {
    stopping.abort()
    return deleteSome(tx, 'app_events', OLD, most)
  })
  expect(await countRows()).toBe(9)
  await deleteInSlices(database, { name: 'rows', limit: 3 }, (tx, most) =>
    deleteSome(tx, 'app_events', OLD, most),
  )
  expect(await countRows()).toBe(2)
})

test('housekeeping that finds no end ends when the process stops', async () => {
  const begun = Promise.withResolvers<void>()
  const { stop } = startHousekeeping(
    {
      endless: (signal) =>
        deleteInSlices(database, { name: 'endless', signal }, async (_tx, most) => {
          begun.resolve()
          return most
        }),
    },
    { everyMs: 3_600_000, mayRun: async () => true, logger: silentLogger },
  )
  await begun.promise
  await stop()
})

test('while one process deletes another leaves it to it, and what is locked waits for the next time', async () => {
  if (database.isEmbedded) return
  await addRows()
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = deleteInSlices(database, { name: 'rows' }, async (tx, most) => {
    await sql`select from app_events where ${OLD} limit 4 for update`.execute(tx)
    begun.resolve()
    await release.promise
    return deleteSome(tx, 'app_events', sql`false`, most)
  })
  await begun.promise
  const asked: number[] = []
  await deleteInSlices(database, { name: 'rows' }, async () => asked.push(1))
  expect(asked).toEqual([])
  await deleteInSlices(database, { name: 'other rows' }, (tx, most) =>
    deleteSome(tx, 'app_events', OLD, most),
  )
  expect(await countRows()).toBe(6)
  release.resolve()
  await first
})

test.each([
  [
    'session',
    sql`insert into session (id, token, "expiresAt", "updatedAt", "userId")
      select n, n, now() + interval '5 days', now(), 'ada' from generate_series(1, 20000) n`,
    sql`"expiresAt" < now()`,
  ],
  [
    'verification',
    sql`insert into verification (id, identifier, value, "expiresAt")
      select n, n, '', now() + interval '1 hour' from generate_series(1, 20000) n`,
    sql`"expiresAt" < now()`,
  ],
  [
    'audio_tasks',
    sql`insert into audio_tasks (id, user_id, status, prompt, settings, created_at, finished_at)
      select n, 'ada', 'done', '', '{}', now(), now() from generate_series(1, 20000) n`,
    sql`finished_at < now() - interval '2 days'`,
  ],
])('a look for what is old in %s reads none of the rows that are not', async (table, insert, isOld) => {
  await addRows()
  await insert.execute(database.handle)
  await sql`analyze ${sql.table(table)}`.execute(database.handle)
  const read = await database.asSystem((tx) =>
    rowsRead(tx, table, async () => expect(await deleteSome(tx, table, isOld, 2_000)).toBe(0)),
  )
  await sql`delete from ${sql.table(table)}`.execute(database.handle)
  expect(read).toEqual({ byIndex: 0, without: 0 })
})
