import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPictures, idOf as pictureIdOf } from '../../../test/harness/insert-pictures.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase, TEST_DATABASE_URL } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createBatchesRepository } from './batches.repository.ts'

const now = new Date('2026-06-10T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const idOf = (name: string) => `bat_${name.padStart(26, '0')}`

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
})

/** As `system`, which row-level security does not restrict. */
const ask = <T>(question: (batches: ReturnType<typeof createBatchesRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createBatchesRepository(tx)))
const nextOf = async (user: string, inQueue = 4, at = now) =>
  (await ask((batches) => batches.findNext(user, inQueue, at)))?.id

type Status = 'waiting' | 'queued' | 'done' | 'error' | 'cancelled'

/** Picture ids consist of the batch's name and the picture's position. */
async function insert(name: string, user: string, statuses: readonly Status[], minute = 0): Promise<void> {
  const id = idOf(name)
  await ask((batches) =>
    batches.insert(
      {
        ...{ id, user_id: user, kind: 'sheet', title: name, grid: null, state: 'running', waits_for: null },
        ...{ next_try_at: null, time_zone: 'UTC', created_at: later(minute * 60_000), key_id: null },
      },
      statuses.map((status, place) => ({
        ...{ id: `${name}${place}`, user_id: user, batch_id: id, position: place, row_index: 0, prompt: '' },
        ...{ negative_prompt: '', style: 'none', quality: 'standard', aspect_ratio: '1:1', seed: 1, status },
        ...{ model: null, resolution: null, width: null, height: null, generation_id: null, error: 'no' },
      })),
    ),
  )
}

describe('what is done to the batches of one user', () => {
  const id = idOf('a')
  const first = { pictureId: 'a0', attempt: 1 }
  const changes: Readonly<Record<string, Parameters<typeof ask>[0]>> = {
    pauseAll: (batches) => batches.pauseAll('ada'),
    update: (batches) => batches.update('ada', id, { state: 'paused' }),
    delete: (batches) => batches.delete('ada', id),
    follow: (batches) => batches.follow('ada', first, { status: 'done' }),
    move: (batches) => batches.move('ada', id, ['waiting'], 'cancelled'),
  }
  for (const [name, change] of Object.entries(changes))
    test(`${name} leaves everybody else's as they were, and is nothing to a stranger`, async () => {
      await insert('a', 'ada', ['waiting', 'waiting'])
      await insert('b', 'bob', ['waiting', 'waiting'])
      const [ada, bob] = [await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]
      await ask(change)
      expect(await rowsOfUser(database, 'ada')).not.toEqual(ada)
      expect(await rowsOfUser(database, 'bob')).toEqual(bob)
    })

  test('is nothing where the user is another', async () => {
    await insert('a', 'ada', ['waiting', 'queued'])
    const before = await rowsOfUser(database, 'ada')
    expect(await ask((batches) => batches.find('bob', id))).toBeUndefined()
    expect(await ask((batches) => batches.lock('bob', id))).toBeUndefined()
    expect(await ask((batches) => batches.list('bob', 10))).toEqual([])
    expect((await ask((batches) => batches.count('bob', [id]))).get(id)).toMatchObject({ waiting: 0 })
    expect(await ask((batches) => batches.findPictures('bob', id))).toEqual([])
    expect(await ask((batches) => batches.isQueued('bob', 'a1'))).toBe(false)
    await ask((batches) => batches.update('bob', id, { state: 'paused' }))
    await ask((batches) => batches.delete('bob', id))
    expect(await ask((batches) => batches.follow('bob', first, { status: 'done' }))).toBeUndefined()
    expect(await ask((batches) => batches.move('bob', id, ['waiting'], 'cancelled'))).toEqual([])
    expect(await nextOf('bob')).toBeUndefined()
    expect(await rowsOfUser(database, 'ada')).toEqual(before)
  })
})

test('batches are listed the newest first, no more than asked for, and counted by state', async () => {
  await insert('a', 'ada', ['waiting', 'done', 'done'], 1)
  await insert('b', 'ada', ['error'], 3)
  await insert('c', 'ada', ['queued'], 2)
  const titles = async (limit: number) =>
    (await ask((batches) => batches.list('ada', limit))).map(({ title }) => title)
  expect(await titles(10)).toEqual(['b', 'c', 'a'])
  expect(await titles(2)).toEqual(['b', 'c'])
  const counts = await ask((batches) => batches.count('ada', [idOf('a'), idOf('b')]))
  expect([...counts.keys()]).toEqual([idOf('a'), idOf('b')])
  expect(counts.get(idOf('a'))).toEqual({ waiting: 1, queued: 0, done: 2, error: 0, cancelled: 0 })
  expect((await ask((batches) => batches.findPictures('ada', idOf('a')))).map((one) => one.id)).toEqual([
    'a0',
    'a1',
    'a2',
  ])
})

test('only what runs is paused, and what it waited for with it', async () => {
  await insert('a', 'ada', ['waiting'])
  await insert('b', 'ada', ['waiting'])
  await ask((batches) => batches.update('ada', idOf('a'), { waits_for: 'allowance', next_try_at: now }))
  await ask((batches) => batches.update('ada', idOf('b'), { state: 'cancelled', waits_for: 'allowance' }))
  await ask((batches) => batches.pauseAll('ada'))
  expect(await ask((batches) => batches.find('ada', idOf('a')))).toMatchObject({
    ...{ state: 'paused', waits_for: null, next_try_at: null },
  })
  expect(await ask((batches) => batches.find('ada', idOf('b')))).toMatchObject({
    ...{ state: 'cancelled', waits_for: 'allowance' },
  })
})

