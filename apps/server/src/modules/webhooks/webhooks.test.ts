import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import {
  answerWith,
  isSignedBy,
  type Receiver,
  startReceiver,
} from '../../../test/webhooks/start-receiver.ts'
import { webhookCalls } from '../../../test/webhooks/webhook-calls.ts'

let now = new Date()
let app: TestApp
let receiver: Receiver
let ada: TestUser
let people = 0
const { make, log, read, act, draw } = webhookCalls(() => app)

beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' }, clock: { now: () => now } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  receiver = await startReceiver()
  people += 1
  ada = await app.signUp(`ada${people}`)
})
afterEach(() => receiver.stop())

const add = (body: object, user = ada) => app.send('POST', '/api/account/webhooks', { user, body })
const events = ['picture.finished']

describe('a webhook', () => {
  it('shows its secret once, and keeps it encrypted', async () => {
    const { secret, item } = await make(ada, 'https://example.com/hook', ['batch.finished'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await read(ada, item.id)).toEqual(item)
    expect(item).toMatchObject({ off: null, waiting: 0, missed: 0, failing_since: null, overlap_until: null })
    const { rows } = await sql<{
      sealed_secret: Uint8Array
    }>`select * from webhooks where id = ${item.id}`.execute(app.database.handle)
    const kept = Buffer.from(rows[0]?.sealed_secret ?? [])
    expect(kept.includes(secret)).toBe(false)
    expect(kept.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
  })

  it('needs an address that may be asked, and events that exist', async () => {
    const messageOf = async (body: object) => {
      const response = await add(body)
      expect(response.status).toBe(400)
      return ((await response.json()) as { error: { fields: object } }).error.fields
    }
    const url = 'https://example.com/hook'
    expect(await messageOf({ url: 'example.com', events })).toEqual({
      url: 'Enter a whole address, like https://example.com/hooks/easel',
    })
    expect(await messageOf({ url: 'http://example.com', events })).toEqual({
      url: 'The address must begin with https://',
    })
    expect(await messageOf({ url: 'https://10.0.0.1/', events })).toEqual({
      url: 'The address is not public. The operator of this site can allow it.',
    })
    expect(await messageOf({ url: 'https://ada:word@example.com/', events })).toEqual({
      url: 'The address may carry no user name or password: the signature says who sends',
    })
    expect(await messageOf({ url, events: [] })).toEqual({ events: 'Choose at least one event' })
    expect(await messageOf({ url, events: [...events, ...events] })).toEqual({
      events: 'Choose each event once',
    })
    expect(Object.keys(await messageOf({ url, events: ['everything'] }))).toEqual(['events.0'])
  })

  it('is one of 10 at most, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => add({ url: 'https://example.com/hook', events })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      error: { message: 'You have 10 webhooks, which is the most. Remove one first.' },
    })
  })

  it('is changed, switched off and on, and removed with its log', async () => {
    const { item } = await make(ada, receiver.url)
    const path = `/api/account/webhooks/${item.id}`
    const change = { name: 'Bot', url: `${receiver.url}/new`, events: ['picture.failed'], is_on: false }
    const answer = await app.send('PATCH', path, { user: ada, body: change })
    expect(await answer.json()).toMatchObject({
      item: { name: 'Bot', url: `${receiver.url}/new`, events: ['picture.failed'], off: 'owner' },
    })
    await app.send('PATCH', path, { user: ada, body: { is_on: true, events } })
    expect((await act(ada, `${item.id}/test`)).answered).toBe(204)
    expect(receiver.received[0]?.path).toBe('/hook/new')
    expect((await app.send('DELETE', path, { user: ada })).status).toBe(200)
    expect((await app.send('DELETE', path, { user: ada })).status).toBe(404)
    const { rows } = await sql`select from webhook_deliveries where webhook_id = ${item.id}`.execute(
      app.database.handle,
    )
    expect(rows).toEqual([])
  })

  it('is its owner’s alone, and its id has to be one', async () => {
    const { item } = await make(ada, receiver.url)
    const eve = await app.signUp(`eve${people}`)
    for (const [method, path, body] of [
      ['PATCH', '', { is_on: false }],
      ['DELETE', ''],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
    ] as const) {
      const foreign = `/api/account/webhooks/${item.id}${path}`
      expect((await app.send(method, foreign, { user: eve, body })).status).toBe(404)
      const malformed = await app.send(method, `/api/account/webhooks/42${path}`, { user: ada, body })
      expect(malformed.status).toBe(400)
      expect(await malformed.json()).toMatchObject({
        error: { fields: { id: 'That is not the id of a webhook' } },
      })
    }
    expect(receiver.received).toEqual([])
    expect(await read(ada, item.id)).toEqual(item)
  })

  it('is not opened by an API key', async () => {
    const { item } = await make(ada, receiver.url)
    const made = await app.send('POST', '/api/account/keys', { user: ada, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const program = { ...ada, headers: { authorization: `Bearer ${key}` } }
    expect((await app.send('GET', '/api/account/webhooks', { user: program })).status).toBe(403)
    expect((await app.send('POST', `/api/account/webhooks/${item.id}/test`, { user: program })).status).toBe(
      403,
    )
  })
})

describe('its secret', () => {
  it('is rotated: for a day both sign, then the new one alone', async () => {
    const { secret, item } = await make(ada, receiver.url)
    const answer = await app.send('POST', `/api/account/webhooks/${item.id}/secret`, { user: ada })
    const { secret: next, item: rotated } = (await answer.json()) as {
      secret: string
      item: { overlap_until: string }
    }
    expect(Date.parse(rotated.overlap_until) - now.getTime()).toBe(86_400_000)
    await act(ada, `${item.id}/test`)
    await sql`update webhooks set earlier_until = now() where id = ${item.id}`.execute(app.database.handle)
    await act(ada, `${item.id}/test`)
    const [both, one] = receiver.received
    if (!both || !one) throw new Error('nothing came')
    expect([isSignedBy(secret, both), isSignedBy(next, both)]).toEqual([true, true])
    expect([isSignedBy(secret, one), isSignedBy(next, one)]).toEqual([false, true])
    expect(both.signature.split(' ')).toHaveLength(2)
  })
})

describe('a test and a replay', () => {
  it('say at once what became of them, also while the webhook is off', async () => {
    const { item } = await make(ada, receiver.url)
    await app.send('PATCH', `/api/account/webhooks/${item.id}`, { user: ada, body: { is_on: false } })
    receiver.answer(answerWith(418))
    expect(await act(ada, `${item.id}/test`)).toMatchObject({
      type: 'webhook.test',
      status: 'failed',
      attempts: 1,
      answered: 418,
      failure: null,
      next_at: null,
    })
    receiver.answer(answerWith(200))
    expect(await act(ada, `${item.id}/test`)).toMatchObject({ status: 'delivered', answered: 200 })
    expect((await read(ada, item.id))?.failing_since).toBeNull()
  })

  it('send the same id and body again', async () => {
    const { item } = await make(ada, receiver.url)
    await draw(ada)
    await vi.waitFor(async () => expect((await log(ada, item.id))[0]?.status).toBe('delivered'), 10_000)
    const [first] = await log(ada, item.id)
    const again = await act(ada, `${item.id}/deliveries/${first?.id}/replay`)
    expect(again).toMatchObject({ id: first?.id, status: 'delivered', attempts: 1 })
    const [one, two] = receiver.received
    expect([two?.id, two?.body]).toEqual([one?.id, one?.body])
    receiver.answer(answerWith(500))
    expect(await act(ada, `${item.id}/deliveries/${first?.id}/replay`)).toMatchObject({ status: 'waiting' })
  })

  it('are for the owner alone', async () => {
    const { item } = await make(ada, receiver.url)
    const { id } = await act(ada, `${item.id}/test`)
    const eve = await app.signUp(`eve${people}`)
    const path = `/api/account/webhooks/${item.id}/deliveries/${id}/replay`
    expect((await app.send('POST', path, { user: eve })).status).toBe(404)
    const other = await make(eve, receiver.url)
    const crossed = `/api/account/webhooks/${other.item.id}/deliveries/${id}/replay`
    expect((await app.send('POST', crossed, { user: eve })).status).toBe(404)
    expect(
      (await app.send('POST', `/api/account/webhooks/${item.id}/deliveries/evt_1/replay`, { user: ada }))
        .status,
    ).toBe(400)
    expect(receiver.received).toHaveLength(1)
    const seen = await app.database.asUser(eve.id, (tx) =>
      sql`select from webhook_deliveries where webhook_id = ${item.id}`.execute(tx),
    )
    expect(seen.rows).toEqual([])
  })

  it('are ten a minute', async () => {
    const guarded = await startTestApp({
      isRateLimited: true,
      env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' },
      isRestart: true,
    })
    const { item } = await make(ada, receiver.url)
    const test = () => guarded.send('POST', `/api/account/webhooks/${item.id}/test`, { user: ada })
    const answers = await Promise.all(Array.from({ length: 11 }, test))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429])
    await guarded.stop()
  })
})

