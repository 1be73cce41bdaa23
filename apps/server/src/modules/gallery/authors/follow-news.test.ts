import { DELETION_PHRASE } from '@easel/contract/account'
import { listNotifications } from '@easel/contract/news/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { idOf, insertPictures } from '../../../../test/harness/insert-pictures.ts'
import { readEventStream } from '../../../../test/harness/read-event-stream.ts'
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestUser,
} from '../../../../test/harness/start-test-app.ts'

const FOLLOWERS = 10_000

let app: TestApp
let now = new Date('2026-11-01T12:00:00Z')
let ada: TestUser
let ben: TestUser
let authorId = ''

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
  authorId = await appear(ada, 'Ada')
})
beforeEach(async () => {
  await sql`delete from notifications`.execute(app.database.handle)
  await sql`delete from author_follows`.execute(app.database.handle)
  await sql`delete from generations`.execute(app.database.handle)
  await prefer(ben, { notifications_enabled: true, follow_notifications_enabled: true })
  // Pictures published before are not news.
  await insertPictures(app.database, [{ userId: ada.id, number: 1 }])
  await follow(ben, authorId)
})
afterAll(() => app.stop())

async function prefer(user: TestUser, body: object): Promise<void> {
  expect((await app.send('PATCH', '/api/preferences', { user, body })).status).toBe(200)
}
/** The id under which the account publishes. */
async function appear(user: TestUser, name: string): Promise<string> {
  await prefer(user, { public_gallery_opt_in: true, gallery_name: name })
  const { rows } = await sql<{ author_id: string }>`
    select author_id from user_preferences where user_id = ${user.id}`.execute(app.database.handle)
  return rows[0]?.author_id ?? ''
}
const follow = async (user: TestUser, id: string) =>
  expect((await app.send('POST', `/api/authors/${id}/follow`, { user })).status).toBe(200)
/** Publishes a new picture, a second after whatever was before. */
async function publish(user: TestUser, number: number): Promise<void> {
  now = new Date(now.getTime() + 1_000)
  await insertPictures(app.database, [{ userId: user.id, number, isPublic: false }])
  const path = `/api/generations/${idOf(number)}/publication`
  expect((await app.send('POST', path, { user })).status).toBe(200)
}
async function read(user: TestUser) {
  const response = await app.send('GET', '/api/notifications', { user })
  return z.parse(listNotifications.output, await response.json())
}
const told = async (user: TestUser) =>
  (await read(user)).items.map(({ kind, title, path }) => [kind, title, path])
const openStream = async (user: TestUser) => readEventStream(await app.send('GET', '/api/events', { user }))

