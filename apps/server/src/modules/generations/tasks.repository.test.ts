import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOf } from '../../../test/harness/insert-pictures.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { NewGeneration } from './generations.table.ts'
import { createTasksRepository } from './tasks.repository.ts'

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

type Seed = {
  readonly source?: 'form' | 'queue'
  readonly status?: 'queued' | 'running' | 'done' | 'error'
  readonly place?: number
  readonly finishedAt?: Date
  readonly error?: string
  readonly seconds?: number
  readonly request?: string
  readonly picture?: string
  readonly key?: string
}

/** Inserts the same task for both users, since ids are unique only per user. */
async function insert(id: string, seed: Seed = {}, users: readonly string[] = ['ada', 'bob']): Promise<void> {
  const { source = 'queue', status = 'queued', place = 1 } = seed
  const isRunning = status === 'running'
  const ended = status === 'done' || status === 'error' ? (seed.finishedAt ?? now) : null
  for (const user of users)
    await sql`insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
        created_at, sort_order, lease_token, lease_until, finished_at, error_code, seconds, request_key, generation_id, key_id, attempts, takeovers)
      values (${user}, ${id}, ${source}, ${status}, 'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1,
        ${now}, ${place}, ${isRunning ? `${user}'s ${id}` : null}, ${isRunning ? later(60_000) : null}, ${ended},
        ${seed.error ?? null}, ${seed.seconds ?? null}, ${seed.request ?? null}, ${seed.picture ?? null}, ${seed.key ?? null}, 2, 1)`.execute(
      database.handle,
    )
}

/** As `system`, which row-level security does not restrict. */
const ask = <T>(question: (tasks: ReturnType<typeof createTasksRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createTasksRepository(tx)))
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
const statusOf = async (user: string, id: string) => (await ask((tasks) => tasks.find(user, id)))?.status

const RUN = { userId: 'ada', id: 'running', token: "ada's running" }
const NEW_PICTURE = {
  ...{
    id: idOf(9),
    user_id: 'ada',
    prompt: 'a boat',
    negative_prompt: '',
    style: 'none',
    quality: 'standard',
  },
  ...{
    width: 64,
    height: 64,
    seed: 5,
    image_url: '/images/9.png',
    is_public: false,
    created_at: now,
    provider: 'p',
  },
  ...{
    model: 'm',
    read_as: [],
    unknown_words: [],
    file_key: 'images/9.png',
    media_type: 'image/png',
    bytes: 1,
  },
  ...{ sha256: 'x', search_text: '' },
} satisfies NewGeneration

describe('what is done to a task', () => {
  const failure = { code: 'server_error', message: 'no' } as const
  const changes: Readonly<Record<string, Parameters<typeof ask>[0]>> = {
    complete: (tasks) => tasks.complete(RUN, NEW_PICTURE, now),
    fail: (tasks) => tasks.fail('ada', 'queued', failure, now),
    noteCaller: (tasks) => tasks.noteCaller('ada', 'queued', true),
    requeue: (tasks) => tasks.requeue('ada', 'failed', 'again', { key_id: null, key_day: null }),
    'remove one': (tasks) => tasks.remove('ada', { id: 'queued' }),
    'remove those that are done': (tasks) => tasks.remove('ada', 'done'),
    'remove all': (tasks) => tasks.remove('ada', 'all'),
    noteJob: (tasks) => tasks.noteJob(RUN, { job: 'j' } as never),
    putBack: (tasks) => tasks.putBack(RUN, { counts: true }),
    setAside: (tasks) => tasks.setAside({ userId: 'ada', id: 'failed' }, now),
  }
  for (const [name, change] of Object.entries(changes))
    test(`${name} changes nothing of another user, also where the ids are the same`, async () => {
      await insert('queued')
      await insert('running', { status: 'running' })
      await insert('done', { status: 'done' })
      await insert('failed', { status: 'error', error: 'server_error' })
      const [ada, bob] = [await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]
      await ask(change)
      expect(await rowsOfUser(database, 'ada')).not.toEqual(ada)
      expect(await rowsOfUser(database, 'bob')).toEqual(bob)
    })
})

describe('a run', () => {
  const strangers = [
    { ...RUN, token: "bob's running" },
    { ...RUN, id: 'another' },
    { ...RUN, userId: 'bob' },
  ]

  test('that does not hold its task by user, id and token changes nothing', async () => {
    await insert('running', { status: 'running' })
    await insert('another', { status: 'running' })
    const before = [await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]
    for (const run of strangers) {
      expect(await ask((tasks) => tasks.lockRun(run))).toBe(false)
      expect(await ask((tasks) => tasks.noteJob(run, { job: 'j' } as never))).toBe(false)
      expect(await ask((tasks) => tasks.putBack(run, { counts: true }))).toBe(false)
      expect(await ask((tasks) => tasks.complete(run, NEW_PICTURE, now))).toBeUndefined()
    }
    expect([await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]).toEqual(before)
    expect(await ask((tasks) => tasks.lockRun(RUN))).toBe(true)
  })

  test('that ends keeps the picture once and lets everything go that held the task', async () => {
    await insert('running', { status: 'running', source: 'form' })
    await sql`update tasks set vendor_job = '{}', started_at = clock_timestamp() - interval '9 seconds'`.execute(
      database.handle,
    )
    expect(await ask((tasks) => tasks.complete(RUN, NEW_PICTURE, now))).toMatchObject({
      row: { id: NEW_PICTURE.id, user_id: 'ada' },
      source: 'form',
      callerLeft: false,
    })
    const row = await ask((tasks) => tasks.find('ada', 'running'))
    expect(row).toMatchObject({ status: 'done', lease_token: null, lease_until: null, vendor_job: null })
    expect(row).toMatchObject({ generation_id: NEW_PICTURE.id, finished_at: now, image_url: '/images/9.png' })
    expect(Math.round(row?.seconds ?? 0)).toBe(9)
    expect(await ask((tasks) => tasks.complete(RUN, NEW_PICTURE, now))).toBeUndefined()
  })

  test('that is put back counts as an attempt or not, waits or not, and keeps its paid job where it says so', async () => {
    const putBack = async (how: Parameters<ReturnType<typeof createTasksRepository>['putBack']>[1]) => {
      await sql`delete from tasks`.execute(database.handle)
      await insert('running', { status: 'running' })
      await sql`update tasks set vendor_job = '{"job":"j"}', not_before = ${now}`.execute(database.handle)
      expect(await ask((tasks) => tasks.putBack(RUN, how))).toBe(true)
      return ask((tasks) => tasks.find('ada', 'running'))
    }
    const free = { status: 'queued', lease_token: null, lease_until: null }
    expect(await putBack({ counts: true })).toMatchObject({
      ...{ ...free, attempts: 2, takeovers: 1, not_before: null, vendor_job: null },
    })
    expect(await putBack({ counts: false, keepsJob: true, isTakeover: true })).toMatchObject({
      ...{ ...free, attempts: 1, takeovers: 2, vendor_job: { job: 'j' } },
    })
    const waits = await putBack({ counts: true, waitMs: 3_600_000 })
    expect(waits?.not_before?.getTime()).toBeGreaterThan(Date.now() + 1_800_000)
  })
})

describe('a task that has not ended', () => {
  test('fails once, and tells what it was', async () => {
    await insert('queued', { key: 'k' })
    await insert('running', { status: 'running' })
    await insert('done', { status: 'done' })
    await sql`update tasks set vendor_job = '{}' where id = 'running'`.execute(database.handle)
    const failure = { code: 'rate_limit', message: 'wait', retryAfterSeconds: 7 } as const
    const fail = (id: string) => ask((tasks) => tasks.fail('ada', id, failure, now))
    expect(await fail('queued')).toMatchObject({
      id: 'queued',
      status: 'queued',
      lease_token: null,
      key_id: 'k',
    })
    expect(await fail('running')).toMatchObject({ status: 'running', lease_token: RUN.token })
    expect(await fail('done')).toBeUndefined()
    expect(await fail('running')).toBeUndefined()
    expect(await ask((tasks) => tasks.find('ada', 'running'))).toMatchObject({
      ...{ status: 'error', lease_token: null, lease_until: null, vendor_job: null, finished_at: now },
      ...{ error_code: 'rate_limit', error_message: 'wait', error_wait: 7 },
    })
  })

  test('notes whether its caller has gone, and one that has ended does not', async () => {
    await insert('queued')
    await insert('done', { status: 'done' })
    for (const id of ['queued', 'done']) await ask((tasks) => tasks.noteCaller('ada', id, true))
    const hasLeft = async (id: string) => (await ask((tasks) => tasks.find('ada', id)))?.caller_left
    expect([await hasLeft('queued'), await hasLeft('done')]).toEqual([true, false])
    await ask((tasks) => tasks.noteCaller('ada', 'queued', false))
    expect(await hasLeft('queued')).toBe(false)
  })

  test('is open, in the order of the ids', async () => {
    await insert('b', { status: 'running' })
    await insert('a')
    await insert('c', { status: 'done' })
    await insert('d', { status: 'error' })
    const open = [
      { id: 'a', lease_token: null },
      { id: 'b', lease_token: "ada's b" },
    ]
    expect(await ask((tasks) => tasks.findOpen('ada'))).toEqual(open)
  })
})

test('a failed task that is tried again is as new', async () => {
  await insert('failed', { status: 'error', source: 'form', error: 'server_error', key: 'old' })
  await sql`update tasks set started_at = ${now}, error_message = 'no', error_wait = 5, set_aside_at = ${now}`.execute(
    database.handle,
  )
  const before = await ask((tasks) => tasks.find('ada', 'failed'))
  await ask((tasks) => tasks.requeue('ada', 'failed', 'again', { key_id: 'new', key_day: now }))
  const row = await ask((tasks) => tasks.find('ada', 'failed'))
  expect(row).toMatchObject({
    ...{
      source: 'queue',
      status: 'queued',
      attempts: 0,
      takeovers: 0,
      set_aside_at: null,
      retry_key: 'again',
    },
    ...{ key_id: 'new', key_day: now, error_code: null, error_message: null, error_wait: null },
    ...{ started_at: null, finished_at: null, sort_order: before?.sort_order },
  })
  expect(Number(row?.position)).toBeGreaterThan(Number(before?.position))
})

describe('what the queue card shows', () => {
  beforeEach(async () => {
    await insert('third', { place: 3 })
    await insert('first', { place: 1 })
    await insert('second', { place: 2, status: 'running' })
    await insert('fourth', { place: 4 })
    await insert('of the form', { place: 0, source: 'form' })
    await insert('failed at the form', { source: 'form', status: 'error', error: 'server_error' })
  })

  test('is one user’s queue, page by page in its order, with the places of those that wait', async () => {
    const places = (rows: readonly { id: string; queue_place: number | null }[]) =>
      rows.map(({ id, queue_place }) => [id, queue_place])
    const page = await ask((tasks) => tasks.findShown('ada', undefined, 2))
    expect(places(page)).toEqual([
      ['first', 1],
      ['second', null],
    ])
    const rest = await ask((tasks) => tasks.findShown('ada', { sortOrder: 2, id: 'second' }, 10))
    expect(places(rest)).toEqual([
      ['third', 2],
      ['fourth', 3],
    ])
    expect(await ask((tasks) => tasks.find('ada', 'fourth'))).toMatchObject({ queue_place: 3 })
    expect(await ask((tasks) => tasks.find('ada', 'second'))).toMatchObject({ queue_place: null })
    expect(await ask((tasks) => tasks.find('ada', 'of the form'))).toMatchObject({ queue_place: null })
  })

  test('goes on after one of several in the same place', async () => {
    await insert('a third', { place: 3 })
    const rest = await ask((tasks) => tasks.findShown('ada', { sortOrder: 3, id: 'a third' }, 10))
    expect(rest.map(({ id, queue_place }) => [id, queue_place])).toEqual([
      ['third', 3],
      ['fourth', 4],
    ])
  })

  test('may be acted on, as what failed at the form', async () => {
    const lock = (id: string) => ask((tasks) => tasks.lockShown('ada', id))
    expect(await lock('first')).toEqual({ status: 'queued', retry_key: null })
    expect(await lock('failed at the form')).toMatchObject({ status: 'error' })
    expect(await lock('of the form')).toBeUndefined()
    await insert('only hers', {}, ['bob'])
    expect(await lock('only hers')).toBeUndefined()
  })

  test('is removed, one, those that are done, or all, and what is at the form stays', async () => {
    await insert('done', { status: 'done', key: 'k' })
    const remove = async (which: Parameters<ReturnType<typeof createTasksRepository>['remove']>[1]) =>
      idsOf(await ask((tasks) => tasks.remove('ada', which))).sort()
    expect(await remove({ id: 'first' })).toEqual(['first'])
    expect(await remove('done')).toEqual(['done'])
    expect(await remove('all')).toEqual(['fourth', 'second', 'third'])
    expect(await statusOf('ada', 'of the form')).toBe('queued')
    expect(await statusOf('bob', 'first')).toBe('queued')
  })
})
