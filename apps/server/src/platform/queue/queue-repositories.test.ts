import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertTask, type TaskSeed } from '../../../test/harness/insert-task.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase, TEST_DATABASE_URL } from '../../../test/harness/open-test-database.ts'
import { MINUTE_MS } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createClaimsRepository } from './claims.repository.ts'
import type { Queue } from './queue.table.ts'
import { createQueueOrderRepository } from './queue-order.repository.ts'
import { takeRest } from './queue-rest.repository.ts'

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const now = new Date('2026-06-10T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
})

const insert = (id: string, seed?: TaskSeed) => insertTask(database, id, seed)
const ask = <T>(question: (tx: Tx) => Promise<T>) => database.asSystem(question)

describe('leases', () => {
  const claims = <T>(question: (claims: ReturnType<typeof createClaimsRepository>) => Promise<T>) =>
    ask((tx) => question(createClaimsRepository(tx, TASKS)))
  const secondsLeft = async () => {
    const { rows } = await sql<{ id: string; seconds: number }>`select id,
      round(extract(epoch from lease_until - clock_timestamp()))::int as seconds from tasks order by user_id desc, id`.execute(
      database.handle,
    )
    return rows.map(({ id, seconds }) => [id, Math.abs(seconds) > 1_000 ? 'renewed' : seconds > 0])
  }

  test('are renewed of the runs that are named and still hold their task', async () => {
    await insert('a', { leaseMs: MINUTE_MS })
    await insert('b', { leaseMs: MINUTE_MS })
    await insert('d', { user: 'bob', leaseMs: MINUTE_MS })
    await insert('d', { leaseMs: -MINUTE_MS })
    const held = await claims((of) => of.heartbeat(["ada's a", "ada's d", 'a lost one'], 3_600_000))
    expect(held).toEqual(new Set(["ada's a", "ada's d"]))
    expect(await secondsLeft()).toEqual([
      ['d', true],
      ['a', 'renewed'],
      ['b', true],
      ['d', 'renewed'],
    ])
    const { rows } =
      await sql`select from tasks where lease_until > clock_timestamp() + interval '30 minutes'`.execute(
        database.handle,
      )
    expect(rows).toHaveLength(2)
  })

  test('that have run out are found one by one, the earliest task first, and all where every process is gone', async () => {
    await insert('waits')
    await insert('lives', { leaseMs: MINUTE_MS })
    await insert('earlier', { leaseMs: -1 })
    await insert('later', { leaseMs: -MINUTE_MS })
    const found = async (everyone: boolean) => {
      const task = await claims((of) => of.lockAbandoned(everyone))
      if (task)
        await sql`update tasks set status = 'queued', lease_token = null, lease_until = null where id = ${task.id}`.execute(
          database.handle,
        )
      return task?.id
    }
    expect([await found(false), await found(false), await found(false)]).toEqual([
      'earlier',
      'later',
      undefined,
    ])
    expect([await found(true), await found(true)]).toEqual(['lives', undefined])
  })

  // The embedded database has one session, which runs transactions one after another.
  test.skipIf(!TEST_DATABASE_URL)(
    'that have run out are taken over once by processes at the same moment',
    async () => {
      await insert('one', { leaseMs: -1 })
      await insert('two', { leaseMs: -1 })
      const both = Promise.withResolvers<void>()
      let count = 0
      const takeOver = () =>
        ask(async (tx) => {
          const task = await createClaimsRepository(tx, TASKS).lockAbandoned(false)
          count += 1
          if (count === 2) both.resolve()
          await both.promise
          return task?.id
        })
      expect((await Promise.all([takeOver(), takeOver()])).sort()).toEqual(['one', 'two'])
    },
  )

  test('tell how many tasks too many processes died of', async () => {
    await insert('a', { ended: { at: now, error: 'server_error' } })
    await insert('b', { ended: { at: now, error: 'server_error' } })
    await insert('c', { ended: { at: now } })
    await sql`update tasks set set_aside_at = ${now} where id = 'a'`.execute(database.handle)
    expect(await claims((of) => of.countSetAside())).toBe(1)
  })

  const lookAt = async (queue: string, user: string, seconds: number) => {
    await sql`insert into queue_users (queue, user_id, running, is_ready, looked_at_again)
      values (${queue}, ${user}, 0, false, clock_timestamp() + ${seconds} * interval '1 second')
      on conflict (queue, user_id) do update set looked_at_again = excluded.looked_at_again`.execute(
      database.handle,
    )
  }

  test('wake the users of their queue whose wait is over, and no other', async () => {
    await lookAt('tasks', 'ada', 60)
    await lookAt('audio_tasks', 'ada', -60)
    expect(await claims((of) => of.wakeDue())).toBe(false)
    await lookAt('tasks', 'ada', -1)
    expect(await claims((of) => of.wakeDue())).toBe(true)
    expect(await claims((of) => of.wakeDue())).toBe(false)
  })

  test('wake a hundred users at once, who have waited longest', async () => {
    const names = Array.from({ length: 101 }, (_, at) => `user ${at}`)
    await insertUsers(database, ...names)
    for (const [at, name] of names.entries()) await lookAt('tasks', name, at === 50 ? -1 : -60)
    expect(await claims((of) => of.wakeDue())).toBe(true)
    const { rows } =
      await sql`select user_id from queue_users where looked_at_again <= clock_timestamp()`.execute(
        database.handle,
      )
    expect(rows).toEqual([{ user_id: 'user 50' }])
  })
})

