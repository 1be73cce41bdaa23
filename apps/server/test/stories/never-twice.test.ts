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
  // Other files use this database after it.
  for (const table of ['tasks', 'generations'])
    await sql.raw(`drop trigger if exists refuse on ${table}`).execute(app.database.handle)
  await app.stop()
  await vendor.close()
})

const queue = (on: TestApp, prompt = 'a boat') =>
  on.send('POST', '/api/queue', {
    user: ada,
    body: { prompt, style: 'anime', quality: 'high', aspect_ratio: '1:1', count: 1, seed: 5 },
  })
async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.database.handle)).rows
}

const made = async () => (await rows(sql`select id from generations`)).length
const refusals = async () =>
  Number((await rows(sql<{ n: string }>`select last_value as n from refusals`))[0]?.n)

const NAMES_OF_JOBS = {
  code: 'P0001',
  on: "before update of vendor_job on tasks for each row when (new.vendor_job ? 'job')",
}

/** The database refuses the next writes of a kind, so many times, by this code. */
async function refuse(times: number, { code, on }: typeof NAMES_OF_JOBS): Promise<void> {
  const statements = [
    'drop trigger if exists refuse on tasks',
    'drop trigger if exists refuse on generations',
    'drop sequence if exists refusals',
    'create sequence refusals',
    'grant all on sequence refusals to public',
    `create or replace function refuse() returns trigger language plpgsql as $$ begin
      if nextval('refusals') <= ${times} then raise exception 'refused' using errcode = '${code}'; end if; return new; end $$`,
    `create trigger refuse ${on} execute function refuse()`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(app.database.handle)
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

  test('whose job could not be noted for a moment is made once, from the job that was begun', async () => {
    const { creates } = vendor.log
    await refuse(2, NAMES_OF_JOBS)
    await queue(app)
    await eventually(async () => (await made()) === 2, 'it is made')
    // Two were refused, the third was taken.
    expect(await refusals()).toBe(3)
    expect(vendor.log.creates).toBe(creates + 1)
  })

  test('whose job cannot be noted at all is taken back at its vendor and begun anew, not called off', async () => {
    const { creates, canceled } = vendor.log
    const before = canceled.length
    // The tries of eight seconds and a few.
    await refuse(40, NAMES_OF_JOBS)
    await queue(app)
    await expect.poll(made, { timeout: 50_000, interval: 100 }).toBe(3)
    expect(vendor.log.creates).toBe(creates + 2)
    expect(canceled.length).toBe(before + 1)
  }, 90_000)

  test('whose job can neither be noted nor taken back fails, and is not begun anew', async () => {
    const { creates } = vendor.log
    await refuse(40, NAMES_OF_JOBS)
    await queue(app, 'a boat [fault:deaf-to-cancel]')
    const failed = () =>
      rows(sql<{ error_code: string }>`select error_code from tasks where status = 'error'`)
    await expect.poll(failed, { timeout: 50_000, interval: 100 }).toEqual([{ error_code: 'server_error' }])
    expect(vendor.log.creates).toBe(creates + 1)
    expect(await made()).toBe(3)
    await sql`delete from tasks where status = 'error'`.execute(app.database.handle)
    await refuse(0, NAMES_OF_JOBS)
  }, 90_000)

  test('that a full database refuses is kept as soon as it takes it, by the run that has it', async () => {
    const { creates, fetches } = vendor.log
    await refuse(10, {
      code: '53100',
      on: 'before insert on generations for each row',
    })
    await queue(app)
    await expect.poll(made, { timeout: 50_000, interval: 100 }).toBe(4)
    expect(await refusals()).toBeGreaterThan(10)
    expect(vendor.log).toMatchObject({ creates: creates + 1, fetches: fetches + 1 })
    expect(await rows(sql`select from tasks where takeovers > 0`)).toEqual([])
  }, 90_000)

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
    expect(await limits.json()).toMatchObject({ generations_today: 4, reserved: 0 })
  })
})
