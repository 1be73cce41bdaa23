import { LIMITS } from '@easel/contract/limits'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOf, insertPictures } from '../../../test/harness/insert-pictures.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createChangesRepository, findExpiredTrash } from './changes.repository.ts'
import { createCollectionsRepository } from './collections.repository.ts'
import { createDownloadsRepository } from './downloads.repository.ts'
import { createLibraryRepository } from './library.repository.ts'

const now = new Date('2026-06-10T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
/** Ids have no letters that look like digits. */
const collection = (name: string) => `col_${name.replaceAll('o', '0').replaceAll('l', '1').padStart(26, '0')}`
/** Pictures 1, 2 and 4 are ada's, 3 and 5 bob's. */
const ALL = [1, 2, 3, 4, 5].map(idOf)

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  for (const name of ['ada', 'bob']) {
    await collections((of) =>
      of.insert({ ...{ id: collection(name), user_id: name, parent_id: null, name, created_at: now } }),
    )
  }
  await insertPictures(
    database,
    [1, 2, 3, 4, 5].map((number) => ({
      userId: number % 2 && number > 1 ? 'bob' : 'ada',
      number,
      isPublic: false,
    })),
  )
})

/** As `system`, which row-level security does not restrict. */
const changes = <T>(question: (changes: ReturnType<typeof createChangesRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createChangesRepository(tx, 'ada')))
const collections = <T>(question: (of: ReturnType<typeof createCollectionsRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createCollectionsRepository(tx)))
const downloads = <T>(question: (of: ReturnType<typeof createDownloadsRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createDownloadsRepository(tx)))
const library = <T>(question: (of: ReturnType<typeof createLibraryRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createLibraryRepository(tx)))
const set = (columns: string, number: number) =>
  sql`update generations set ${sql.raw(columns)} where id = ${idOf(number)}`.execute(database.handle)
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

describe('what one user does to all of these pictures', () => {
  const cases: Readonly<Record<string, Parameters<typeof changes>[0]>> = {
    setFavorite: (of) => of.setFavorite(ALL, true),
    changeTags: (of) => of.changeTags(ALL, ['sea'], []),
    setTags: (of) => of.setTags(ALL, ['sea']),
    setCollections: (of) => of.setCollections(ALL, [collection('ada')]),
    addToCollection: (of) => of.addToCollection(ALL, collection('ada')),
    publish: (of) => of.publish(ALL, now),
    trash: (of) => of.trash(ALL, now),
    delete: (of) => of.delete(ALL),
  }
  for (const [name, change] of Object.entries(cases))
    test(`${name} changes the user's own and no others`, async () => {
      const [ada, bob] = [await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]
      const changed = await changes(change)
      expect(changed).toHaveLength(3)
      expect(await rowsOfUser(database, 'ada')).not.toEqual(ada)
      expect(await rowsOfUser(database, 'bob')).toEqual(bob)
    })

  test('is what is different afterwards, and nothing where it is done already', async () => {
    const twice = async (change: Parameters<typeof changes>[0]) => [
      ((await changes(change)) as unknown[]).length,
      ((await changes(change)) as unknown[]).length,
    ]
    await changes((of) => of.setFavorite([idOf(1)], true))
    expect(await twice((of) => of.setFavorite(ALL, true))).toEqual([2, 0])
    expect(await twice((of) => of.setTags(ALL, ['b', 'a', 'a']))).toEqual([3, 0])
    expect(await library((of) => of.find('ada', idOf(1)))).toMatchObject({ tags: ['a', 'b'] })
    expect(await twice((of) => of.addToCollection(ALL, collection('ada')))).toEqual([3, 0])
    expect(await twice((of) => of.takeFromCollection([idOf(1)], collection('ada')))).toEqual([1, 0])
    expect(await twice((of) => of.trash([idOf(1)], now))).toEqual([1, 0])
    expect(await twice((of) => of.publish(ALL, now))).toEqual([2, 0])
    expect(await twice((of) => of.unpublish([idOf(2)]))).toEqual([1, 0])
    expect(await twice((of) => of.restore(ALL))).toEqual([1, 0])
    expect(await twice((of) => of.delete([idOf(4)]))).toEqual([1, 0])
    expect(await changes((of) => of.lock(ALL))).toEqual([idOf(1), idOf(2)])
    expect(await changes((of) => of.lock([idOf(2), idOf(3)]))).toEqual([idOf(2)])
  })

  test('counts in the library of its user, and no longer once it is undone', async () => {
    const countOf = (user: string) => library((of) => of.countAll(user))
    const [ada, bob] = [await countOf('ada'), await countOf('bob')]
    expect(ada).not.toEqual(bob)
    await changes((of) => of.setFavorite([idOf(1)], true))
    expect(await countOf('ada')).not.toEqual(ada)
    await changes((of) => of.setFavorite([idOf(1)], false))
    expect(await countOf('ada')).toEqual(ada)
    expect(await countOf('bob')).toEqual(bob)
  })

  test('is published at the moment at which it first was', async () => {
    await changes((of) => of.publish([idOf(1)], now))
    await changes((of) => of.unpublish([idOf(1)]))
    await changes((of) => of.publish([idOf(1)], later(1)))
    expect(await library((of) => of.find('ada', idOf(1)))).toMatchObject({ published_at: now })
  })
})

