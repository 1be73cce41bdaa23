import { LIMITS } from '@easel/contract/limits'
import {
  listNotifications,
  type Notification,
  notificationsChangeSchema,
} from '@easel/contract/news/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { DAY_MS } from '../../platform/clock.ts'

let app: TestApp
const now = new Date()
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function page(user: TestUser, cursor?: string) {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`
  const response = await app.send('GET', `/api/notifications${query}`, { user })
  return z.parse(listNotifications.output, await response.json())
}
const list = async (user: TestUser) => (await page(user)).items
/** A new account whose first notifications are gone. */
async function signUp(name: string): Promise<TestUser> {
  const user = await app.signUp(name)
  await change(user, 'POST', '/read', {})
  await change(user, 'DELETE', '')
  return user
}
async function change(user: TestUser, method: string, path: string, body?: object) {
  const response = await app.send(method, `/api/notifications${path}`, { user, body })
  expect(response.status).toBe(200)
  return z.parse(notificationsChangeSchema, await response.json())
}
const newsOf = async (user: TestUser) =>
  (
    await sql<{ type: string; payload: Record<string, unknown> }>`
      select type, payload from user_events where user_id = ${user.id} and type like 'notification%' order by seq`.execute(
      app.database.handle,
    )
  ).rows
const told = (items: readonly Notification[]) => items.map(({ title, detail }) => [title, detail])
let filled = 0
/** Adds `count` notifications and returns the id of the first and oldest. */
async function fill(user: TestUser, count: number): Promise<string> {
  const base = filled
  filled += count
  await sql`insert into notifications (id, user_id, kind, title, path, created_at)
    select 'ntf_' || lpad((${base}::int + n)::text, 26, '0'), ${user.id}, 'batch', 'Number ' || n, '/', ${now}
    from generate_series(1, ${count}::int) n`.execute(app.database.handle)
  return `ntf_${String(base + 1).padStart(26, '0')}`
}

describe('notifications', { timeout: 30_000 }, () => {
  it('[2.15] welcome a new account, are marked as read one by one and all, and removed once read', async () => {
    const ada = await app.signUp('ada')
    const first = await page(ada)
    expect(first).toMatchObject({ unread: 3, nextCursor: null })
    expect(told(first.items)[0]).toEqual(['Welcome to Easel. You can make 5 pictures a day', ''])
    const [newest = { id: '' }] = first.items
    expect(await change(ada, 'POST', '/read', { ids: [newest.id] })).toEqual({ ids: [newest.id], unread: 2 })
    // The second time nothing changes, and no event is sent.
    expect(await change(ada, 'POST', '/read', { ids: [newest.id] })).toEqual({ ids: [], unread: 2 })
    expect(await change(ada, 'DELETE', '')).toEqual({ ids: [newest.id], unread: 2 })
    expect((await change(ada, 'POST', '/read', {})).unread).toBe(0)
    expect((await list(ada)).map((item) => item.is_read)).toEqual([true, true])
    const [left = { id: '' }] = await list(ada)
    expect(await change(ada, 'DELETE', `/${left.id}`)).toEqual({ ids: [left.id], unread: 0 })
    expect((await newsOf(ada)).map(({ type }) => type)).toEqual([
      'notifications.read',
      'notifications.removed',
      'notifications.read',
      'notifications.removed',
    ])
  })

  it('are told to open pages as they are kept, with how many are unread', async () => {
    const ben = await signUp('ben')
    await app.send('POST', '/api/account/keys', { user: ben, body: { name: 'script' } })
    const [notification] = await list(ben)
    expect(notification).toMatchObject({
      kind: 'security',
      title: 'A new API key was made',
      detail: 'script',
      path: '/account#keys',
      is_read: false,
    })
    expect((await newsOf(ben)).at(-1)).toEqual({
      type: 'notification.created',
      payload: { notification, removed: [], unread: 1 },
    })
  })

  it('come by pages, the newest first, and the oldest make room', async () => {
    const cal = await signUp('cal')
    const oldest = await fill(cal, LIMITS.notificationsKept)
    await app.send('POST', '/api/account/keys', { user: cal, body: { name: 'script' } })
    const seen: Notification[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const { items, nextCursor } = await page(cal, cursor)
      expect(items.length).toBeLessThanOrEqual(LIMITS.notificationsPageSize)
      seen.push(...items)
      cursor = nextCursor
    }
    expect(seen.map(({ title }) => title)).toEqual([
      'A new API key was made',
      ...Array.from({ length: 99 }, (_, index) => `Number ${100 - index}`),
    ])
    expect((await newsOf(cal)).at(-1)?.payload).toMatchObject({
      removed: [oldest],
      unread: 100,
    })
  })

  it('are no one else’s: neither the API nor the database shows, marks or removes them', async () => {
    const dan = await signUp('dan')
    const eve = await signUp('eve')
    await fill(dan, 1)
    const [own = { id: '' }] = await list(dan)
    expect(await list(eve)).toEqual([])
    expect(await change(eve, 'POST', '/read', { ids: [own.id] })).toEqual({ ids: [], unread: 0 })
    expect((await app.send('DELETE', `/api/notifications/${own.id}`, { user: eve })).status).toBe(404)
    const { rows } = await app.database.asUser(eve.id, (tx) => sql`select id from notifications`.execute(tx))
    expect(rows).toEqual([])
    await expect(
      app.database.asUser(eve.id, (tx) =>
        sql`insert into notifications (id, user_id, kind, title, path, created_at)
          values (${`ntf_${'9'.padStart(26, '0')}`}, ${dan.id}, 'plan', 'Forged', '/', now())`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/)
    expect((await list(dan)).map((item) => item.is_read)).toEqual([false])
  })

  it('are refused in words when what is sent is malformed, and need a session', async () => {
    const fay = await signUp('fay')
    const bodies = [{ ids: [] }, { ids: ['42'] }, { ids: 'all' }, { all: true }]
    for (const body of bodies)
      expect((await app.send('POST', '/api/notifications/read', { user: fay, body })).status).toBe(400)
    const wrong = await app.send('DELETE', '/api/notifications/42', { user: fay })
    expect(await wrong.json()).toMatchObject({
      error: { fields: { id: 'That is not the id of a notification' } },
    })
    const cursor = await app.send('GET', '/api/notifications?cursor=bm8', { user: fay })
    expect(await cursor.json()).toMatchObject({
      error: { fields: { cursor: 'That is not a cursor of this list' } },
    })
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/read'],
      ['DELETE', ''],
      ['DELETE', `/ntf_${'0'.repeat(26)}`],
    ] as const)
      expect(
        (await app.send(method, `/api/notifications${path}`, { ...(method === 'POST' && { body: {} }) }))
          .status,
      ).toBe(401)
  })

  it('are gone after ninety days', async () => {
    const gil = await signUp('gil')
    await fill(gil, 2)
    await sql`update notifications set created_at = ${new Date(now.getTime() - 91 * DAY_MS)}
      where user_id = ${gil.id} and title = 'Number 1'`.execute(app.database.handle)
    const restarted = await startTestApp({ isRestart: true })
    await vi.waitFor(async () => expect((await list(gil)).map(({ title }) => title)).toEqual(['Number 2']))
    await restarted.stop()
  })
})
