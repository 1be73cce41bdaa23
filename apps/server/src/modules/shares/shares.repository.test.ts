import { beforeAll, beforeEach, expect, test } from 'vitest'
import { idOf, insertPictures } from '../../../test/harness/insert-pictures.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createSharesRepository, type SharePosition } from './shares.repository.ts'

const now = new Date('2026-06-10T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  await insertPictures(database, [
    { userId: 'ada', number: 1 },
    { userId: 'ada', number: 2 },
    { userId: 'bob', number: 3 },
  ])
})

/** As `system`, which row-level security does not restrict. */
const ask = <T>(question: (shares: ReturnType<typeof createSharesRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createSharesRepository(tx)))

type Seed = {
  readonly user?: string
  readonly picture?: number
  readonly made?: number
  readonly ends?: number | null
}
const share = (token: string, { user = 'ada', picture = 1, made = 0, ends = null }: Seed = {}) =>
  ask((shares) =>
    shares.insert({
      ...{ token, user_id: user, generation_id: idOf(picture), show_prompt: true },
      ...{ created_at: later(made), expires_at: ends === null ? null : later(ends) },
    }),
  )
const page = async (after?: SharePosition, generationId?: string, limit = 10) =>
  (await ask((shares) => shares.findPage('ada', { generationId, after }, now, limit))).map(
    ({ token }) => token,
  )

test('links are counted of one user and one picture, as long as they work', async () => {
  await share('forever')
  await share('works', { ends: 1 })
  await share('has just ended', { ends: 0 })
  await share('of another picture', { picture: 2 })
  await share('of another user', { user: 'bob' })
  expect(Number(await ask((shares) => shares.countOf('ada', idOf(1), now)))).toBe(2)
})

test('links are listed of one user, the newest first, page by page, also where several are of one moment', async () => {
  await share('a', { made: 1 })
  await share('b', { made: 2, ends: 1 })
  await share('c', { made: 2, picture: 2 })
  await share('d', { made: 3 })
  await share('has just ended', { made: 2, ends: 0 })
  await share('of another user', { made: 2, user: 'bob' })
  expect(await page()).toEqual(['d', 'c', 'b', 'a'])
  expect(await page(undefined, undefined, 2)).toEqual(['d', 'c'])
  expect(await page({ createdAt: later(2), token: 'c' })).toEqual(['b', 'a'])
  expect(await page({ createdAt: later(1), token: 'a' })).toEqual([])
  expect(await page(undefined, idOf(1))).toEqual(['d', 'b', 'a'])
})

test('a link is ended by its owner alone, and no other with it', async () => {
  await share('one')
  await share('other', { picture: 2 })
  expect(await ask((shares) => shares.deleteOwnedBy('bob', 'one'))).toBeUndefined()
  expect(await ask((shares) => shares.deleteOwnedBy('ada', 'one'))).toBe(idOf(1))
  expect(await page()).toEqual(['other'])
})

test('a link shows its picture until the very moment it ends, and is forgotten after it', async () => {
  await share('ends', { ends: 0 })
  await share('goes on', { ends: 1 })
  expect(await ask((shares) => shares.findShared('ends', later(-1)))).toMatchObject({
    generation_id: idOf(1),
  })
  expect(await ask((shares) => shares.findShared('ends', now))).toBeUndefined()
  expect(await ask((shares) => shares.forgetExpired(now, 10))).toBe(0)
  expect(await ask((shares) => shares.forgetExpired(later(1), 10))).toBe(1)
  expect(await page()).toEqual(['goes on'])
})