describe('tags and collections of a picture', () => {
  test('that are there come before those that are added, as far as there is room', async () => {
    const many = Array.from(
      { length: LIMITS.tagsPerPicture },
      (_, place) => `t${String(place).padStart(3, '0')}`,
    )
    await changes((of) => of.setTags([idOf(1)], many.slice(1)))
    expect(await changes((of) => of.changeTags([idOf(1)], ['z', 'a', 'b'], ['z']))).toEqual([
      { id: idOf(1), tags: ['a', ...many.slice(1)] },
    ])
    expect(await changes((of) => of.changeTags([idOf(1)], ['0'], ['t001']))).toMatchObject([
      { tags: ['0', 'a', ...many.slice(2)] },
    ])
  })

  test('are as many as may be', async () => {
    const full = Array.from({ length: LIMITS.collectionsPerPicture - 1 }, (_, place) =>
      collection(`c${place}`),
    )
    await changes((of) => of.setCollections([idOf(1)], full))
    expect(await changes((of) => of.addToCollection([idOf(1)], collection('last')))).toHaveLength(1)
    expect(await changes((of) => of.addToCollection([idOf(1)], collection('more')))).toEqual([])
  })
})

describe('the trash', () => {
  beforeEach(async () => {
    for (const [number, moment] of [
      [1, 0],
      [2, -1],
      [3, -2],
    ] as const)
      await sql`update generations set trashed_at = ${later(moment)} where id = ${idOf(number)}`.execute(
        database.handle,
      )
  })

  test('is one user’s, the newest picture first, no more than asked for', async () => {
    expect(await changes((of) => of.findTrashed(10))).toEqual([idOf(2), idOf(1)])
    expect(await changes((of) => of.findTrashed(1))).toEqual([idOf(2)])
  })

  test('is emptied of what was there before the moment, of everybody, the oldest first', async () => {
    const expired = (before: Date, limit: number) =>
      database.asSystem(async (tx) => idsOf(await findExpiredTrash(tx, before, limit)))
    expect(await expired(now, 10)).toEqual([idOf(3), idOf(2)])
    expect(await expired(now, 1)).toEqual([idOf(3)])
    expect(await changes((of) => of.lockTrashedBefore(ALL, now))).toEqual([idOf(2)])
    expect(await changes((of) => of.lockTrashedBefore(ALL, later(1)))).toEqual([idOf(1), idOf(2)])
    expect(await changes((of) => of.lockTrashedBefore([idOf(2)], later(1)))).toEqual([idOf(2)])
  })
})

describe('collections', () => {
  const insert = (id: string, name: string, parent: string | null = null) =>
    collections((of) =>
      of.insert({
        id: collection(id),
        user_id: 'ada',
        parent_id: parent && collection(parent),
        name,
        created_at: now,
      }),
    )

  test('are listed of one user by name, with how many pictures lie in them', async () => {
    await insert('x', 'Zebra')
    await insert('y', 'apples')
    await changes((of) => of.addToCollection([idOf(1), idOf(2)], collection('y')))
    await changes((of) => of.trash([idOf(2)], now))
    const listed = await collections((of) => of.list('ada'))
    expect(listed.map(({ name, count }) => [name, Number(count)])).toEqual([
      ['ada', 0],
      ['apples', 1],
      ['Zebra', 0],
    ])
  })

  test('are found, changed and removed by their owner alone', async () => {
    await insert('x', 'Inner', 'ada')
    const ids = [collection('ada'), collection('bob')]
    expect(await collections((of) => of.has('bob', collection('ada')))).toBe(false)
    expect(await collections((of) => of.has('ada', collection('ada')))).toBe(true)
    expect(await collections((of) => of.findExisting('ada', ids))).toEqual([collection('ada')])
    expect(idsOf(await collections((of) => of.lockTree('ada')))).toEqual(
      [collection('x'), collection('ada')].sort(),
    )
    const before = await rowsOfUser(database, 'ada')
    await collections((of) => of.update('bob', collection('ada'), { name: 'Mine' }))
    await collections((of) => of.delete('bob', [collection('ada')]))
    expect(await rowsOfUser(database, 'ada')).toEqual(before)
    await collections((of) => of.update('ada', collection('x'), { name: 'Other' }))
    const names = async () => (await collections((of) => of.list('ada'))).map(({ name }) => name)
    expect(await names()).toEqual(['ada', 'Other'])
  })

  test('leave their pictures behind, also those in the trash, and the pictures’ other collections', async () => {
    await insert('x', 'X')
    for (const id of ['ada', 'x']) await changes((of) => of.addToCollection(ALL, collection(id)))
    await changes((of) => of.trash([idOf(2)], now))
    const bob = await rowsOfUser(database, 'bob')
    await collections((of) => of.delete('ada', [collection('ada')]))
    for (const number of [1, 2])
      expect(await library((of) => of.find('ada', idOf(number)))).toMatchObject({
        collection_ids: [collection('x')],
      })
    expect(idsOf(await collections((of) => of.list('ada')))).toEqual([collection('x')])
    expect(await rowsOfUser(database, 'bob')).toEqual(bob)
  })
})

