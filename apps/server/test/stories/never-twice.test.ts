import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../generations/start-generations.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let vendor: StandInVendor
let app: TestApp
let ada: TestUser

const start = (isRestart = false) =>
  startTestApp({
    isRestart,
    env: { REPLICATE_API_TOKEN: 'r8_key', REPLICATE_BASE_URL: vendor.url, DEFAULT_TIER: 'pro' },
    provider: 'as-configured',
  })
beforeAll(async () => {
  vendor = await startStandInVendor({ token: 'r8_key', drawMs: 1_500 })
  app = await start()
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  await vendor.close()
})

const queue = (on: TestApp) =>
  on.send('POST', '/api/queue', {
    user: ada,
    body: { prompt: 'a boat', style: 'anime', quality: 'high', aspect_ratio: '1:1', count: 1, seed: 5 },
  })
async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.database.handle)).rows
}

describe('a paid picture', () => {
  test('[7.5] that a stopped process leaves behind is waited for by the next one, and made once', async () => {
    await queue(app)
    const noted = () =>
      rows(sql<{ job: string }>`select vendor_job->>'job' as job from tasks where vendor_job ? 'job'`)
    await eventually(async () => (await noted()).length === 1, 'the job is noted')
    await app.stop()
    app = await start(true)
    await eventually(async () => (await rows(sql`select id from generations`)).length === 1, 'it is made')
    expect(vendor.log).toMatchObject({ creates: 1, fetches: 1 })
    expect(
      await rows(sql`select provider, requested->'asked'->>'model' as model, vendor_job
      from generations join tasks on generation_id = generations.id`),
    ).toEqual([{ provider: 'replicate', model: expect.stringContaining('flux'), vendor_job: null }])
  })

  test('that the vendor may have begun is not asked for again', async () => {
    const creates = vendor.log.creates
    await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
    await queue(app)
    await sql`update tasks set vendor_job = '{"provider":"replicate","hold":"nothing"}' where status = 'queued'`.execute(
      app.database.handle,
    )
    await app.send('PATCH', '/api/queue', { user: ada, body: { paused: false } })
    const failed = () =>
      rows(sql<{ error_code: string }>`select error_code from tasks where status = 'error'`)
    await eventually(async () => (await failed()).length === 1, 'it fails')
    expect(await failed()).toEqual([{ error_code: 'generation_failed' }])
    expect(vendor.log.creates).toBe(creates)
    const limits = await app.send('GET', '/api/limits', { user: ada })
    expect(await limits.json()).toMatchObject({ generations_today: 1, reserved: 0 })
  })
})
