import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { moveInQueue } from './move-in-queue.ts'

const LIST = { table: 'tasks', shown: sql<boolean>`source = 'queue'` }
const STARTED = { code: 'conflict', message: 'Only tasks that are still queued can be moved.' }
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`delete from "user"`.execute(database.handle)
  await insertUsers(database, 'ada', 'bob')
  for (const id of 'abcd') await add(id)
})

async function add(id: string, user = 'ada', source = 'queue'): Promise<void> {
  await sql`
    insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
      request_index, created_at)
    values (${user}, ${id}, ${source}, 'queued', 'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1, 0, now())`.execute(
    database.handle,
  )
}

const move = (id: string, before: string | null) =>
  database.asUser('ada', (tx) => moveInQueue(tx, LIST, 'ada', { id, before }))

async function order(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks where user_id = 'ada' and source = 'queue' order by sort_order`.execute(
    database.handle,
  )
  return rows.map(({ id }) => id).join(' ')
}

const start = (id: string) =>
  sql`update tasks set status = 'running', started_at = now(), attempts = 1, lease_token = ${id}, lease_until = now() + interval '1 hour'
    where id = ${id}`.execute(database.handle)

test('a task is put before another one, before the first, and at the end', async () => {
  expect(await move('d', 'b')).toBe(true)
  expect(await order()).toBe('a d b c')
  expect(await move('c', 'a')).toBe(true)
  expect(await order()).toBe('c a d b')
  expect(await move('a', null)).toBe(true)
  expect(await order()).toBe('c d b a')
  expect(await move('d', 'b')).toBe(true)
  expect(await order()).toBe('c d b a')
})

test('before itself a task stands already', async () => {
  expect(await move('b', 'b')).toBe(false)
  expect(await order()).toBe('a b c d')
})

test('only what is queued is moved, and only before what is queued', async () => {
  await start('b')
  for (const [id, before] of [
    ['b', 'a'],
    ['b', null],
    ['b', 'b'],
    ['c', 'b'],
  ] as const)
    await expect(move(id, before)).rejects.toMatchObject(STARTED)
  expect(await order()).toBe('a b c d')
})

test('what is not in the list, or another user’s, is not found', async () => {
  await add('theirs', 'bob')
  await add('form', 'ada', 'form')
  for (const [id, before] of [
    ['none', 'a'],
    ['none', null],
    ['none', 'none'],
    ['theirs', 'a'],
    ['form', null],
    ['a', 'none'],
    ['a', 'theirs'],
    ['a', 'form'],
  ] as const)
    await expect(move(id, before), `${id} before ${before}`).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  [1, 1 + Number.EPSILON],
  [1 + Number.EPSILON, 1 + 2 * Number.EPSILON],
])(
  'between %d and %d there is no place: all are numbered anew, and the order stays',
  async (first, second) => {
    await sql`update tasks set sort_order = ${first}::double precision where id = 'a'`.execute(
      database.handle,
    )
    await sql`update tasks set sort_order = ${second}::double precision where id = 'b'`.execute(
      database.handle,
    )
    expect(await move('d', 'b')).toBe(true)
    expect(await order()).toBe('a d b c')
    const { rows } = await sql`select distinct sort_order from tasks`.execute(database.handle)
    expect(rows).toHaveLength(4)
  },
)
