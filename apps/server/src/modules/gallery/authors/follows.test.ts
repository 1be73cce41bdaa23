import type { AuthorPage } from '@easel/contract/gallery/authors'
import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import { LIMITS } from '@easel/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, insertPictures } from '../../../../test/harness/insert-pictures.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser
let cleo: TestUser
const authors = new Map<TestUser, string>()

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
  cleo = await app.signUp('cleo')
  for (const user of [ada, cleo]) authors.set(user, await appear(user))
})
beforeEach(async () => {
  await sql`delete from generations`.execute(app.database.handle)
  await sql`delete from author_follows`.execute(app.database.handle)
})
afterAll(() => app.stop())

/** The id under which the account publishes. */
async function appear(user: TestUser): Promise<string> {
  await app.send('GET', '/api/preferences', { user })
  const body = { public_gallery_opt_in: true, gallery_name: `The name of ${user.email}`.slice(0, 40) }
  expect((await app.send('PATCH', '/api/preferences', { user, body })).status).toBe(200)
  const { rows } = await sql<{ author_id: string }>`
    select author_id from user_preferences where user_id = ${user.id}`.execute(app.database.handle)
  return rows[0]?.author_id ?? ''
}
type Account = { author_id: string; user_id: string }
async function insertAuthors(count: number): Promise<Account[]> {
  const { rows } = await sql<Account>`
    with accounts as (
      insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      select 'many-' || n, '', 'many-' || n || '@example.com', false, now(), now() from generate_series(1, ${count}::int) n
      returning id
    )
    insert into user_preferences (user_id, default_style, default_quality, default_aspect_ratio, notifications_enabled,
      public_gallery_opt_in, gallery_name)
    select id, 'anime', 'high', '1:1', true, true, id from accounts
    returning author_id, user_id`.execute(app.database.handle)
  return rows
}
/** Ben follows them, one after the other. */
const followDirectly = (accounts: readonly Account[]) =>
  sql`insert into author_follows (user_id, author_id, created_at)
    select ${ben.id}, id, now() - interval '1 hour' + n * interval '1 second'
    from unnest(${sql.val(accounts.map((row) => row.author_id))}::text[]) with ordinality as listed (id, n)`.execute(
    app.database.handle,
  )
const idBy = (user: TestUser) => authors.get(user) ?? ''
const publish = (user: TestUser, ...numbers: number[]) =>
  insertPictures(
    app.database,
    numbers.map((number) => ({ userId: user.id, number, style: number % 2 ? 'anime' : 'neon' })),
  )
const follow = (user: TestUser | undefined, id: string) =>
  app.send('POST', `/api/authors/${id}/follow`, { user })
