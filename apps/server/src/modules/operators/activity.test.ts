import { ACTIVITY_DAYS, getActivity } from '@easel/contract/operator'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { insertPictures } from '../../../test/harness/insert-pictures.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let operator: TestUser
let ada: TestUser
const NOW = new Date('2026-11-27T00:30:00Z')

beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_EMAILS: 'operator@example.com' }, clock: { now: () => NOW } })
  operator = await app.signUp('operator')
  ada = await app.signUp('ada')
}, 60_000)
afterAll(() => app.stop())

async function read(user: TestUser | undefined) {
  const answer = await app.send('GET', '/api/operator/activity', { user })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('what the installation does', () => {
  it('is told by day of UTC: pictures, failures, cost and new accounts, without gaps', async () => {
    const db = app.database.handle
    await sql`update "user" set "createdAt" = '2026-11-26T23:59:59Z' where id = ${ada.id}`.execute(db)
    await sql`update "user" set "createdAt" = ${NOW} where id = ${operator.id}`.execute(db)
    await sql`insert into provider_hours (provider, hour, successes, failures) values
      ('fal', '2026-11-27T00:00:00Z', 3, 1), ('built-in', '2026-11-27T00:00:00Z', 2, 0),
      ('fal', '2026-11-26T23:00:00Z', 7, 0), ('fal', '2026-10-28T23:00:00Z', 99, 0)`.execute(db)
    await sql`insert into spending_days (day, held, spent) values ('2026-11-27', 500000, 1250000)`.execute(db)
    const { days } = z.parse(getActivity.output, (await read(operator)).body)
    expect(days).toHaveLength(ACTIVITY_DAYS)
    expect(days.slice(0, 3)).toEqual([
      { day: '2026-11-27', pictures: 5, failures: 1, cost_usd: 1.25, accounts: 1 },
      { day: '2026-11-26', pictures: 7, failures: 0, cost_usd: 0, accounts: 1 },
      { day: '2026-11-25', pictures: 0, failures: 0, cost_usd: 0, accounts: 0 },
    ])
    expect(days.at(-1)).toMatchObject({ day: '2026-10-29', pictures: 0 })
  })

  it('is told of the queue, from the oldest task on, and of what several processes died of', async () => {
    expect(z.parse(getActivity.output, (await read(operator)).body).queue).toEqual({
      waiting: 0,
      running: 0,
      oldest_at: null,
      set_aside: 0,
    })
    await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
    const batch = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count: 2 }
    expect((await app.send('POST', '/api/queue', { user: ada, body: batch })).status).toBe(202)
    const { queue } = z.parse(getActivity.output, (await read(operator)).body)
    expect(queue).toMatchObject({
      waiting: 2,
      running: 0,
      set_aside: 0,
      oldest_at: expect.stringMatching(/Z$/),
    })
  })

  it('is told of what is stored, and who stores most', async () => {
    await insertPictures(
      app.database,
      [1, 2, 3].map((number) => ({ userId: ada.id, number })),
    )
    await insertPictures(app.database, [{ userId: operator.id, number: 4 }])
    const { storage } = z.parse(getActivity.output, (await read(operator)).body)
    expect(storage.accounts).toBe(2)
    expect(storage.largest.map(({ email }) => email)).toEqual([ada.email, operator.email])
    expect(storage.bytes).toBe(storage.largest.reduce((sum, { bytes }) => sum + bytes, 0))
    expect(storage.bytes).toBeGreaterThan(0)
  })

  it('is not there for those who do not operate, and asks for a session', async () => {
    expect((await read(ada)).status).toBe(404)
    expect((await read(undefined)).status).toBe(401)
  })
})