describe('a picture’s family', () => {
  beforeEach(async () => {
    // 1 became 2, 2 became 4; bob's 3 and 5 also name them as parents.
    await set(`parent_id = '${idOf(1)}'`, 2)
    await set(`parent_id = '${idOf(2)}'`, 4)
    await set(`parent_id = '${idOf(1)}'`, 3)
    await set(`parent_id = '${idOf(2)}'`, 5)
  })

  test('is its user’s own, the nearest first', async () => {
    expect(idsOf(await library((of) => of.findAncestors('ada', idOf(4))))).toEqual([idOf(2), idOf(1)])
    expect(await library((of) => of.findAncestors('bob', idOf(4)))).toEqual([])
    expect(await library((of) => of.findAncestors('bob', idOf(5)))).toEqual([])
    expect(idsOf(await library((of) => of.findChildren('ada', idOf(1))))).toEqual([idOf(2)])
    expect(idsOf(await library((of) => of.findFamily('ada', idOf(1))))).toEqual([idOf(1), idOf(2), idOf(4)])
  })

  test('ends where a picture of another comes in between', async () => {
    // Ada's 1 became bob's 3, which became ada's 4.
    await set(`parent_id = '${idOf(3)}'`, 4)
    expect(await library((of) => of.findAncestors('ada', idOf(4)))).toEqual([])
    expect(await library((of) => of.findAncestors('bob', idOf(4)))).toEqual([])
    expect(idsOf(await library((of) => of.findFamily('ada', idOf(1))))).toEqual([idOf(1), idOf(2)])
    expect(idsOf(await library((of) => of.findFamily('bob', idOf(1))))).toEqual([idOf(3)])
  })

  test('is followed through twenty generations, and fifty children and two hundred of the family are named', async () => {
    const line = Array.from({ length: 202 }, (_, place) => 10 + place)
    await insertPictures(
      database,
      line.map((number) => ({ userId: 'ada', number })),
    )
    for (const number of line.slice(1, 23)) await set(`parent_id = '${idOf(number - 1)}'`, number)
    expect(await library((of) => of.findAncestors('ada', idOf(32)))).toHaveLength(20)
    expect(idsOf(await library((of) => of.findFamily('ada', idOf(10))))).toEqual(line.slice(0, 21).map(idOf))
    for (const number of line.slice(1)) await set(`parent_id = '${idOf(10)}'`, number)
    expect(await library((of) => of.findChildren('ada', idOf(10)))).toHaveLength(50)
    expect(await library((of) => of.findFamily('ada', idOf(10)))).toHaveLength(200)
  })

  test('names the children of a picture, the newest first', async () => {
    await set(`parent_id = '${idOf(1)}'`, 4)
    expect(idsOf(await library((of) => of.findChildren('ada', idOf(1))))).toEqual([idOf(4), idOf(2)])
    await sql`update generations set created_at = ${now}`.execute(database.handle)
    expect(idsOf(await library((of) => of.findChildren('ada', idOf(1))))).toEqual([idOf(4), idOf(2)])
  })

  test('is without what lies in the trash, but for what led to it', async () => {
    await changes((of) => of.trash([idOf(2)], now))
    expect(idsOf(await library((of) => of.findAncestors('ada', idOf(4))))).toEqual([idOf(2), idOf(1)])
    expect(await library((of) => of.findChildren('ada', idOf(1)))).toEqual([])
    expect(idsOf(await library((of) => of.findFamily('ada', idOf(1))))).toEqual([idOf(1), idOf(4)])
    expect(idsOf(await library((of) => of.findMany('ada', [...ALL].reverse())))).toEqual([idOf(4), idOf(1)])
    expect(await library((of) => of.find('bob', idOf(1)))).toBeUndefined()
  })
})

test('a download is its owner’s to count, and opens until the very moment it ends', async () => {
  for (const [token, user_id, ends] of [
    ['a', 'ada', 1],
    ['b', 'ada', 0],
    ['c', 'bob', 1],
  ] as const)
    await downloads((of) => of.insert({ token, user_id, request: {} as never, expires_at: later(ends) }))
  expect(await downloads((of) => of.countOpen('ada', now))).toBe(1)
  expect(await downloads((of) => of.find('a', now))).toMatchObject({ user_id: 'ada' })
  expect(await downloads((of) => of.find('b', now))).toBeUndefined()
  expect(await downloads((of) => of.find('none', now))).toBeUndefined()
  expect(await downloads((of) => of.prune(now, 10))).toBe(1)
})