const unfollow = (user: TestUser, id: string) => app.send('DELETE', `/api/authors/${id}/follow`, { user })
async function followed(user: TestUser, query = ''): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`
    const page = (await (
      await app.send('GET', `/api/gallery?following=true&${query}${next}`, { user })
    ).json()) as { items: GalleryPicture[]; nextCursor: string | null }
    found.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

describe('following', () => {
  it('narrows the gallery to the authors one follows, newest first and page by page', async () => {
    await publish(ada, 1, 4)
    await publish(ben, 2)
    await publish(cleo, 3, 5)
    expect(await followed(ben)).toEqual([])
    expect(await (await follow(ben, idBy(ada))).json()).toEqual({
      id: idBy(ada),
      followers: 1,
      is_followed: true,
    })
    expect(await followed(ben)).toEqual([idOf(4), idOf(1)])
    await follow(ben, idBy(cleo))
    expect(await followed(ben, 'limit=1')).toEqual([5, 4, 3, 1].map(idOf))
    expect(await followed(ben, 'limit=1&sort=likes')).toEqual([5, 4, 3, 1].map(idOf))
    expect(await followed(ben, 'limit=1&style=anime')).toEqual([5, 3, 1].map(idOf))
    expect(await followed(ben, 'q=picture+4')).toEqual([idOf(4)])
    await unfollow(ben, idBy(cleo))
    expect(await followed(ben)).toEqual([idOf(4), idOf(1)])
  })

  it('is shown on the author’s page: how many do, and whether one does oneself', async () => {
    await publish(ada, 1)
    await follow(ben, idBy(ada))
    await follow(cleo, idBy(ada))
    const read = async (user?: TestUser) => {
      const response = await app.send('GET', `/api/authors/${idBy(ada)}`, { user })
      const { followers, is_followed } = ((await response.json()) as AuthorPage).author
      return { followers, is_followed }
    }
    expect(await read(ben)).toEqual({ followers: 2, is_followed: true })
    expect(await read()).toEqual({ followers: 2, is_followed: false })
    expect(await read(ada)).toEqual({ followers: 2, is_followed: false })
  })

  it('happens once, however often it is asked for at once; so does ceasing to', async () => {
    await publish(ada, 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(ben, idBy(ada))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await (await follow(ben, idBy(ada))).json()).toMatchObject({ followers: 1, is_followed: true })
    for (const _ of [1, 2])
      expect(await (await unfollow(ben, idBy(ada))).json()).toMatchObject({
        followers: 0,
        is_followed: false,
      })
  })

  it('ends at its cap, exactly, with many calls at once', async () => {
    const rows = await insertAuthors(LIMITS.follows + 15)
    const kept = rows.slice(0, LIMITS.follows - 10)
    await followDirectly(kept)
    await insertPictures(
      app.database,
      kept.map(({ user_id }, at) => ({ userId: user_id, number: 1_000 + at })),
    )
    const others = rows.slice(LIMITS.follows - 10)
    await insertPictures(
      app.database,
      others.map(({ user_id }, at) => ({ userId: user_id, number: at + 1 })),
    )
    const answers = await Promise.all(others.map((row) => follow(ben, row.author_id)))
    const refused = answers.filter(({ status }) => status === 409)
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 15])
    expect(await refused[0]?.json()).toMatchObject({
      error: { message: 'You follow 200 authors. Unfollow one first.' },
    })
    const [first] = await followed(ben)
    expect(first).toBeDefined()
    await sql`delete from "user" where id like 'many-%'`.execute(app.database.handle)
    const { rows: left } = await sql`select from author_follows`.execute(app.database.handle)
    expect(left).toEqual([])
  })

  it('counts no one who shows nothing: of those, the earliest followed gives way', async () => {
    const many = await insertAuthors(LIMITS.follows)
    await followDirectly(many)
    const present = many.slice(2)
    await insertPictures(
      app.database,
      present.map(({ user_id }, at) => ({ userId: user_id, number: 1_000 + at })),
    )
    await publish(ada, 1)
    await publish(cleo, 2)
    expect((await follow(ben, idBy(ada))).status).toBe(200)
    const ids = async () => {
      const { rows } = await sql<{ author_id: string }>`select author_id from author_follows`.execute(
        app.database.handle,
      )
      return rows.map((row) => row.author_id)
    }
    expect(await ids()).toHaveLength(LIMITS.follows)
    expect(await ids()).not.toContain(many[0]?.author_id)
    expect(await ids()).toContain(many[1]?.author_id)
    expect((await follow(ben, idBy(cleo))).status).toBe(200)
    expect((await ids()).toSorted()).toEqual(
      [...present.map((row) => row.author_id), idBy(ada), idBy(cleo)].toSorted(),
    )
    await sql`update generations set is_public = false where user_id = ${many[5]?.user_id}`.execute(
      app.database.handle,
    )
    expect((await follow(ben, idBy(ada))).status).toBe(200)
    expect(await ids()).toHaveLength(LIMITS.follows)
    await sql`delete from "user" where id like 'many-%'`.execute(app.database.handle)
  })

  it('is for others alone, and for authors who show something', async () => {
    expect((await follow(ben, idBy(ada))).status).toBe(404)
    await publish(ada, 1)
    const own = await follow(ada, idBy(ada))
    expect([own.status, await own.json()]).toMatchObject([
      409,
      { error: { code: 'conflict', message: 'You cannot follow yourself.' } },
    ])
    expect((await follow(ben, 'ada')).status).toBe(400)
  })

  it('asks for a session, to follow and to look', async () => {
    await publish(ada, 1)
    expect((await follow(undefined, idBy(ada))).status).toBe(401)
    expect((await app.send('GET', '/api/gallery?following=true')).status).toBe(401)
    expect((await app.send('GET', '/api/gallery?following=yes', { user: ben })).status).toBe(400)
  })

  it('goes with the one who follows and with the one who is followed', async () => {
    const dan = await app.signUp('dan')
    const eve = await app.signUp('eve')
    const authorId = await appear(eve)
    await publish(eve, 1)
    await publish(ada, 2)
    await follow(dan, authorId)
    await follow(dan, idBy(ada))
    await follow(ben, authorId)
    const pairs = async () =>
      (await sql`select user_id, author_id from author_follows order by 1`.execute(app.database.handle)).rows
    expect(await pairs()).toHaveLength(3)
    await sql`delete from "user" where id = ${eve.id}`.execute(app.database.handle)
    expect(await pairs()).toEqual([{ user_id: dan.id, author_id: idBy(ada) }])
    await sql`delete from "user" where id = ${dan.id}`.execute(app.database.handle)
    expect(await pairs()).toEqual([])
  })

  it('[6.1] is seen by the one who follows alone: authors and visitors learn the number', async () => {
    await publish(ada, 1)
    await follow(ben, idBy(ada))
    const read = sql`select user_id from author_follows`
    expect((await app.database.asUser(ada.id, (tx) => read.execute(tx))).rows).toEqual([])
    expect((await app.database.asUser(ben.id, (tx) => read.execute(tx))).rows).toHaveLength(1)
    await expect(app.database.asAnonymous((tx) => read.execute(tx))).rejects.toThrow(/permission denied/)
    await expect(
      app.database.asUser(ada.id, (tx) =>
        sql`insert into author_follows (user_id, author_id) values (${ben.id}, ${idBy(cleo)})`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/)
  })
})
