import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { createTelemetryModule } from './index.ts'

let app: TestApp
let ada: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

const event = { name: 'error', metadata: { message: 'it broke', line: 3 } }
const vital = { name: 'LCP', value: 1234.5, meta: { id: 'v1', rating: 'good', delta: 1234.5 } }

function rows(table: string) {
  return app.database.asSystem(
    async (tx) => (await sql`select * from ${sql.raw(table)} order by id`.execute(tx)).rows,
  )
}

describe('telemetry', () => {
  it('[3.8] keeps what a signed-in user’s page reports', async () => {
    for (const [path, body] of [
      ['/api/app-events', event],
      ['/api/web-vitals', vital],
    ] as const) {
      const response = await app.send('POST', path, { user: ada, body })
      expect(response.status).toBe(202)
      expect(await response.json()).toEqual({ stored: true })
    }
    expect(await rows('app_events')).toMatchObject([{ user_id: ada.id, ...event }])
    expect(await rows('web_vitals')).toMatchObject([{ user_id: ada.id, ...vital }])
  })

  it('[6.2] drops a visitor’s report without an error', async () => {
    const before = await rows('app_events')
    const response = await app.send('POST', '/api/app-events', { body: event })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ stored: false })
    expect(await rows('app_events')).toEqual(before)
  })

  it('keeps a report that is sent twice with one key once', async () => {
    const before = (await rows('web_vitals')).length
    const headers = { 'idempotency-key': 'vital-1' }
    for (let time = 0; time < 2; time += 1)
      await app.send('POST', '/api/web-vitals', { user: ada, body: vital, headers })
    expect((await rows('web_vitals')).length).toBe(before + 1)
  })

  it('keeps a thousand reports of an account a day, and forgets them after 30 days', async () => {
    const eve = await app.signUp('eve')
    const fill = (table: string, columns: string, values: string, age: string) =>
      app.database.asSystem((tx) =>
        sql`insert into ${sql.raw(table)} (user_id, ${sql.raw(columns)}, created_at)
          select ${eve.id}, ${sql.raw(values)}, now() - ${age}::interval from generate_series(1, 999)`.execute(
          tx,
        ),
      )
    const fillBoth = async (age: string) => {
      await fill('app_events', 'name, metadata', `'error', '{}'`, age)
      await fill('web_vitals', 'name, value, meta', `'LCP', 1, '{}'`, age)
    }
    await fillBoth('31 days')
    await fillBoth('1 hour')
    for (const [path, body] of [
      ['/api/app-events', event],
      ['/api/web-vitals', vital],
    ] as const) {
      expect(await (await app.send('POST', path, { user: eve, body })).json()).toEqual({ stored: true })
      expect(await (await app.send('POST', path, { user: eve, body })).json()).toEqual({ stored: false })
      expect(await (await app.send('POST', path, { user: ada, body })).json()).toEqual({ stored: true })
    }
    const monthAgo = new Date(Date.now() - 30 * 24 * 3_600_000)
    await createTelemetryModule({ database: app.database }).forgetBefore(monthAgo)
    for (const table of ['app_events', 'web_vitals'])
      expect(
        (await rows(table)).filter((row) => (row as { user_id: string }).user_id === eve.id),
      ).toHaveLength(1_000)
  })

  it('refuses names and sizes outside of the contract', async () => {
    const wrong = [
      ['/api/app-events', { ...event, name: 'anything' }],
      ['/api/app-events', { name: 'error', metadata: { message: 'x'.repeat(1_001) } }],
      ['/api/web-vitals', { ...vital, value: -1 }],
    ] as const
    for (const [path, body] of wrong)
      expect((await app.send('POST', path, { user: ada, body })).status).toBe(400)
  })

  it('lets a user see only their own rows, and change none', async () => {
    const ben = await app.signUp('ben')
    const seen = await app.database.asUser(ben.id, (tx) => sql`select * from app_events`.execute(tx))
    expect(seen.rows).toEqual([])
    for (const change of [sql`update app_events set name = 'x'`, sql`delete from web_vitals`])
      await expect(app.database.asUser(ada.id, (tx) => change.execute(tx))).rejects.toThrow(
        /permission denied/,
      )
  })
})
