import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'
import { createAttempts } from './attempts.ts'

let now = new Date()
const clock = { now: () => now }
const processes: TestApp[] = []

beforeAll(async () => {
  const options = { isRateLimited: true, clock, env: { TRUST_PROXY: 'true' } }
  processes.push(await startTestApp(options), await startTestApp(options))
})
afterAll(async () => {
  for (const { stop } of processes) await stop()
})
beforeEach(async () => {
  now = new Date()
  await sql`truncate attempts, "rateLimit"`.execute(first().database.handle)
})

function first(): TestApp {
  const [app] = processes
  if (!app) throw new Error('not started')
  return app
}

let turn = 0
/** Signs in from an address, at each process in turn. */
async function signIn(email: string, password: string, address: string) {
  turn += 1
  const response = await (processes[turn % 2] ?? first()).send('POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  })
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

/** Fails until the next attempt has to wait; returns the wait. */
async function failUntilHeld(email: string, address: string): Promise<number> {
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await signIn(email, 'wrong guess', address)).status).toBe(401)
  const held = await signIn(email, 'wrong guess', address)
  expect(held.status).toBe(429)
  return held.retryAfter
}

describe('wrong passwords', { timeout: 120_000 }, () => {
  it('delay their own sender at every process, while the owner signs in from elsewhere', async () => {
    const { email } = await first().signUp('ada')
    expect(await failUntilHeld(email, '203.0.113.1')).toBe(2)
    expect((await signIn(email.toUpperCase(), PASSWORD, '203.0.113.1')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '198.51.100.7')).status).toBe(200)
    const kept = await sql`select * from attempts`.execute(first().database.handle)
    expect(JSON.stringify(kept.rows)).not.toContain('@')
  })

  it('count as one sender’s through a whole IPv6 network and any port', async () => {
    const { email } = await first().signUp('kim')
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn(email, 'wrong guess', `2001:db8:0:1::${attempt + 1}`)).status).toBe(401)
    expect((await signIn(email, 'wrong guess', '[2001:db8:0:1::ffff]:4711')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '2001:db8:0:2::1')).status).toBe(200)
  })

  it('are forgotten after a right one, and after a new password set by a link', async () => {
    const { email, id } = await first().signUp('eve')
    await failUntilHeld(email, '203.0.113.1')
    now = new Date(now.getTime() + 3_000)
    expect((await signIn(email, PASSWORD, '203.0.113.1')).status).toBe(200)
    await sql`truncate "rateLimit"`.execute(first().database.handle)
    await failUntilHeld(email, '203.0.113.1')
    const token = 'a token of a link in a mail'
    const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
    await sql`insert into verification ("id", "identifier", "value", "expiresAt")
      values ('v', ${identifier}, ${id}, now() + interval '1 hour')`.execute(first().database.handle)
    const reset = await first().send('POST', '/api/auth/reset-password', {
      body: { token, newPassword: 'an even better one' },
    })
    expect(reset.status).toBe(200)
    await sql`truncate "rateLimit"`.execute(first().database.handle)
    expect((await signIn(email, 'an even better one', '203.0.113.1')).status).toBe(200)
  })

  it('wait twice as long each time, up to a quarter of an hour, and exactly once when they come together', async () => {
    const limit = { kind: 'test', free: 3, firstDelaySeconds: 2, maxDelaySeconds: 900 }
    const attempts = createAttempts({ database: first().database, clock }, limit)
    const take = () =>
      attempts.take({ account: 'a', source: 'b' }).then(
        () => 0,
        (error: { retryAfter: number }) => error.retryAfter,
      )
    expect(await Promise.all([take(), take(), take(), take(), take()])).toEqual(
      expect.arrayContaining([0, 0, 0, 2, 2]),
    )
    const waits: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const wait = await take()
      waits.push(wait)
      now = new Date(now.getTime() + wait * 1_000)
      expect(await take()).toBe(0)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    now = new Date(now.getTime() + 25 * 3_600_000 + 900_000)
    expect([await take(), await take(), await take()]).toEqual([0, 0, 0])
    expect(await take()).toBe(2)
  })
})
