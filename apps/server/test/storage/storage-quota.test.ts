import { startingSettings } from '@easel/contract/lettering'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLACE_BYTES } from '../../src/modules/usage/storage-room.ts'
import { idOf, insertPictures } from '../harness/insert-pictures.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

const QUOTA = 20_000_000

/** Two processes on the same data. */
let here: TestApp
let there: TestApp
let ada: TestUser
let people = 0
let now = new Date()

beforeAll(async () => {
  const options = {
    env: { STORAGE_PER_ACCOUNT_MB: '20', DEFAULT_TIER: 'pro' },
    clock: { now: () => now },
  }
  here = await startTestApp(options)
  there = await startTestApp(options)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})
beforeEach(async () => {
  now = new Date()
  ada = await here.signUp(`ada${++people}`)
  await here.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
})

/** One picture that fills the library to so many bytes. */
async function fill(bytes: number): Promise<string> {
  const id = idOf(people)
  await sql`delete from generations where id = ${id}`.execute(here.database.handle)
  await insertPictures(here.database, [{ userId: ada.id, number: people, isPublic: false }])
  await sql`update generations set bytes = ${bytes} where id = ${id}`.execute(here.database.handle)
  return id
}

const WORDS = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
const queue = (count = 1, app = here) =>
  app.send('POST', '/api/queue', { user: ada, body: { ...WORDS, count } })
const sound = (app = here) =>
  app.send('POST', '/api/audio', { user: ada, body: { prompt: 'rain', seconds: 5, seed: 3 } })
const lettering = (app = here) =>
  app.send('POST', '/api/lettering', {
    user: ada,
    body: { ...startingSettings('stencil', 'Ahoy'), size: 256 },
  })
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; message: string } }).error
const read = async <T>(path: string): Promise<T> =>
  (await (await here.send('GET', path, { user: ada })).json()) as T
const usage = async () =>
  (await read<{ storage: { used_bytes: number; quota_bytes: number } }>('/api/usage')).storage
const held = async () => (await read<{ reserved: number }>('/api/limits')).reserved
const bulk = (change: object) =>
  here.send('POST', '/api/generations/bulk', { user: ada, body: { ids: [idOf(people)], change } })

describe('work', () => {
  it('is accepted to the last byte that there is room for, and not beyond', async () => {
    await fill(QUOTA - PLACE_BYTES + 1)
    const refused = await queue()
    expect(refused.status).toBe(409)
    expect(await errorOf(refused)).toMatchObject({
      code: 'storage_full',
      message:
        'Your library holds 17 MB of the 20 MB it may. Delete pictures or sounds you no longer need, empty the trash, and try again.',
    })
    const body = { prompt: 'a boat', width: 1024, height: 1024 }
    const form = () => here.send('POST', '/api/functions/generate-image', { user: ada, body })
    for (const ask of [sound, form]) {
      const answer = await ask()
      expect([answer.status, (await errorOf(answer)).code]).toEqual([409, 'storage_full'])
    }
    // Nothing is held, and nothing is queued.
    expect(await held()).toBe(0)
    expect((await read<{ tasks: unknown[] }>('/api/queue')).tasks).toEqual([])
    await fill(QUOTA - PLACE_BYTES)
    expect((await queue()).status).toBe(202)
    // What waits counts, too: now the rest is needed.
    expect((await sound()).status).toBe(409)
  })

  it('says so when only what is being made stands in the way', async () => {
    await fill(1_000_000)
    expect((await queue(6)).status).toBe(202)
    expect((await errorOf(await queue())).message).toBe(
      'Your library holds 1 MB of the 20 MB it may, and what is being made needs the rest. Wait until it is done, ask for fewer at once, or make room: delete pictures and empty the trash.',
    )
  })

  it('is accepted again once there is room: the trash still counts, what is deleted for good does not', async () => {
    await fill(QUOTA)
    expect(await usage()).toEqual({ used_bytes: QUOTA, quota_bytes: QUOTA })
    expect((await bulk({ action: 'trash' })).status).toBe(200)
    expect((await queue()).status).toBe(409)
    expect((await bulk({ action: 'delete' })).status).toBe(200)
    expect(await usage()).toEqual({ used_bytes: 0, quota_bytes: QUOTA })
    expect((await queue()).status).toBe(202)
  })

  it('of a batch is refused whole when there is no room for all of it', async () => {
    await fill(QUOTA - 3 * PLACE_BYTES)
    expect((await queue(4)).status).toBe(409)
    expect(await held()).toBe(0)
    expect((await queue(3)).status).toBe(202)
  })

  it('is accepted no more often than there is room for, however many ask at once and of whichever process', async () => {
    await fill(QUOTA - 3 * PLACE_BYTES)
    const asks = Array.from({ length: 12 }, (_, n) => (n % 3 === 0 ? sound : queue))
    const answers = await Promise.all(
      asks.map((ask, n) => (ask === sound ? sound(n % 2 ? here : there) : queue(1, n % 2 ? here : there))),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([202, 202, 202, ...Array.from({ length: 9 }, () => 409)])
    expect(await held()).toBe(3)
  })

  it('that failed is not retried without room', async () => {
    const added = await queue()
    const { tasks } = (await added.json()) as { tasks: { id: string }[] }
    const path = `/api/queue/${tasks[0]?.id}`
    await sql`update tasks set status = 'error', finished_at = now(), error_code = 'generation_failed' where user_id = ${ada.id}`.execute(
      here.database.handle,
    )
    await fill(QUOTA)
    const refused = await here.send('POST', `${path}/retry`, { user: ada })
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, 'storage_full'])
    expect((await read<{ tasks: { status: string }[] }>('/api/queue')).tasks).toMatchObject([
      { status: 'error' },
    ])
  })
})

