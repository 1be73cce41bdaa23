import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import {
  answerWith,
  isSignedBy,
  type Receiver,
  startReceiver,
} from '../../../test/webhooks/start-receiver.ts'
import { webhookCalls } from '../../../test/webhooks/webhook-calls.ts'

let post: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let receiver: Receiver
let ada: TestUser
let people = 0
const { make, log, read, act, draw, passHours } = webhookCalls(() => app)
const until = (what: () => unknown) => vi.waitFor(what, { timeout: 15_000, interval: 50 })

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({
    env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', SMTP_URL: post.url, DEFAULT_TIER: 'pro' },
  })
})
afterAll(async () => {
  await app.stop()
  await post.stop()
})
beforeEach(async () => {
  receiver = await startReceiver()
  people += 1
  ada = await app.signUp(`ada${people}`)
  await sql`update "user" set "emailVerified" = true where id = ${ada.id}`.execute(app.database.handle)
})
afterEach(() => receiver.stop())

/** So many attempts were made, and the next one is due later. */
async function isPutBack(id: string, attempts: number): Promise<void> {
  const [waiting] = await log(ada, id)
  expect(waiting).toMatchObject({ attempts, answered: 500, status: 'waiting' })
  expect(Date.parse(waiting?.next_at ?? '')).toBeGreaterThan(Date.now())
}

async function removeForGood(id: string): Promise<void> {
  const body = { ids: [id], change: { action: 'delete' } }
  expect((await app.send('POST', '/api/generations/bulk', { user: ada, body })).status).toBe(200)
}

