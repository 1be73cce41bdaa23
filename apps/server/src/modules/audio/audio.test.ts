import { type AudioTask, cancelAudio, createAudio, listAudio, retryAudio } from '@easel/contract/audio'
import { errorBodySchema } from '@easel/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

// Sound takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
afterAll(() => app.stop())

const rain = { prompt: 'rainy café in Paris', seconds: 5, seed: 3 }
const post = (user: TestUser | undefined, body: unknown, headers = {}) =>
  app.send('POST', '/api/audio', { user, body, headers })

async function ask(user: TestUser, body: unknown = rain): Promise<AudioTask> {
  const response = await post(user, body)
  expect(response.status).toBe(202)
  return z.parse(createAudio.output, await response.json()).task
}
async function list(user: TestUser) {
  const response = await app.send('GET', '/api/audio', { user })
  return z.parse(listAudio.output, await response.json())
}
async function finished(user: TestUser, count = 1) {
  return vi.waitFor(
    async () => {
      const { items } = await list(user)
      expect(items.length).toBe(count)
      return items
    },
    { timeout: 50_000, interval: 100 },
  )
}
async function limits(user: TestUser) {
  const response = await app.send('GET', '/api/limits', { user })
  return (await response.json()) as { generations_today: number; remaining: number }
}
const cancel = (user: TestUser | undefined, id: string) =>
  app.send('POST', `/api/audio/tasks/${id}/cancel`, { user })

describe('a queue that is paused', () => {
  it('holds sounds, too, until it is resumed', async () => {
    const eve = await app.signUp('eve')
    const zoe = await app.signUp('zoe')
    await app.send('PATCH', '/api/queue', { user: eve, body: { paused: true } })
    const { id } = await ask(eve)
    // Another user's came later and is made.
    await ask(zoe)
    await finished(zoe)
    expect((await list(eve)).tasks).toMatchObject([{ id, status: 'queued' }])
    await app.send('PATCH', '/api/queue', { user: eve, body: { paused: false } })
    await finished(eve)
  })
})

