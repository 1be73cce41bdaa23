import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOf, insertPictures } from '../../../test/harness/insert-pictures.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createFollowsRepository } from './authors/follows.repository.ts'
import { createGalleryRepository } from './gallery.repository.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob', 'eve')
  for (const name of ['ada', 'bob', 'eve']) {
    await sql`insert into user_preferences (user_id, default_style, default_quality, default_aspect_ratio, notifications_enabled,
        public_gallery_opt_in, gallery_name, author_id)
      values (${name}, 'anime', 'high', '1:1', true, true, ${`the name of ${name}`}, ${name})`.execute(
      database.handle,
    )
  }
  await insertPictures(database, [
    { userId: 'ada', number: 1 },
    { userId: 'ada', number: 2 },
    { userId: 'bob', number: 3 },
  ])
})

/** As `system`, which row-level security does not restrict. */
const gallery = <T>(
  question: (gallery: ReturnType<typeof createGalleryRepository>) => Promise<T>,
  user?: string,
) => database.asSystem((tx) => question(createGalleryRepository(tx, user)))
const follows = <T>(
  question: (follows: ReturnType<typeof createFollowsRepository>) => Promise<T>,
  user = 'eve',
) => database.asSystem((tx) => question(createFollowsRepository(tx, user)))
const likesOf = async (number: number) => (await gallery((of) => of.find(idOf(number))))?.likes

describe('a like', () => {
  test('is of one user and one picture, counted once, and taken back by who gave it', async () => {
    for (const user of ['bob', 'eve', 'eve']) await gallery((of) => of.like(idOf(1)), user)
    await gallery((of) => of.like(idOf(3)), 'eve')
    await gallery((of) => of.like('no picture'), 'eve')
    expect([await likesOf(1), await likesOf(2), await likesOf(3)]).toEqual([2, 0, 1])
    const all = [1, 2, 3].map(idOf)
    expect(await gallery((of) => of.findLiked(all), 'bob')).toEqual(new Set([idOf(1)]))
    expect(await gallery((of) => of.findLiked([idOf(3)]), 'bob')).toEqual(new Set())
    expect(await gallery((of) => of.findLiked(all))).toEqual(new Set())
    await gallery((of) => of.unlike(idOf(1)), 'eve')
    await gallery((of) => of.unlike(idOf(3)), 'bob')
    expect([await likesOf(1), await likesOf(2), await likesOf(3)]).toEqual([1, 0, 1])
  })
})

describe('an author', () => {
  test('is who shows something, known by the newest picture, with all that are shown since the first', async () => {
    await follows((of) => of.add('ada'))
    expect(await gallery((of) => of.findAuthor('ada'), 'eve')).toEqual({
      ...{
        id: 'ada',
        name: 'the name of ada',
        is_own: false,
        since: new Date(Date.UTC(2026, 0, 1, 0, 0, 1)),
      },
      ...{ pictures: 2, followers: 1, is_followed: true },
    })
    expect(await gallery((of) => of.findAuthor('ada'), 'ada')).toMatchObject({
      is_own: true,
      is_followed: false,
    })
    expect(await gallery((of) => of.findAuthor('bob'), 'eve')).toMatchObject({
      since: new Date(Date.UTC(2026, 0, 1, 0, 0, 3)),
      pictures: 1,
      is_followed: false,
    })
    expect(await gallery((of) => of.findAuthor('ada'))).toMatchObject({ is_own: false, is_followed: false })
    expect(await gallery((of) => of.findAuthor('eve'))).toBeUndefined()
  })

  test('has pages of the own pictures, the newest first', async () => {
    await insertPictures(database, [{ userId: 'ada', number: 4 }])
    const page = async (after: number | undefined) => {
      const published = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, number))
      const position =
        after === undefined ? undefined : { likes: 0, publishedAt: published(after), id: idOf(after) }
      const { rows } = await gallery((of) => of.findPageOf('ada', { after: position, limit: 2 }))
      return rows.map((row) => row.generation_id).slice(0, 2)
    }
    expect(await page(undefined)).toEqual([idOf(4), idOf(2)])
    expect(await page(2)).toEqual([idOf(1)])
    expect(await page(1)).toEqual([])
  })
})

describe('who is followed', () => {
  test('is followed by one user, once, and let go by that user alone', async () => {
    await follows((of) => of.add('ada'))
    await follows((of) => of.add('ada'))
    await follows((of) => of.add('ada'), 'bob')
    const bob = await rowsOfUser(database, 'bob')
    expect(await follows((of) => of.isThere('ada'))).toBe(true)
    expect(await follows((of) => of.isThere('bob'))).toBe(false)
    await follows((of) => of.add('bob'))
    expect(await follows((of) => of.countFollowers('ada'))).toBe(2)
    await follows((of) => of.remove('ada'))
    expect(await follows((of) => of.isThere('ada'))).toBe(false)
    expect(await follows((of) => of.isThere('bob'))).toBe(true)
    expect(await rowsOfUser(database, 'bob')).toEqual(bob)
  })

  test('is counted while something is shown, and makes room when nothing is, the earliest first', async () => {
    for (const author of ['ada', 'bob', 'eve']) await follows((of) => of.add(author))
    for (const author of ['ada', 'bob']) await follows((of) => of.add(author), 'bob')
    expect(await follows((of) => of.countPresent())).toBe(2)
    await sql`delete from generations where user_id = 'ada'`.execute(database.handle)
    await sql`update author_follows set created_at = case author_id when 'eve' then now() - interval '1 day' else now() end`.execute(
      database.handle,
    )
    const left = async () => {
      const { rows } = await sql<{
        author_id: string
      }>`select author_id from author_follows where user_id = 'eve' order by 1`.execute(database.handle)
      return rows.map((row) => row.author_id)
    }
    await follows((of) => of.removeVanished({ beyond: 3 }))
    expect(await left()).toEqual(['ada', 'bob', 'eve'])
    await follows((of) => of.removeVanished({ beyond: 2 }))
    expect(await left()).toEqual(['ada', 'bob'])
    await follows((of) => of.removeVanished({ beyond: 0 }))
    expect(await left()).toEqual(['bob'])
    expect(await follows((of) => of.isThere('ada'), 'bob')).toBe(true)
  })

  test('is news once, to each who follows, from when they began to', async () => {
    await insertPictures(database, [{ userId: 'bob', number: 9 }])
    await follows((of) => of.add('ada'))
    await follows((of) => of.add('bob'))
    await follows((of) => of.add('ada'), 'bob')
    expect(await follows((of) => of.takeNews())).toEqual([])
    await insertPictures(database, [{ userId: 'ada', number: 4 }])
    expect(await follows((of) => of.takeNews())).toEqual([{ id: 'ada', name: 'the name of ada' }])
    expect(await follows((of) => of.takeNews())).toEqual([])
    expect(await follows((of) => of.takeNews(), 'bob')).toEqual([{ id: 'ada', name: 'the name of ada' }])
    const names = await follows((of) => of.findNames(['bob', 'eve']))
    expect(names).toEqual([{ id: 'bob', name: 'the name of bob' }])
  })
})
