import { cancelAudio } from '@easel/contract/audio'
import { errorBodySchema } from '@easel/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { audioCalls, rain } from '../../../test/audio/audio-calls.ts'
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

const { post, ask, list, finished, limits, cancel } = audioCalls(() => app)

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
