import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'

let app: TestApp
let now = new Date()
let ada: TestUser
let people = 0

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  people += 1
  ada = await app.signUp(`ada${people}`)
})

type Key = { id: string; name: string; start: string; last_used_at: string | null; expires_at: string | null }

async function make(body: object = { name: 'Script' }, user = ada) {
  const response = await app.send('POST', '/api/account/keys', { user, body })
  expect(response.status).toBe(201)
  const { key, item } = (await response.json()) as { key: string; item: Key }
  const program: TestUser = { ...user, token: key, headers: { authorization: `Bearer ${key}` } }
  return { key, item, program }
}

async function list(user = ada) {
  const response = await app.send('GET', '/api/account/keys', { user })
  return ((await response.json()) as { items: Key[] }).items
}

const status = async (user: TestUser, path = '/api/preferences') =>
  (await app.send('GET', path, { user })).status

describe('an API key', () => {
  it('is shown once, kept as a hash, and listed by its beginning', async () => {
    const { key, item } = await make({ name: '  Script  ', expires_in_days: 30 })
    expect(key).toMatch(/^easel_[\w-]{43}$/)
    expect(item).toMatchObject({ name: 'Script', start: key.slice(0, 10), last_used_at: null })
    expect(Date.parse(item.expires_at ?? '') - now.getTime()).toBe(30 * 86_400_000)
    expect(await list()).toEqual([item])
    const { rows } = await sql`select * from api_keys where user_id = ${ada.id}`.execute(app.database.handle)
    expect(JSON.stringify(rows)).not.toContain(key.slice(10))
    const kept = await sql`select * from idempotency_keys`.execute(app.database.handle)
    expect(JSON.stringify(kept.rows)).not.toContain(key.slice(10))
  })

  it('is not kept with the answer when the request carries an Idempotency-Key', async () => {
    const response = await app.send('POST', '/api/account/keys', {
      user: ada,
      body: { name: 'Script' },
      headers: { 'idempotency-key': `once-${people}` },
    })
    expect(response.status).toBe(201)
    const { rows } = await sql`select * from idempotency_keys where user_id = ${ada.id}`.execute(
      app.database.handle,
    )
    expect(rows).toEqual([])
  })

  it('works as the bearer of its owner: the same rows, the same allowance', async () => {
    const { program } = await make()
    const eve = await app.signUp(`eve${people}`)
    const body = { prompt: 'a fox', width: 1024, height: 1024 }
    const draw = () => app.send('POST', '/api/functions/generate-image', { user: program, body })
    for (let picture = 0; picture < 5; picture += 1) expect((await draw()).status).toBe(200)
    expect((await draw()).status).toBe(429)
    const count = async (user: TestUser) => {
      const response = await app.send('GET', '/api/generations', { user })
      return ((await response.json()) as { items: unknown[] }).items.length
    }
    expect([await count(program), await count(ada), await count(eve)]).toEqual([5, 5, 0])
    expect((await list())[0]?.last_used_at).not.toBeNull()
  })

  it('tells when it was last used, to the minute', async () => {
    const { program } = await make()
    const lastUse = async () => Date.parse((await list())[0]?.last_used_at ?? '')
    const first = now.getTime()
    expect(await lastUse()).toBeNaN()
    expect([await status(program), await lastUse()]).toEqual([200, first])
    now = new Date(first + 60_000)
    expect([await status(program), await lastUse()]).toEqual([200, first])
    now = new Date(first + 60_001)
    expect([await status(program), await lastUse()]).toEqual([200, first + 60_001])
  })

  it('does not open the account itself', async () => {
    const { program, item } = await make()
    const refused = [
      ['PATCH', '/api/account', { display_name: 'x' }],
      ['POST', '/api/account/keys', { name: 'another' }],
      ['DELETE', `/api/account/keys/${item.id}`, undefined],
      ['GET', '/api/account/keys', undefined],
      ['GET', '/api/account/sessions', undefined],
      ['DELETE', '/api/account/sessions?scope=all', undefined],
      ['POST', '/api/account/password', { current_password: 'x', new_password: 'a new password' }],
      ['POST', '/api/account/deletion', { password: 'x', confirmation: 'delete my account' }],
      ['POST', '/api/billing/checkout', { tier: 'pro' }],
    ] as const
    for (const [method, path, body] of refused) {
      const response = await app.send(method, path, {
        user: program,
        ...(body === undefined ? {} : { body }),
      })
      expect([path, response.status]).toEqual([path, 403])
      expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } })
    }
    expect(await status(program, '/api/account')).toBe(200)
    expect(await (await app.send('GET', '/api/auth/get-session', { user: program })).json()).toBeNull()
  })

  it('ends when it is revoked, and when its time is over', async () => {
    const { program, item } = await make()
    const short = await make({ name: 'Short', expires_in_days: 1 })
    expect([await status(program), await status(short.program)]).toEqual([200, 200])
    expect((await app.send('DELETE', `/api/account/keys/${item.id}`, { user: ada })).status).toBe(200)
    now = new Date(now.getTime() + 86_400_000)
    expect([await status(program), await status(short.program)]).toEqual([401, 401])
  })

  it('is revoked by its owner alone', async () => {
    const { item, program } = await make()
    const eve = await app.signUp(`eve${people}`)
    expect((await app.send('DELETE', `/api/account/keys/${item.id}`, { user: eve })).status).toBe(404)
    expect((await app.send('DELETE', '/api/account/keys/key_1', { user: ada })).status).toBe(400)
    expect(await list(eve)).toEqual([])
    expect(await status(program)).toBe(200)
  })

  it('is nothing when it is guessed, cut or empty', async () => {
    const { key } = await make()
    for (const guess of ['easel_', key.slice(0, -1), `${key}x`, key.toUpperCase()])
      expect(await status({ ...ada, headers: { authorization: `Bearer ${guess}` } })).toBe(401)
  })

  it('needs a name and a span that makes sense, and there are 20 at most', async () => {
    const bad = [{}, { name: ' ' }, { name: 'x'.repeat(61) }, { name: 'x', expires_in_days: 0 }]
    for (const body of bad)
      expect((await app.send('POST', '/api/account/keys', { user: ada, body })).status).toBe(400)
    for (let made = 0; made < 20; made += 1) await make({ name: `Key ${made}` })
    const one = await app.send('POST', '/api/account/keys', { user: ada, body: { name: 'One more' } })
    expect(one.status).toBe(409)
  })
})