describe('the end of access', () => {
  it('switches webhooks off and keeps them, until their owner switches them on', async () => {
    const { item } = await make(ada, receiver.url)
    await draw(ada, 'first')
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000)
    expect((await app.send('DELETE', '/api/account/sessions?scope=all', { user: ada })).status).toBe(200)
    const body = { email: ada.email, password: PASSWORD }
    const signedIn = await app.send('POST', '/api/auth/sign-in/email', { body })
    const token = signedIn.headers.get('set-auth-token') ?? ''
    ada = { ...ada, token, headers: { authorization: `Bearer ${token}` } }
    expect((await read(ada, item.id))?.off).toBe('access')
    await draw(ada, 'second')
    await app.send('PATCH', `/api/account/webhooks/${item.id}`, { user: ada, body: { is_on: true } })
    await draw(ada, 'third')
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 10_000)
    const prompts = receiver.received.map(({ event }) => (event.data['picture'] as { prompt: string }).prompt)
    expect(prompts).toEqual(['first', 'third'])
  })

  it('removes everything with the account', async () => {
    const { item } = await make(ada, receiver.url)
    await act(ada, `${item.id}/test`)
    const body = { password: PASSWORD, confirmation: 'delete my account' }
    expect((await app.send('POST', '/api/account/deletion', { user: ada, body })).status).toBe(200)
    const { rows } = await sql`
      select id from webhooks where user_id = ${ada.id} union all select id from webhook_deliveries where user_id = ${ada.id}`.execute(
      app.database.handle,
    )
    expect(rows).toEqual([])
  })
})
