import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/platform/clock.ts'
import { type Logger, silentLogger } from '../../src/platform/logger.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.stop())

for (const [how, jumpMs] of [
  ['25 hours', 25 * HOUR_MS],
  ['400 days', 400 * DAY_MS],
] as const)
  test(`a clock that jumps ${how} ahead and back signs no one out for good and leaves the day's reset where it was`, async () => {
    const ada = await app.signUp(`ada-${jumpMs}`)
    const limits = async () => {
      const answer = await app.send('GET', '/api/limits', { user: ada })
      return { status: answer.status, reset: ((await answer.json()) as { reset_at?: string }).reset_at }
    }
    const before = await limits()
    const right = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: right + jumpMs })
    await limits()
    await app.send('GET', '/api/auth/get-session', { user: ada })
    vi.setSystemTime(right)
    expect(await limits()).toEqual(before)
    expect(before.status).toBe(200)
  })

/** Rows that carry a date of their own. */
async function datedRows(): Promise<Record<string, number | undefined>> {
  const counts: Record<string, number | undefined> = {}
  for (const table of [
    'session',
    'share_links',
    'idempotency_keys',
    'user_events',
    'app_events',
    'downloads',
  ]) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      app.database.handle,
    )
    counts[table] = rows[0]?.count
  }
  return counts
}

for (const [how, jumpMs] of [
  ['ahead', 25 * HOUR_MS],
  ['behind', -25 * HOUR_MS],
] as const)
  test(`a clock 25 hours ${how} costs no row, and once it is right everything works as before`, async () => {
    const bea = await app.signUp(`bea-${jumpMs}`)
    const picture = { prompt: 'a boat', width: 1024, height: 1024 }
    const drawn = await app.send('POST', '/api/functions/generate-image', {
      user: bea,
      headers: { 'idempotency-key': `key-${jumpMs}` },
      body: picture,
    })
    const { id } = (await drawn.json()) as { id: string }
    const shared = await app.send('POST', `/api/generations/${id}/shares`, {
      user: bea,
      body: { expires_in_days: 1 },
    })
    expect([drawn.status, shared.status]).toEqual([200, 201])
    const { token } = (await shared.json()) as { token: string }
    const before = await datedRows()
    const right = Date.now()

    vi.useFakeTimers({ toFake: ['Date'], now: right + jumpMs })
    const decided = Promise.withResolvers<void>()
    const notice = (line: { job?: string }, words?: string) => {
      if (words === 'housekeeping' && line.job === 'clock') decided.resolve()
    }
    const other = await startTestApp({ logger: { ...silentLogger, warn: notice } as Logger })
    // A clock that is behind is believed where the database's own is, too: by that there is nothing to prune.
    if (jumpMs > 0) await decided.promise
    await other.stop()
    expect(await datedRows()).toEqual(before)
    if (jumpMs > 0) expect((await app.send('GET', `/api/shares/${token}`)).status).toBe(404)

    vi.setSystemTime(right)
    expect(await datedRows()).toEqual(before)
    expect((await app.send('GET', `/api/shares/${token}`)).status).toBe(200)
    expect((await app.send('GET', '/api/account', { user: bea })).status).toBe(200)
    const limits = await app.send('GET', '/api/limits', { user: bea })
    expect(await limits.json()).toMatchObject({ generations_today: 1, reserved: 0, remaining: 4 })
    const again = await app.send('POST', '/api/functions/generate-image', {
      user: bea,
      headers: { 'idempotency-key': `key-${jumpMs}` },
      body: picture,
    })
    expect(((await again.json()) as { id: string }).id).toBe(id)
  })

test('a session begun and pictures made while the clock was 25 hours ahead are there when it is right, and count for today', async () => {
  const right = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: right + 25 * HOUR_MS })
  const cyd = await app.signUp('cyd')
  const body = { prompt: 'a boat', width: 1024, height: 1024 }
  expect((await app.send('POST', '/api/functions/generate-image', { user: cyd, body })).status).toBe(200)
  vi.setSystemTime(right)
  const limits = await app.send('GET', '/api/limits', { user: cyd })
  expect(limits.status).toBe(200)
  const { reset_at: resetAt, ...rest } = (await limits.json()) as { reset_at: string }
  expect(rest).toMatchObject({ generations_today: 1, remaining: 4 })
  expect(Date.parse(resetAt) - right).toBeLessThanOrEqual(DAY_MS)
  expect((await app.send('POST', '/api/functions/generate-image', { user: cyd, body })).status).toBe(200)
  const history = await app.send('GET', '/api/generations', { user: cyd })
  expect(((await history.json()) as { items: object[] }).items).toHaveLength(2)
})