describe('what is told', () => {
  it('is signed by the Standard Webhooks scheme, and says what the API says', async () => {
    const { secret, item } = await make(ada, receiver.url)
    const id = await draw(ada, 'a red fox')
    await until(() => expect(receiver.types()).toEqual(['picture.finished']))
    const [message] = receiver.received
    if (!message) throw new Error('nothing came')
    expect(isSignedBy(secret, message)).toBe(true)
    expect(isSignedBy(`${secret.slice(0, -4)}AAA=`, message)).toBe(false)
    expect(message.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Easel/0.2.0' })
    const own = await app.send('GET', `/api/generations/${id}`, { user: ada })
    const picture = (await own.json()) as { image_url: string }
    const address = `http://localhost:3000${picture.image_url}`
    expect(message.event.data).toEqual({ picture: { ...picture, image_url: address }, task_id: null })
    await until(async () =>
      expect(await log(ada, item.id)).toMatchObject([
        { id: message.id, status: 'delivered', answered: 204, attempts: 1, failure: null },
      ]),
    )
  })

  it('is what was chosen, to those who chose it, and to no other account', async () => {
    const eve = await app.signUp(`eve${people}`)
    await make(ada, `${receiver.url}/all`)
    await make(ada, `${receiver.url}/deleted`, ['picture.deleted'])
    const id = await draw(ada)
    await removeForGood(id)
    await draw(eve)
    const { rows } = await sql<{ user_id: string }>`select user_id from webhook_deliveries`.execute(
      app.database.handle,
    )
    expect(rows.filter(({ user_id: userId }) => userId === eve.id)).toEqual([])
    const told = () => receiver.received.map(({ event, path }) => `${path} ${event.type}`).sort()
    await until(() =>
      expect(told()).toEqual([
        '/hook/all picture.deleted',
        '/hook/all picture.finished',
        '/hook/deleted picture.deleted',
      ]),
    )
  })

  it('is written down with what it tells of, or neither is', async () => {
    const { item } = await make(ada, receiver.url)
    const { handle } = app.database
    const id = await draw(ada)
    await until(() => expect(receiver.types()).toEqual(['picture.finished']))
    await sql`create function refuse_delivery() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      handle,
    )
    await sql`create trigger refuse_delivery before insert on webhook_deliveries execute function refuse_delivery()`.execute(
      handle,
    )
    const body = { ids: [id], change: { action: 'delete' } }
    const refused = await app
      .send('POST', '/api/generations/bulk', { user: ada, body })
      .finally(() => sql`drop function refuse_delivery cascade`.execute(handle))
    expect(refused.status).toBe(500)
    expect((await app.send('GET', `/api/generations/${id}`, { user: ada })).status).toBe(200)
    expect((await log(ada, item.id)).map(({ type }) => type)).toEqual(['picture.finished'])
    await removeForGood(id)
    expect((await app.send('GET', `/api/generations/${id}`, { user: ada })).status).toBe(404)
    expect((await log(ada, item.id)).map(({ type }) => type)).toEqual(['picture.deleted', 'picture.finished'])
  })
})

describe('a receiver that does not take it', () => {
  it('gets it again with the same id and body, later each time, until it does', async () => {
    const { secret, item } = await make(ada, receiver.url)
    receiver.answer(answerWith(500))
    await draw(ada)
    await until(() => isPutBack(item.id, 1))
    const [waiting] = await log(ada, item.id)
    const wait = Date.parse(waiting?.next_at ?? '') - Date.now()
    expect(wait).toBeGreaterThan(2_000)
    expect(wait).toBeLessThan(6_500)
    expect((await read(ada, item.id))?.failing_since).not.toBeNull()
    await passHours(item.id, 1)
    await until(() => isPutBack(item.id, 2))
    receiver.answer(answerWith(200))
    await passHours(item.id, 1)
    await until(async () => expect((await log(ada, item.id))[0]?.status).toBe('delivered'))
    expect(new Set(receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
    expect(receiver.received.every((message) => isSignedBy(secret, message))).toBe(true)
    expect(await read(ada, item.id)).toMatchObject({ failing_since: null, off: null, waiting: 0 })
  })

  it('is given up after three days, switched off, and its owner is told', async () => {
    const { item } = await make(ada, receiver.url)
    receiver.answer(answerWith(500))
    await draw(ada)
    await until(() => isPutBack(item.id, 1))
    await passHours(item.id, 70)
    await until(() => isPutBack(item.id, 2))
    expect((await read(ada, item.id))?.off).toBeNull()
    const [last] = await log(ada, item.id)
    // Tried a last time when its days are nearly over.
    expect(Date.parse(last?.next_at ?? '') - Date.parse(last?.created_at ?? '')).toBeLessThan(72 * 3_600_000)
    await sql`update webhook_deliveries set next_at = now(), expires_at = now() + interval '30 seconds' where webhook_id = ${item.id}`.execute(
      app.database.handle,
    )
    await passHours(item.id, 0)
    await until(async () => expect((await read(ada, item.id))?.off).toBe('failing'))
    expect(await log(ada, item.id)).toMatchObject([{ status: 'failed', attempts: 3, answered: 500 }])
    const told = () => post.mails.filter(({ to }) => to === ada.email).map(({ text }) => text)
    await until(() =>
      expect(told().join('\n')).toMatch(/127\.0\.0\.1:\d+ has taken no message for days[\s\S]*#webhooks/),
    )
    await draw(ada)
    expect(await log(ada, item.id)).toHaveLength(1)
  })

  it('that answers 410 is switched off at once, and what waited is sent when it is on again', async () => {
    const { item } = await make(ada, receiver.url)
    receiver.answer(answerWith(500))
    await draw(ada, 'first')
    await until(() => isPutBack(item.id, 1))
    receiver.answer(answerWith(410))
    await draw(ada, 'second')
    await until(async () => expect((await read(ada, item.id))?.off).toBe('gone'))
    const told = () => post.mails.filter(({ to }) => to === ada.email).map(({ text }) => text)
    await until(() => expect(told().join('\n')).toMatch(/takes no more messages \(410 Gone\)/))
    const count = receiver.received.length
    await passHours(item.id, 1)
    await draw(ada, 'third')
    expect(await log(ada, item.id)).toMatchObject([{ status: 'failed' }, { status: 'waiting' }])
    expect(receiver.received).toHaveLength(count)
    receiver.answer(answerWith(200))
    await app.send('PATCH', `/api/account/webhooks/${item.id}`, { user: ada, body: { is_on: true } })
    await passHours(item.id, 0)
    await until(async () =>
      expect(await log(ada, item.id)).toMatchObject([{ status: 'failed' }, { status: 'delivered' }]),
    )
  })

  it('is asked no earlier than it says with 429 and Retry-After, whatever else happens', async () => {
    const { item } = await make(ada, receiver.url)
    receiver.answer(answerWith(429, { 'retry-after': '1800' }))
    await draw(ada, 'first')
    await until(async () => expect((await log(ada, item.id))[0]?.answered).toBe(429))
    const [waiting] = await log(ada, item.id)
    expect(Date.parse(waiting?.next_at ?? '') - Date.now()).toBeGreaterThan(1_790_000)
    receiver.answer(answerWith(200))
    await draw(ada, 'second')
    await act(ada, `${item.id}/test`)
    expect(receiver.types()).toEqual(['picture.finished', 'webhook.test'])
    await passHours(item.id, 1)
    await until(() => expect(receiver.received).toHaveLength(4))
  })
})

describe('order and caps', () => {
  it('what concerns one picture is sent in its order, and others do not wait for it', async () => {
    const { item } = await make(ada, receiver.url)
    receiver.answer(answerWith(500))
    const id = await draw(ada, 'first')
    await until(() => isPutBack(item.id, 1))
    receiver.answer(answerWith(200))
    await removeForGood(id)
    const other = await draw(ada, 'second')
    await until(() => expect(receiver.received).toHaveLength(2))
    const idOf = (data: Record<string, unknown> = {}) =>
      (data['picture'] as { id: string } | undefined)?.id ?? data['id']
    const seen = () => receiver.received.map(({ event }) => [event.type, idOf(event.data)])
    expect(seen()).toEqual([
      ['picture.finished', id],
      ['picture.finished', other],
    ])
    await passHours(item.id, 1)
    await until(() =>
      expect(seen().slice(2)).toEqual([
        ['picture.finished', id],
        ['picture.deleted', id],
      ]),
    )
  })

  it('of 1,000 that wait the next is counted as missed, and the log keeps 200', async () => {
    const { item } = await make(ada, receiver.url)
    const { handle } = app.database
    const fill = (count: number, status: string) =>
      sql`insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, status, next_at, expires_at, ended_at)
        select ${status} || n, ${ada.id}, ${item.id}, 'picture.deleted', '{}', '{}', ${status}, now() + interval '1 hour',
          now() + interval '3 days', case ${status} when 'waiting' then null else now() end
        from generate_series(1, ${count}::int) n`.execute(handle)
    await fill(1_000, 'waiting')
    await draw(ada)
    expect(await read(ada, item.id)).toMatchObject({ waiting: 1_000, missed: 1 })
    await sql`delete from webhook_deliveries where webhook_id = ${item.id}`.execute(handle)
    await fill(205, 'failed')
    await draw(ada)
    const ended = async () => {
      const { rows } = await sql`select from webhook_deliveries where webhook_id = ${item.id}`.execute(handle)
      return rows.length
    }
    await until(() => expect(receiver.received).toHaveLength(1))
    await until(async () => expect(await ended()).toBe(200))
    const page = await app.send('GET', `/api/account/webhooks/${item.id}/deliveries`, { user: ada })
    const { items, nextCursor } = (await page.json()) as { items: unknown[]; nextCursor: string }
    expect(items).toHaveLength(50)
    const next = await app.send('GET', `/api/account/webhooks/${item.id}/deliveries?cursor=${nextCursor}`, {
      user: ada,
    })
    expect(((await next.json()) as { items: unknown[] }).items).toHaveLength(50)
  })
})