describe('news of authors one follows', () => {
  it('are told once, however often and by how many tabs they are read', async () => {
    expect(await told(ben)).toEqual([])
    await publish(ada, 2)
    const all = await Promise.all([read(ben), read(ben), read(ben)])
    expect(all.map(({ unread }) => unread)).toContain(1)
    expect(await told(ben)).toEqual([['following', 'New in the gallery from Ada', `/authors/${authorId}`]])
    expect(await told(ada)).toEqual([])
  })

  it('replace what was told and not read yet, and come beside what was read', async () => {
    await publish(ada, 2)
    const [first] = (await read(ben)).items
    await publish(ada, 3)
    const again = await read(ben)
    expect(again.items).toHaveLength(1)
    expect(again.items[0]?.id).not.toBe(first?.id)
    await app.send('POST', '/api/notifications/read', { user: ben, body: {} })
    await publish(ada, 4)
    expect((await read(ben)).items.map(({ is_read }) => is_read)).toEqual([false, true])
  })

  it('ask the open pages of followers to look, whether one picture is published or many', async () => {
    const stream = await openStream(ben)
    await vi.waitFor(() => expect(stream.events).not.toHaveLength(0))
    const asked = () => stream.events.filter(({ type }) => type === 'follows.published').length
    await publish(ada, 2)
    await vi.waitFor(() => expect(asked()).toBe(1))
    await insertPictures(app.database, [{ userId: ada.id, number: 3, isPublic: false }])
    const body = { ids: [idOf(3)], change: { action: 'publish', value: true } }
    expect((await app.send('POST', '/api/generations/bulk', { user: ada, body })).status).toBe(200)
    await vi.waitFor(() => expect(asked()).toBe(2))
    await read(ben)
    await vi.waitFor(() => expect(stream.events.at(-1)?.type).toBe('notification.created'))
    await stream.stop()
  })

  it('are not told of what is taken back, published again, or by whom one has let go', async () => {
    await publish(ada, 2)
    await app.send('DELETE', `/api/generations/${idOf(2)}/publication`, { user: ada })
    expect(await told(ben)).toEqual([])
    await publish(ada, 3)
    expect(await told(ben)).toHaveLength(1)
    await app.send('DELETE', '/api/notifications', { user: ben })
    await app.send('POST', '/api/notifications/read', { user: ben, body: {} })
    await app.send('DELETE', `/api/generations/${idOf(3)}/publication`, { user: ada })
    await app.send('POST', `/api/generations/${idOf(3)}/publication`, { user: ada })
    expect((await read(ben)).unread).toBe(0)
    await app.send('DELETE', `/api/authors/${authorId}/follow`, { user: ben })
    await publish(ada, 4)
    expect((await read(ben)).unread).toBe(0)
  })

  it('of many authors are one notification, which stays true when others publish before it is read', async () => {
    const one = [['following', 'New in the gallery from authors you follow', '/gallery?following=true']]
    for (let number = 10; number < 22; number += 1) {
      const author = await app.signUp(`author-${number}`)
      const id = await appear(author, `Author ${number}`)
      await insertPictures(app.database, [{ userId: author.id, number }])
      await follow(ben, id)
      await publish(author, number + 20)
      if (number === 15) expect(await told(ben)).toEqual(one)
    }
    expect(await told(ben)).toEqual(one)
  })

  it('are turned off by a setting of their own and with all others, and what was missed then is not told later', async () => {
    const stream = await openStream(ben)
    await vi.waitFor(() => expect(stream.events).not.toHaveLength(0))
    for (const off of [{ follow_notifications_enabled: false }, { notifications_enabled: false }]) {
      await prefer(ben, off)
      await publish(ada, off.notifications_enabled === false ? 3 : 2)
      expect(await told(ben)).toEqual([])
      await prefer(ben, { notifications_enabled: true, follow_notifications_enabled: true })
      expect(await told(ben)).toEqual([])
    }
    expect(stream.events.filter(({ type }) => type === 'follows.published')).toEqual([])
    await stream.stop()
  })

  it('name an author as they are called today, and no one who has left; no name is kept', async () => {
    const cleo = await app.signUp('leaving')
    const id = await appear(cleo, 'Cleo')
    await insertPictures(app.database, [{ userId: cleo.id, number: 30 }])
    await follow(ben, id)
    await publish(cleo, 31)
    expect(await told(ben)).toEqual([['following', 'New in the gallery from Cleo', `/authors/${id}`]])
    const { rows: sent } = await sql<{ title: string }>`
      select payload -> 'notification' ->> 'title' as title from user_events
      where user_id = ${ben.id} and type = 'notification.created' order by seq desc limit 1`.execute(
      app.database.handle,
    )
    expect(sent).toEqual([{ title: 'New in the gallery from Cleo' }])
    await prefer(cleo, { gallery_name: 'Clea' })
    expect(await told(ben)).toEqual([['following', 'New in the gallery from Clea', `/authors/${id}`]])
    const { rows } = await sql`select from notifications where title like '%Cle%'`.execute(
      app.database.handle,
    )
    expect(rows).toEqual([])
    const body = { password: PASSWORD, confirmation: DELETION_PHRASE }
    expect((await app.send('POST', '/api/account/deletion', { user: cleo, body })).status).toBe(200)
    expect(await told(ben)).toEqual([
      ['following', 'New in the gallery from an author you follow', `/authors/${id}`],
    ])
  })

  it('are the follower’s alone: neither visitors nor others read them, and no one learns who follows', async () => {
    const cleo = await app.signUp('cleo')
    await publish(ada, 2)
    expect((await app.send('GET', '/api/notifications')).status).toBe(401)
    expect((await read(cleo)).items.filter(({ kind }) => kind === 'following')).toEqual([])
    const followersSeenBy = (user: TestUser) =>
      app.database.asUser(user.id, async (tx) => {
        const { rows } = await sql`select id from own_followers() as id`.execute(tx)
        return rows
      })
    expect(await followersSeenBy(cleo)).toEqual([])
    await expect(app.database.asAnonymous((tx) => sql`select own_followers()`.execute(tx))).rejects.toThrow(
      /permission denied/,
    )
    expect(await told(ben)).toHaveLength(1)
  })

  it('do not tell who turns them on again of what came meanwhile, though nothing was read then', async () => {
    for (const [at, off] of ['follow_notifications_enabled', 'notifications_enabled'].entries()) {
      await prefer(ben, { [off]: false })
      await publish(ada, 2 + at)
      await prefer(ben, { [off]: true })
      expect(await told(ben)).toEqual([])
    }
    await publish(ada, 4)
    expect(await told(ben)).toHaveLength(1)
  })

  it('ask no open page to look at what is public already, however often it is published', async () => {
    const stream = await openStream(ben)
    await vi.waitFor(() => expect(stream.events).not.toHaveLength(0))
    await publish(ada, 2)
    await read(ben)
    const path = `/api/generations/${idOf(2)}/publication`
    const bulk = { ids: [idOf(2)], change: { action: 'publish', value: true } }
    for (const [method, address, body] of [
      ['POST', path],
      ['DELETE', path],
      ['POST', path],
      ['POST', '/api/generations/bulk', bulk],
    ] as const)
      expect((await app.send(method, address, { user: ada, body })).status).toBe(200)
    await publish(ada, 3)
    await read(ben)
    await vi.waitFor(() =>
      expect(stream.events.filter(({ type }) => type === 'notification.created')).toHaveLength(2),
    )
    expect(stream.events.filter(({ type }) => type === 'follows.published')).toHaveLength(2)
    await stream.stop()
  })

  it('refuse a setting that is neither on nor off', async () => {
    const body = { follow_notifications_enabled: 'sometimes' }
    const answer = await app.send('PATCH', '/api/preferences', { user: ben, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { fields: { follow_notifications_enabled: expect.any(String) } },
    })
  })

  it(`write nothing for any of ${FOLLOWERS.toLocaleString('en')} followers when an author publishes`, {
    timeout: 60_000,
  }, async () => {
    await sql`
      insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      select 'many-' || n, '', 'many-' || n || '@example.com', false, now(), now() from generate_series(1, ${FOLLOWERS}::int) n`.execute(
      app.database.handle,
    )
    await sql`
      insert into author_follows (user_id, author_id)
      select 'many-' || n, ${authorId} from generate_series(1, ${FOLLOWERS}::int) n`.execute(
      app.database.handle,
    )
    const events = async () =>
      (await sql`select from user_events where user_id <> ${ada.id}`.execute(app.database.handle)).rows.length
    const before = await events()
    await publish(ada, 2)
    expect(await events()).toBe(before)
    const { rows } = await sql`select from notifications`.execute(app.database.handle)
    expect(rows).toEqual([])
    expect(await told(ben)).toHaveLength(1)
  })
})