describe('a sound from words', () => {
  it('is made, counted once, told, and served as WAV and Ogg at its address', async () => {
    const before = await limits(ada)
    const task = await ask(ada)
    expect(task).toMatchObject({ prompt: rain.prompt, settings: { seed: 3, seconds: 5, mood: null } })
    const [recording] = await finished(ada)
    expect(recording).toMatchObject({
      read_as: ['Rain', 'Café'],
      unknown_words: ['Paris'],
      seconds: 5,
      bpm: null,
    })
    expect(recording!.waveform).toHaveLength(240)
    expect((await list(ada)).tasks).toMatchObject([{ status: 'done', recording_id: recording!.id }])
    expect((await limits(ada)).remaining).toBe(before.remaining - 1)

    const wav = await app.send('GET', recording!.wav_url)
    expect(wav.headers.get('content-type')).toBe('audio/wav')
    const bytes = new Uint8Array(await wav.arrayBuffer())
    expect(bytes.length).toBe(44 + 5 * 44_100 * 4)
    const ogg = await app.send('GET', `${recording!.ogg_url}&download=1`)
    expect(ogg.headers.get('content-disposition')).toMatch(/^attachment; filename="easel-.{6}\.ogg"$/)
    expect(Buffer.from(await ogg.arrayBuffer()).toString('latin1', 0, 4)).toBe('OggS')

    const part = await app.send('GET', recording!.wav_url, { headers: { range: 'bytes=100-199' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
    const beyond = await app.send('GET', recording!.wav_url, { headers: { range: 'bytes=99999999-' } })
    expect(beyond.status).toBe(416)
    const forged = recording!.wav_url.replace(/s=.{4}/, 's=AAAA')
    expect((await app.send('GET', forged)).status).toBe(404)
    expect((await app.send('GET', recording!.wav_url.split('?')[0] ?? '')).status).toBe(404)
  })

  it('is one sound and one place, however often the same request is sent', async () => {
    const cleo = await app.signUp('cleo')
    const key = { 'idempotency-key': 'the-same-press' }
    const answers = await Promise.all([1, 2, 3].map(() => post(cleo, rain, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    await finished(cleo)
    expect((await limits(cleo)).remaining).toBe(4)
  })

  it('is refused when the day’s places are spent, and nothing is queued', async () => {
    const dora = await app.signUp('dora')
    await app.database.asUser(dora.id, (tx) =>
      sql`insert into user_daily_limits values (${dora.id}, 'free', 5, 0, now(), 'UTC', now() + interval '1 day')`.execute(
        tx,
      ),
    )
    const response = await post(dora, rain)
    expect(response.status).toBe(429)
    expect(z.parse(errorBodySchema, await response.json()).error.code).toBe('daily_limit')
    expect((await list(dora)).tasks).toEqual([])
  })

  it.each([
    ['seconds', { seconds: 0 }, 'Choose a length from 5 to 120 seconds'],
    ['seconds', { seconds: -1 }, 'Choose a length from 5 to 120 seconds'],
    ['seconds', { seconds: 10_000 }, 'Choose a length from 5 to 120 seconds'],
    ['bpm', { bpm: 1 }, 'Choose a tempo from 40 to 200 beats a minute'],
    ['prompt', { prompt: '   ' }, 'Please enter a prompt'],
    ['prompt', { prompt: 'a'.repeat(5_000) }, 'The prompt may have up to 500 characters'],
  ])('is refused with words that say what to do: %s %o', async (field, change, message) => {
    const response = await post(ada, { ...rain, ...change })
    expect(response.status).toBe(400)
    expect(z.parse(errorBodySchema, await response.json()).error.fields).toMatchObject({ [field]: message })
  })

  it('of unknown words is made all the same, and says so', async () => {
    const emil = await app.signUp('emil')
    await ask(emil, { prompt: 'zorp 🦊', seconds: 5 })
    expect(await finished(emil)).toMatchObject([{ read_as: ['Cinematic pad'], unknown_words: ['zorp'] }])
  })
})

describe('cancelling', () => {
  it('ends the task and gives the place back; twice is the same as once; no other user may', async () => {
    const fay = await app.signUp('fay')
    const before = (await limits(fay)).remaining
    const { id } = await ask(fay, { prompt: 'synthwave', seconds: 120 })
    expect((await cancel(ben, id)).status).toBe(404)
    expect((await cancel(undefined, id)).status).toBe(401)
    for (let time = 0; time < 2; time += 1) {
      const response = await cancel(fay, id)
      const { task } = z.parse(cancelAudio.output, await response.json())
      expect(task).toMatchObject({ status: 'error', error_code: 'cancelled' })
    }
    expect((await limits(fay)).remaining).toBe(before)
    expect((await list(fay)).items).toEqual([])
    expect((await cancel(fay, 'a b')).status).toBe(400)
  })

  it('is refused for what is made already', async () => {
    const gus = await app.signUp('gus')
    const { id } = await ask(gus)
    await finished(gus)
    expect((await cancel(gus, id)).status).toBe(409)
  })
})

describe('the queue of sounds', () => {
  const path = (id: string) => `/api/audio/tasks/${id}`
  const retry = (user: TestUser | undefined, id: string) => app.send('POST', `${path(id)}/retry`, { user })
  const remove = (user: TestUser | undefined, which: string) =>
    app.send('DELETE', `/api/audio/tasks${which}`, { user })

  it('[4.1] takes a failed task again for one place, and no other task; only its owner may', async () => {
    const jo = await app.signUp('jo')
    const { id } = await ask(jo, { prompt: 'synthwave', seconds: 120 })
    expect((await retry(jo, id)).status).toBe(409)
    await cancel(jo, id)
    expect((await retry(ben, id)).status).toBe(404)
    expect((await retry(undefined, id)).status).toBe(401)
    expect((await retry(jo, 'a b')).status).toBe(400)
    const before = (await limits(jo)).remaining
    const response = await retry(jo, id)
    expect(response.status).toBe(202)
    expect(z.parse(retryAudio.output, await response.json()).task).toMatchObject({
      id,
      status: 'queued',
      error: null,
    })
    expect((await limits(jo)).remaining).toBe(before - 1)
    await cancel(jo, id)
    expect((await limits(jo)).remaining).toBe(before)
  })

  it('is refused a retry when the day’s places are spent: the task stays as it failed', async () => {
    const kim = await app.signUp('kim')
    const { id } = await ask(kim, { prompt: 'synthwave', seconds: 120 })
    await cancel(kim, id)
    await app.database.asUser(kim.id, (tx) =>
      sql`update user_daily_limits set generations_today = 5 where user_id = ${kim.id}`.execute(tx),
    )
    expect((await retry(kim, id)).status).toBe(429)
    expect((await list(kim)).tasks).toMatchObject([{ id, status: 'error', error_code: 'cancelled' }])
  })

  it('[4.1] is made in the order its owner puts it in, of which every tab hears; no other user may', async () => {
    const mia = await app.signUp('mia')
    await app.send('PATCH', '/api/queue', { user: mia, body: { paused: true } })
    const rainy = (await ask(mia, { prompt: 'rain', seconds: 5 })).id
    const windy = (await ask(mia, { prompt: 'wind', seconds: 5 })).id
    const salty = (await ask(mia, { prompt: 'sea', seconds: 5 })).id
    const move = (user: TestUser | undefined, id: string, body: unknown) =>
      app.send('POST', `${path(id)}/move`, { user, body })
    expect(await (await move(mia, salty, { before: rainy })).json()).toEqual({ id: salty, before: rainy })
    expect((await move(mia, rainy, { before: null })).status).toBe(200)
    expect((await move(mia, windy, { before: windy })).status).toBe(200)
    const order = [salty, windy, rainy]
    const shown = async () => (await list(mia)).tasks.map(({ id }) => id)
    expect(await shown()).toEqual(order)

    expect((await move(undefined, windy, { before: null })).status).toBe(401)
    expect((await move(ben, windy, { before: null })).status).toBe(404)
    expect((await move(mia, 'a b', { before: null })).status).toBe(400)
    expect((await move(mia, windy, {})).status).toBe(400)
    expect((await move(mia, windy, { before: 'a b' })).status).toBe(400)
    await app.send('PATCH', '/api/queue', { user: ben, body: { paused: true } })
    const his = (await ask(ben)).id
    expect((await move(mia, windy, { before: his })).status).toBe(404)
    await remove(ben, '')
    await app.send('PATCH', '/api/queue', { user: ben, body: { paused: false } })
    expect(await shown()).toEqual(order)

    await app.send('PATCH', '/api/queue', { user: mia, body: { paused: false } })
    await finished(mia, 3)
    expect((await move(mia, windy, { before: null })).status).toBe(409)
    const { rows } = await app.database.asSystem((tx) =>
      sql<{ type: string; id: string }>`
        select type, coalesce(payload ->> 'id', payload -> 'task' ->> 'id') as id from user_events
        where user_id = ${mia.id} and (type = 'audio.moved' or payload -> 'task' ->> 'status' = 'running')
        order by seq`.execute(tx),
    )
    expect(rows.filter(({ type }) => type === 'audio.moved').map(({ id }) => id)).toEqual([salty, rainy])
    expect(rows.filter(({ type }) => type === 'audio.changed').map(({ id }) => id)).toEqual(order)
  })

  it('[4.2] is tidied: one, what is complete, or all; places come back, and recordings stay', async () => {
    const lea = await app.signUp('lea')
    const made = await ask(lea)
    await finished(lea)
    const before = (await limits(lea)).remaining
    const { id } = await ask(lea, { prompt: 'synthwave', seconds: 120 })
    await ask(lea, { prompt: 'synthwave', seconds: 120 })
    expect((await remove(ben, `/${id}`)).status).toBe(404)
    expect((await remove(undefined, `/${id}`)).status).toBe(401)
    expect((await remove(lea, '/a b')).status).toBe(400)
    expect(await (await remove(lea, `/${id}`)).json()).toEqual({ id })
    expect((await remove(lea, `/${id}`)).status).toBe(404)

    expect((await remove(undefined, '')).status).toBe(401)
    expect((await remove(lea, '?status=running')).status).toBe(400)
    expect(await (await remove(ben, '')).json()).toEqual({ removed: 0 })
    expect((await list(lea)).tasks.map((task) => task.id)).toContain(made.id)
    expect(await (await remove(lea, '?status=done')).json()).toEqual({ removed: 1 })
    expect((await list(lea)).tasks).toHaveLength(1)
    expect(await (await remove(lea, '')).json()).toEqual({ removed: 1 })
    expect(await list(lea)).toMatchObject({ tasks: [], items: [{ prompt: rain.prompt }] })
    expect((await limits(lea)).remaining).toBe(before)
  })
})

describe('recordings', () => {
  it('[6.1] belong to their owner: listed, opened and deleted by no other user, also in the database', async () => {
    const hal = await app.signUp('hal')
    await ask(hal)
    const [recording] = await finished(hal)
    expect((await list(ben)).items).toEqual([])
    const path = `/api/audio/${recording!.id}`
    expect((await app.send('DELETE', path, { user: ben })).status).toBe(404)
    expect((await app.send('DELETE', path)).status).toBe(401)
    expect((await app.send('DELETE', '/api/audio/42', { user: hal })).status).toBe(400)
    const { rows } = await app.database.asUser(ben.id, (tx) => sql`select id from recordings`.execute(tx))
    expect(rows).toEqual([])

    expect(await (await app.send('DELETE', path, { user: hal })).json()).toEqual({ id: recording!.id })
    expect((await list(hal)).items).toEqual([])
    const { rows: listed } = await app.database.asSystem((tx) =>
      sql`select file_key from file_deletions where file_key like ${`audio/${recording!.id}%`}`.execute(tx),
    )
    expect(listed).toHaveLength(2)
  })

  it('are listed with a session, page by page', async () => {
    expect((await app.send('GET', '/api/audio')).status).toBe(401)
    expect((await app.send('GET', '/api/audio?cursor=42', { user: ada })).status).toBe(400)
  })
})

describe('a process that dies', () => {
  it('leaves its task to the next one, which charges once', async () => {
    const ida = await app.signUp('ida')
    const settings = JSON.stringify({ seconds: 5, seed: 1, mood: null, bpm: null, is_loop: true })
    await ask(ida, { prompt: 'wind', seconds: 5 })
    await finished(ida)
    await app.database.asSystem((tx) =>
      sql`insert into audio_tasks (id, user_id, status, prompt, settings, attempts, lease_token, lease_until, created_at)
        values ('left-behind', ${ida.id}, 'running', 'wind', ${settings}::jsonb, 1, 'dead', now() - interval '1 second', now())`.execute(
        tx,
      ),
    )
    await app.database.asSystem((tx) =>
      sql`update user_daily_limits set reserved = 1 where user_id = ${ida.id}`.execute(tx),
    )
    await finished(ida, 2)
    expect((await limits(ida)).remaining).toBe(3)
  })
})