test('a batch that is locked says its own state', async () => {
  await insert('a', 'ada', ['waiting'])
  await insert('b', 'ada', ['waiting'])
  await ask((batches) => batches.update('ada', idOf('b'), { state: 'paused' }))
  expect(await ask((batches) => batches.lock('ada', idOf('a')))).toEqual({ state: 'running' })
  expect(await ask((batches) => batches.lock('ada', idOf('b')))).toEqual({ state: 'paused' })
})

// The embedded database has one session, which runs transactions one after another.
test.skipIf(!TEST_DATABASE_URL)('all batches of one user are locked together, and no others', async () => {
  await insert('a', 'ada', ['waiting'])
  await insert('b', 'ada', ['waiting'])
  await insert('c', 'bob', ['waiting'])
  await database.asSystem(async (tx) => {
    await createBatchesRepository(tx).lockAll('ada')
    const { rows } = await sql`select title from batches for update skip locked`.execute(database.handle)
    expect(rows).toEqual([{ title: 'c' }])
  })
})

describe('a picture', () => {
  test('is followed by the attempt that counts, and told where something is different', async () => {
    await insert('a', 'ada', ['queued', 'queued'])
    const follow = (pictureId: string, attempt: number, status: Status) =>
      ask((batches) => batches.follow('ada', { pictureId, attempt }, { status, error: 'why' }))
    expect(await follow('a0', 2, 'done')).toBeUndefined()
    expect(await follow('a0', 1, 'error')).toMatchObject({ id: 'a0', status: 'error', error: 'why' })
    expect(await follow('a0', 1, 'error')).toBeUndefined()
    await insertPictures(database, [{ userId: 'ada', number: 1 }])
    const first = { pictureId: 'a0', attempt: 1 }
    const done = { status: 'done', generationId: pictureIdOf(1) } as const
    expect(await ask((batches) => batches.follow('ada', first, done))).toMatchObject({
      ...{ status: 'done', generation_id: pictureIdOf(1), error: null },
    })
    expect(await ask((batches) => batches.isQueued('ada', 'a0'))).toBe(false)
    expect(await ask((batches) => batches.isQueued('ada', 'a1'))).toBe(true)
  })

  test('that is to be made again begins a new attempt without its error', async () => {
    await insert('a', 'ada', ['error', 'done', 'cancelled'])
    await insert('b', 'ada', ['error'])
    const moved = await ask((batches) => batches.move('ada', idOf('a'), ['error', 'cancelled'], 'waiting'))
    expect(moved.map(({ id, status, attempt, error }) => [id, status, attempt, error]).sort()).toEqual([
      ['a0', 'waiting', 2, null],
      ['a2', 'waiting', 2, null],
    ])
    const [cancelled] = await ask((batches) => batches.move('ada', idOf('b'), ['error'], 'cancelled'))
    expect(cancelled).toMatchObject({ id: 'b0', status: 'cancelled', attempt: 1, error: null })
  })
})

describe('the next picture', () => {
  test('is the first that waits of the oldest batch that runs', async () => {
    await insert('b', 'ada', ['waiting'], 2)
    await insert('a', 'ada', ['done', 'waiting', 'waiting'], 1)
    await insert('z', 'ada', ['waiting'], 1)
    expect(await nextOf('ada')).toBe('a1')
    await ask((batches) => batches.update('ada', idOf('a'), { state: 'paused' }))
    expect(await nextOf('ada')).toBe('z0')
    await ask((batches) => batches.delete('ada', idOf('z')))
    expect(await nextOf('ada')).toBe('b0')
  })

  test('comes at the moment at which it may be tried again', async () => {
    await insert('a', 'ada', ['waiting'])
    await ask((batches) => batches.update('ada', idOf('a'), { next_try_at: now }))
    expect(await nextOf('ada', 4, later(-1))).toBeUndefined()
    expect(await nextOf('ada')).toBe('a0')
    expect(await ask((batches) => batches.findUsersWithWork(later(-1)))).toEqual([])
    expect(await ask((batches) => batches.findUsersWithWork(now))).toEqual(['ada'])
  })

  test('comes while fewer of the user are in the queue', async () => {
    await insert('a', 'ada', ['queued', 'queued', 'waiting'])
    await insert('b', 'bob', ['queued', 'queued', 'queued'])
    expect(await nextOf('ada', 2)).toBeUndefined()
    expect(await nextOf('ada', 3)).toBe('a2')
  })

  test('is none where a batch runs that has nothing left, and another rests', async () => {
    await insert('a', 'ada', ['done'])
    await insert('b', 'ada', ['waiting'])
    await ask((batches) => batches.update('ada', idOf('b'), { state: 'paused' }))
    expect(await nextOf('ada')).toBeUndefined()
    expect(await ask((batches) => batches.findUsersWithWork(now))).toEqual([])
  })

  test('is looked for of everybody who has one, once', async () => {
    await insert('a', 'ada', ['waiting'])
    await insert('b', 'ada', ['waiting'])
    await insert('c', 'bob', ['done', 'queued'])
    expect(await ask((batches) => batches.findUsersWithWork(now))).toEqual(['ada'])
    for (const name of ['a', 'b'])
      await ask((batches) => batches.update('ada', idOf(name), { state: 'paused' }))
    expect(await ask((batches) => batches.findUsersWithWork(now))).toEqual([])
  })
})