describe('a file whose size is known', () => {
  it('is kept to the last byte, and refused beyond it before a file is written', async () => {
    const saved = await lettering()
    expect(saved.status).toBeLessThan(300)
    const { used_bytes: size } = await usage()
    await fill(QUOTA - 2 * size + 1)
    const refused = await lettering()
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, 'storage_full'])
    await fill(QUOTA - 2 * size)
    expect((await lettering()).status).toBeLessThan(300)
    expect((await usage()).used_bytes).toBe(QUOTA)
  })

  it('is kept no more often than there is room for, when many come at once', async () => {
    await lettering()
    const { used_bytes: size } = await usage()
    await fill(QUOTA - 3 * size)
    const answers = await Promise.all([here, there, here, there, here].map((app) => lettering(app)))
    expect(answers.map(({ status }) => status < 300).filter(Boolean)).toHaveLength(2)
    expect((await usage()).used_bytes).toBe(QUOTA)
  })
})

it('a batch waits for room, says so, and goes on by itself once there is some', async () => {
  await here.send('PATCH', '/api/queue', { user: ada, body: { paused: false } })
  await fill(QUOTA)
  const made = await here.send('POST', '/api/batches', {
    user: ada,
    body: { kind: 'sheet', title: 'Boats', rows: [WORDS] },
  })
  const { batch } = (await made.json()) as { batch: { id: string } }
  const state = async () =>
    (await read<{ batch: { state: string; waits_for: string | null } }>(`/api/batches/${batch.id}`)).batch
  await expect.poll(async () => (await state()).waits_for).toBe('room')
  await bulk({ action: 'delete' })
  now = new Date(now.getTime() + 61_000)
  await expect.poll(async () => (await state()).state, { timeout: 20_000 }).toBe('done')
})

it('another account’s library takes no room', async () => {
  await fill(QUOTA)
  const ben = await here.signUp(`ben${people}`)
  const answer = await here.send('POST', '/api/queue', { user: ben, body: { ...WORDS, count: 1 } })
  expect(answer.status).toBe(202)
})

it('without the setting any amount is stored, and the page is told that there is no limit', async () => {
  const free = await startTestApp({ env: { DEFAULT_TIER: 'pro' } })
  await fill(2_000_000_000)
  expect((await queue(1, free)).status).toBe(202)
  const answer = await free.send('GET', '/api/usage', { user: ada })
  expect(((await answer.json()) as { storage: object }).storage).toEqual({
    used_bytes: 2_000_000_000,
    quota_bytes: null,
  })
  await free.stop()
})