describe('the order of a queue', () => {
  const order = <T>(question: (order: ReturnType<typeof createQueueOrderRepository>) => Promise<T>) =>
    ask((tx) =>
      question(
        createQueueOrderRepository(tx, { table: 'tasks', shown: sql<boolean>`source = 'queue'` }, 'ada'),
      ),
    )
  const placesOf = async (user: string) => {
    const { rows } = await sql<{ id: string; sort_order: number }>`
      select id, sort_order from tasks where user_id = ${user} order by sort_order`.execute(database.handle)
    return rows.map(({ id, sort_order }) => [id, sort_order])
  }
  beforeEach(async () => {
    await sql`select setval('tasks_sort_order_seq', 8)`.execute(database.handle)
    await insert('first', { place: 1.5 })
    await insert('second', { place: 1.75 })
    await insert('third', { place: 8 })
    await insert('of the form', { place: 1.6, source: 'form' })
    await insert('first', { user: 'bob', place: 1.7 })
    await insert('only bob’s', { user: 'bob', place: 1.7 })
  })

  test('knows the tasks that are shown of one user', async () => {
    for (const find of ['find', 'findLocked'] as const) {
      expect(await order((of) => of[find]('second'))).toEqual({ status: 'queued', sort_order: 1.75 })
      expect(await order((of) => of[find]('of the form'))).toBeUndefined()
      expect(await order((of) => of[find]('only bob’s'))).toBeUndefined()
    }
  })

  test('finds the nearest place before another, but for that of the task that is moved', async () => {
    expect(await order((of) => of.findPrevious('third', 1.75))).toBe(1.5)
    expect(await order((of) => of.findPrevious('second', 8))).toBe(1.5)
    expect(await order((of) => of.findPrevious('first', 8))).toBe(1.75)
    expect(await order((of) => of.findPrevious('of the form', 8))).toBe(1.75)
    expect(await order((of) => of.findPrevious('third', 1.5))).toBeUndefined()
  })

  test('is changed, and spread out again, of one user alone', async () => {
    const bobs = await placesOf('bob')
    await order((of) => of.place('first', 1.8))
    await order((of) => of.renumber())
    expect(await placesOf('ada')).toEqual([
      ['second', 1],
      ['of the form', 1.6],
      ['first', 2],
      ['third', 3],
    ])
    await order((of) => of.place('second', undefined))
    expect((await placesOf('ada')).at(-1)?.[0]).toBe('second')
    expect(await placesOf('bob')).toEqual(bobs)
  })
})

describe('a queue that comes to rest', () => {
  const rest = (at = now, user = 'ada') =>
    ask((tx) =>
      takeRest(
        tx,
        { table: 'tasks', counted: sql<boolean>`source = 'queue'`, restedAt: 'pictures_rested_at' },
        user,
        at,
      ),
    )
  const ended = (at: Date, error?: string) => ({ ended: error ? { at, error } : { at } })

  test('tells what it has done since it last did, of one user, without what was cancelled', async () => {
    await insert('a', ended(later(-2)))
    await insert('b', ended(later(-1)))
    await insert('cancelled', ended(later(-1), 'cancelled'))
    await insert('at the form', { source: 'form', ...ended(later(-1)) })
    await insert('bobs', { user: 'bob', ...ended(later(-1), 'server_error') })
    await insert('bob waits', { user: 'bob' })
    await sql`insert into queue_settings (user_id, concurrency, pictures_rested_at) values ('bob', 1, ${later(7)})`.execute(
      database.handle,
    )
    expect(await rest()).toEqual({ done: 2, failed: 0, prompt: 'b' })
    expect(await rest()).toBeUndefined()
    await insert('c', ended(now))
    expect(await rest(later(5))).toBeUndefined()
    await insert('fails', ended(later(6), 'server_error'))
    await insert('fails later', ended(later(7), 'server_error'))
    await insert('d', ended(later(8)))
    expect(await rest(later(9))).toEqual({ done: 1, failed: 2, prompt: 'fails later' })
  })

  test('says nothing while something waits or runs, or of more than a day ago', async () => {
    await insert('old', ended(later(-24 * 60 * MINUTE_MS)))
    expect(await rest()).toBeUndefined()
    await sql`delete from queue_settings`.execute(database.handle)
    await insert('just so', ended(later(-24 * 60 * MINUTE_MS + 1)))
    await insert('runs', { leaseMs: MINUTE_MS })
    expect(await rest()).toBeUndefined()
    await sql`delete from tasks where id = 'runs'`.execute(database.handle)
    expect(await rest()).toMatchObject({ done: 1 })
  })
})
