import { LIMITS } from '@easel/contract/limits'
import {
  listNotifications,
  type Notification,
  notificationsChangeSchema,
} from '@easel/contract/notifications'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { DAY_MS } from '../../platform/clock.ts'

let app: TestApp
let now = new Date()
const FAILING = 'a picture that fails'

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => now },
    provider: createScriptedProvider((request) =>
      request.prompt === FAILING ? { do: 'fail', kind: 'unsupported' } : { do: 'draw', delayMs: 50 },
    ),
  })
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
const queue = (user: TestUser, prompt: string, count = 1) =>
  app.send('POST', '/api/queue', {
    user,
    body: { prompt, style: 'anime', quality: 'standard', aspect_ratio: '1:1', count },
  })
const form = (user: TestUser, prompt: string, options: { signal?: AbortSignal } = {}) =>
  app.send('POST', '/api/functions/generate-image', {
    user,
    body: { prompt, width: 1024, height: 1024 },
    ...options,
  })
let filled = 0
/** Puts `count` there, and answers the id of the first and oldest. */
async function fill(user: TestUser, count: number): Promise<string> {
  const base = filled
  filled += count
  await sql`insert into notifications (id, user_id, kind, title, path, created_at)
    select 'ntf_' || lpad((${base}::int + n)::text, 26, '0'), ${user.id}, 'batch', 'Number ' || n, '/', ${now}
    from generate_series(1, ${count}::int) n`.execute(app.database.handle)
  return `ntf_${String(base + 1).padStart(26, '0')}`
}

/** On a busy machine a picture takes longer than the library waits by itself. */
const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 20_000, interval: 50 })

describe('notifications', { timeout: 30_000 }, () => {
  it('[2.15] welcome a new account, are marked as read one by one and all, and removed once read', async () => {
    const ada = await app.signUp('ada')
    const first = await page(ada)
    expect(first).toMatchObject({ unread: 3, nextCursor: null })
    expect(told(first.items)[0]).toEqual(['Welcome to Easel. You can make 5 pictures a day', ''])
    const [newest = { id: '' }] = first.items
    expect(await change(ada, 'POST', '/read', { ids: [newest.id] })).toEqual({ ids: [newest.id], unread: 2 })
    // A second time nothing is different, and nothing is told.
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
    await eventually(async () => expect((await list(gil)).map(({ title }) => title)).toEqual(['Number 2']))
    await restarted.stop()
  })
})

describe('what a person may have missed', { timeout: 60_000 }, () => {
  it('a queue that comes to rest says once what it has made', async () => {
    const hal = await signUp('hal')
    await queue(hal, 'a boat', 3)
    await eventually(async () =>
      expect(told(await list(hal))).toEqual([['Queue finished: 3 pictures ready', '']]),
    )
    now = new Date(now.getTime() + 1_000)
    await queue(hal, 'a red fox')
    await eventually(async () =>
      expect(told(await list(hal))[0]).toEqual(['Your picture is ready', 'a red fox']),
    )
  })

  it('a failure is told with its prompt, what was cancelled is not', async () => {
    const ian = await signUp('ian')
    await app.send('PATCH', '/api/queue', { user: ian, body: { paused: true } })
    const added = await queue(ian, FAILING)
    const { tasks } = (await added.json()) as { tasks: { id: string }[] }
    await app.send('POST', `/api/queue/${tasks[0]?.id}/cancel`, { user: ian })
    expect(await list(ian)).toEqual([])
    await app.send('PATCH', '/api/queue', { user: ian, body: { paused: false } })
    now = new Date(now.getTime() + 1_000)
    await queue(ian, FAILING)
    await eventually(async () => expect(told(await list(ian))).toEqual([['Your picture failed', FAILING]]))
  })

  it('a batch says what it has made, and the queue it ran through says nothing of it', async () => {
    const jon = await signUp('jon')
    const row = { style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
    await app.send('POST', '/api/batches', {
      user: jon,
      body: {
        kind: 'sheet',
        title: 'Boats for spring',
        rows: [
          { ...row, prompt: 'a boat' },
          { ...row, prompt: FAILING },
        ],
      },
    })
    await eventually(async () =>
      expect(told(await list(jon))).toEqual([['Batch finished: 1 ready, 1 failed', 'Boats for spring']]),
    )
  })

  it('a picture whose page was closed is told, one that was waited for is not', async () => {
    const kim = await signUp('kim')
    expect((await form(kim, 'a boat')).status).toBe(200)
    expect(await list(kim)).toEqual([])
    const leaving = new AbortController()
    const left = form(kim, 'a lighthouse', { signal: leaving.signal })
    await eventually(async () => {
      const { rows } =
        await sql`select id from tasks where user_id = ${kim.id} and prompt = 'a lighthouse'`.execute(
          app.database.handle,
        )
      expect(rows).toHaveLength(1)
    })
    leaving.abort()
    await left.catch(() => undefined)
    await eventually(async () =>
      expect(await list(kim)).toMatchObject([
        { title: 'Your picture is ready', detail: 'a lighthouse', path: /^\/my-generations\?picture=gen_/ },
      ]),
    )
  })

  it('a sound is told like a picture', async () => {
    const lea = await signUp('lea')
    await app.send('POST', '/api/audio', { user: lea, body: { prompt: 'rain', seconds: 5 } })
    await eventually(async () => expect(told(await list(lea))).toEqual([['Your sound is ready', 'rain']]))
  })

  it('who wants no notifications still hears of what concerns the account', async () => {
    const max = await signUp('max')
    await app.send('PATCH', '/api/preferences', { user: max, body: { notifications_enabled: false } })
    await queue(max, 'a boat')
    await eventually(async () => {
      const { rows } = await sql`select id from generations where user_id = ${max.id}`.execute(
        app.database.handle,
      )
      expect(rows).toHaveLength(1)
    })
    await app.send('POST', '/api/account/password', {
      user: max,
      body: { current_password: PASSWORD, new_password: 'another horse battery' },
    })
    expect(told(await list(max))).toEqual([
      ['Your password was changed', 'Every other session was signed out, and every API key ended.'],
    ])
  })

  it('a sign-in on another kind of device is told, one on the same is not', async () => {
    const nia = await signUp('nia')
    const signIn = (agent: string) =>
      app.send('POST', '/api/auth/sign-in/email', {
        headers: { 'user-agent': agent },
        body: { email: nia.email, password: PASSWORD },
      })
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    expect((await signIn(firefox)).status).toBe(200)
    expect((await signIn(firefox)).status).toBe(200)
    expect(told(await list(nia))).toEqual([
      ['New sign-in to your account', 'Firefox on Linux. If it was not you, set a new password.'],
    ])
  })
})
