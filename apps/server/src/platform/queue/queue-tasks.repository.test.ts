import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertTask } from '../../../test/harness/insert-task.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase, TEST_DATABASE_URL } from '../../../test/harness/open-test-database.ts'
import { MINUTE_MS } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createClaimsRepository } from './claims.repository.ts'
import type { Queue } from './queue.table.ts'
import { createQueueOrderRepository } from './queue-order.repository.ts'
import { createQueueSettingsRepository } from './queue-settings.repository.ts'
import { createQueueTasksRepository, type TaskRun } from './queue-tasks.repository.ts'

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const now = new Date('2026-06-10T10:00:00Z')
const run: TaskRun = { userId: 'ada', id: 'a', token: "ada's a" }
const job = { provider: 'fal', hold: 'hold_1', job: 'job_1' }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  await insertTask(database, 'b', { leaseMs: MINUTE_MS })
  await insertTask(database, 'a', { leaseMs: MINUTE_MS })
  await insertTask(database, 'a', { user: 'bob', leaseMs: MINUTE_MS })
})

/** As `system`, which row-level security does not restrict. */
const ask = <T>(question: (tx: Tx) => Promise<T>) => database.asSystem(question)
const tasks = <T>(question: (tasks: ReturnType<typeof createQueueTasksRepository>) => Promise<T>) =>
  ask((tx) => question(createQueueTasksRepository(tx, TASKS)))

/** The tasks for which `condition` is true. */
async function where(condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select user_id || '/' || id as name from tasks where ${condition} order by 1`.execute(database.handle)
  return rows.map(({ name }) => name)
}

describe('a run', () => {
  const strangers: readonly TaskRun[] = [
    { ...run, userId: 'bob' },
    { ...run, id: 'b' },
    { ...run, token: "ada's b" },
  ]

  test('holds its task alone', async () => {
    expect(await tasks((of) => of.lockRun(run))).toBe(true)
    for (const other of strangers) {
      expect(await tasks((of) => of.lockRun(other))).toBe(false)
      expect(await tasks((of) => of.noteJob(other, job))).toBe(false)
      expect(await tasks((of) => of.putBack(other, { counts: true }))).toBe(false)
    }
    expect(await where(sql`vendor_job is not null or status <> 'running'`)).toEqual([])
  })

  test('records its paid call, and puts back its task with or without that', async () => {
    expect(await tasks((of) => of.noteJob(run, job))).toBe(true)
    expect(await where(sql`vendor_job = ${JSON.stringify(job)}::jsonb`)).toEqual(['ada/a'])
    expect(await tasks((of) => of.putBack(run, { counts: true, keepsJob: true }))).toBe(true)
    expect(await where(sql`status = 'queued' and vendor_job is not null and not_before is null`)).toEqual([
      'ada/a',
    ])
    expect(await tasks((of) => of.putBack(run, { counts: true }))).toBe(false)
    await tasks((of) => of.noteJob({ ...run, id: 'b', token: "ada's b" }, job))
    await tasks((of) => of.putBack({ ...run, id: 'b', token: "ada's b" }, { counts: true, waitMs: 1_000 }))
    expect(await where(sql`status = 'queued' and vendor_job is null and not_before is not null`)).toEqual([
      'ada/b',
    ])
  })
})

test('the open tasks of a user are the queued and the running ones, by id', async () => {
  await insertTask(database, 'c')
  await insertTask(database, 'd', { ended: { at: now } })
  await insertTask(database, 'e', { ended: { at: now, error: 'server_error' } })
  expect(await tasks((of) => of.findOpen('ada'))).toEqual([
    { id: 'a', lease_token: "ada's a" },
    { id: 'b', lease_token: "ada's b" },
    { id: 'c', lease_token: null },
  ])
})

test('one task is set aside, and no other', async () => {
  await tasks((of) => of.setAside({ userId: 'ada', id: 'a' }, now))
  expect(await where(sql`set_aside_at = ${now} and takeovers = 1`)).toEqual(['ada/a'])
  expect(await where(sql`set_aside_at is null and takeovers = 0`)).toEqual(['ada/b', 'bob/a'])
})

test('the settings of a queue are of one user, and what is not changed stays', async () => {
  const settings = <T>(question: (of: ReturnType<typeof createQueueSettingsRepository>) => Promise<T>) =>
    ask((tx) => question(createQueueSettingsRepository(tx)))
  const bobs = { concurrency: 3, paused: true }
  expect(await settings((of) => of.write('bob', bobs))).toEqual(bobs)
  const defaults = await settings((of) => of.read('ada'))
  expect(defaults).toMatchObject({ paused: false })
  expect(await settings((of) => of.write('ada', { paused: true }))).toEqual({ ...defaults, paused: true })
  expect(await settings((of) => of.write('ada', { concurrency: 1 }))).toEqual({
    concurrency: 1,
    paused: true,
  })
  expect(await settings((of) => of.read('ada'))).toEqual({ concurrency: 1, paused: true })
  expect(await settings((of) => of.read('bob'))).toEqual(bobs)
})

// The embedded database has one session, which runs transactions one after another.
describe.skipIf(!TEST_DATABASE_URL)('until its transaction ends', () => {
  const order = (tx: Tx) =>
    createQueueOrderRepository(tx, { table: 'tasks', shown: sql<boolean>`source = 'queue'` }, 'ada')
  const locks: readonly (readonly [string, work: (tx: Tx) => Promise<unknown>, locked: readonly string[]])[] =
    [
      ['a run that is locked', (tx) => createQueueTasksRepository(tx, TASKS).lockRun(run), ['ada/a']],
      ['one named task', (tx) => createQueueTasksRepository(tx, TASKS).lockAll('ada', ['a']), ['ada/a']],
      [
        'every task of a user',
        (tx) => createQueueTasksRepository(tx, TASKS).lockAll('ada'),
        ['ada/a', 'ada/b', 'ada/c'],
      ],
      ['no task where none is named', (tx) => createQueueTasksRepository(tx, TASKS).lockAll('ada', []), []],
      ['a task of the order', (tx) => order(tx).findLocked('a'), ['ada/a']],
      ['every shown task of an order', (tx) => order(tx).renumber(), ['ada/a', 'ada/b']],
      [
        'a run whose lease is renewed',
        (tx) => createClaimsRepository(tx, TASKS).heartbeat(["ada's a"], 1),
        ['ada/a'],
      ],
    ]
  test.each(locks)('%s can be changed by no other', async (_, work, locked) => {
    await insertTask(database, 'c', { source: 'form' })
    await ask(async (tx) => {
      await work(tx)
      const { rows } = await sql<{ name: string }>`
        select user_id || '/' || id as name from tasks for update skip locked`.execute(database.handle)
      const free = rows.map(({ name }) => name)
      const all = await where(sql`true`)
      expect(all.filter((name) => !free.includes(name))).toEqual(locked)
    })
  })

  test('a user who is woken is waited for by no other process', async () => {
    await sql`insert into queue_users (queue, user_id, running, is_ready, looked_at_again)
      values ('tasks', 'ada', 0, false, clock_timestamp() - interval '1 second')
      on conflict (queue, user_id) do update set looked_at_again = excluded.looked_at_again`.execute(
      database.handle,
    )
    const wake = (tx: Tx) => createClaimsRepository(tx, TASKS).wakeDue()
    await ask(async (tx) => {
      expect(await wake(tx)).toBe(true)
      expect(await ask(wake)).toBe(false)
    })
  })
})
