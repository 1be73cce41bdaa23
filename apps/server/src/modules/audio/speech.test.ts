import { createSpeech, listAudio } from '@easel/contract/audio'
import { errorBodySchema } from '@easel/contract/errors'
import { getProviders, testProvider } from '@easel/contract/providers'
import { listVoices } from '@easel/contract/voices'
import { startElevenLabsStandIn, startOpenAiSpeechStandIn } from '@easel/providers/testing/speech-stand-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { silentLogger } from '../../platform/logger.ts'

// Sound takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

const GEORGE = 'JBFqnCBsd6RMkjVDRZzb'
let app: TestApp
let ada: TestUser
let openAi: Awaited<ReturnType<typeof startOpenAiSpeechStandIn>>
let eleven: Awaited<ReturnType<typeof startElevenLabsStandIn>>
const lines: unknown[] = []

beforeAll(async () => {
  openAi = await startOpenAiSpeechStandIn()
  eleven = await startElevenLabsStandIn()
  app = await startTestApp({
    logger: { ...silentLogger, warn: (...line: unknown[]) => void lines.push(line) },
    env: {
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: openAi.url,
      ELEVENLABS_API_KEY: 'key',
      ELEVENLABS_BASE_URL: eleven.url,
      ELEVENLABS_VOICES: `George=${GEORGE}`,
      SPEECH_PRICES: 'openai=2, elevenlabs=1000',
      SPEND_CAP_USD: '5',
      IMAGE_PRICES: 'scripted=0',
      OPERATOR_EMAILS: 'operator@example.com',
      METRICS_TOKEN: 'the token of the numbers',
    },
  })
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  await openAi.close()
  await eleven.close()
})

const post = (user: TestUser | undefined, body: unknown) => app.send('POST', '/api/speech', { user, body })
const hello = { text: 'Hello. How are you?', voice: 'unit' }

async function ask(user: TestUser, body: unknown = hello) {
  const response = await post(user, body)
  expect(response.status).toBe(202)
  return z.parse(createSpeech.output, await response.json()).task
}
async function list(user: TestUser) {
  const response = await app.send('GET', '/api/audio', { user })
  return z.parse(listAudio.output, await response.json())
}
async function ended(user: TestUser) {
  return vi.waitFor(
    async () => {
      const { items, tasks } = await list(user)
      const [task] = tasks
      expect(tasks).toHaveLength(1)
      expect(['done', 'error']).toContain(task?.status)
      return { recording: items[0], failure: task?.status === 'error' ? task : undefined }
    },
    { timeout: 50_000, interval: 100 },
  )
}
async function remaining(user: TestUser) {
  const response = await app.send('GET', '/api/limits', { user })
  return ((await response.json()) as { remaining: number }).remaining
}
async function spent() {
  const { rows } = await app.database.asSystem((tx) =>
    sql<{ held: string; spent: string }>`select held, spent from spending_days`.execute(tx),
  )
  return rows.map((row) => ({ held: Number(row.held) / 1e6, spent: Number(row.spent) / 1e6 }))[0]
}

describe('a text that is read aloud', () => {
  it('by a built-in voice is made, counted once, and served as WAV and Ogg', async () => {
    const task = await ask(ada, { text: 'Café!\n🦊 こんにちは and hello.', voice: 'clara', speed: 1.5 })
    expect(task).toMatchObject({
      kind: 'speech',
      settings: { voice: 'clara', voice_label: 'Clara', speed: 1.5 },
    })
    const { recording } = await ended(ada)
    expect(recording).toMatchObject({
      kind: 'speech',
      prompt: 'Café!\n🦊 こんにちは and hello.',
      read_as: [],
      unknown_words: ['こんにちは'],
      cost: 0,
    })
    expect(recording!.seconds).toBeGreaterThan(1)
    expect(await remaining(ada)).toBe(4)
    for (const [url, start] of [
      [recording!.wav_url, 'RIFF'],
      [recording!.ogg_url, 'OggS'],
    ] as const) {
      const bytes = Buffer.from(await (await app.send('GET', url)).arrayBuffer())
      expect(bytes.toString('latin1', 0, 4)).toBe(start)
    }
  })

  it.each([
    ['text', { text: '  ' }, 'Write what is to be said'],
    ['text', { text: '…!? —' }, 'There is nothing to say in it yet: write some words'],
    ['text', { text: '🦊🦊' }, 'There is nothing to say in it yet: write some words'],
    [
      'text',
      { text: 'a'.repeat(5_000) },
      'The text may have up to 2,000 characters: shorten it, or make two recordings',
    ],
    ['text', { text: 'こんにちは' }, 'The built-in voices speak English: write some words in Latin letters'],
    ['speed', { speed: 0 }, 'Choose a speed from 0.5 to 2'],
    ['speed', { speed: 10_000 }, 'Choose a speed from 0.5 to 2'],
    ['voice', { voice: 'unknown' }, 'This voice is not there any more: choose another one'],
    [
      'speed',
      { voice: `elevenlabs/${GEORGE}`, speed: 2 },
      'George speaks at 0.7 to 1.2 times the usual speed',
    ],
  ])('is refused with words that say what to do: %s %o', async (field, change, message) => {
    const before = await remaining(ada)
    const response = await post(ada, { ...hello, ...change })
    expect(response.status).toBe(400)
    expect(z.parse(errorBodySchema, await response.json()).error.fields).toMatchObject({ [field]: message })
    expect(await remaining(ada)).toBe(before)
  })

  it('needs a session', async () => {
    expect((await post(undefined, hello)).status).toBe(401)
  })

  it('that would go on for too long fails with words that say what to do, and takes no place', async () => {
    const bo = await app.signUp('bo')
    await ask(bo, { text: '7'.repeat(2_000), voice: 'unit', speed: 0.5 })
    const { failure } = await ended(bo)
    expect(failure?.error).toMatch(/longer than ten minutes.*Shorten the text/)
    expect(await remaining(bo)).toBe(5)
  })
})

describe('the content policy', () => {
  it('[8.3] holds for what is to be said and for what is to be heard, and takes no place', async () => {
    const before = await remaining(ada)
    const sound = { prompt: 'porn', seconds: 5 }
    for (const response of [
      await post(ada, { ...hello, text: 'Here is some porn.' }),
      await app.send('POST', '/api/audio', { user: ada, body: sound }),
    ]) {
      expect(response.status).toBe(422)
      expect(z.parse(errorBodySchema, await response.json()).error.code).toBe('nsfw_content')
    }
    expect(await remaining(ada)).toBe(before)
  })
})

describe('hosted voices', () => {
  it('are listed after the built-in ones, with what they take, to everybody', async () => {
    const { voices } = z.parse(listVoices.output, await (await app.send('GET', '/api/voices')).json())
    expect(voices.filter(({ is_hosted }) => !is_hosted).length).toBeGreaterThanOrEqual(4)
    expect(voices[0]).toMatchObject({ id: 'clara', provider: 'Built-in', is_hosted: false })
    expect(voices.find(({ id }) => id === 'openai/coral')).toMatchObject({
      label: 'Coral',
      provider: 'OpenAI',
      is_hosted: true,
      speed: { min: 0.5, max: 2 },
    })
    expect(voices.at(-1)).toMatchObject({ label: 'George', provider: 'ElevenLabs' })
  })

  it('speak, and what they cost is recorded and booked', async () => {
    const cy = await app.signUp('cy')
    await ask(cy, { text: 'Grüezi mitenand', voice: 'openai/coral' })
    const { recording } = await ended(cy)
    expect(recording).toMatchObject({
      settings: { voice: 'openai/coral', voice_label: 'Coral (OpenAI)' },
      cost: 0.03,
      unknown_words: [],
    })
    expect(recording!.seconds).toBeCloseTo(1.25, 1)
    expect(openAi.log.inputs.at(-1)).toMatchObject({ input: 'Grüezi mitenand', voice: 'coral' })
    expect(await spent()).toEqual({ held: 0, spent: 0.03 })
  })

  it('are not asked when the day’s money is spent', async () => {
    const dee = await app.signUp('dee')
    const before = eleven.log.creates
    await ask(dee, { text: 'Hello there', voice: `elevenlabs/${GEORGE}` })
    expect((await ended(dee)).failure).toMatchObject({ error_code: 'insufficient_credits' })
    expect(eleven.log.creates).toBe(before)
    expect(await remaining(dee)).toBe(5)
  })

  it.each([
    ['8.1', '429', 'rate_limit'],
    ['8.3', 'policy-violation', 'nsfw_content'],
    ['8.4', 'quota-spent', 'insufficient_credits'],
    ['8.5', 'drop', 'network_error'],
    ['8.8', '500', 'server_error'],
    ['7.5', 'page-as-sound', 'generation_failed'],
  ] as const)(
    '[%s] fail by %s as %s: asked once, the place is given back, the books are right',
    async (_row, fault, code) => {
      const user = await app.signUp(`user-${fault}`)
      const before = { creates: openAi.log.creates, spent: await spent() }
      await ask(user, { text: `an author [fault:${fault}]`, voice: 'openai/coral' })
      expect((await ended(user)).failure).toMatchObject({ error_code: code })
      expect(openAi.log.creates).toBe(before.creates + 1)
      expect(await remaining(user)).toBe(5)
      const booked = (await spent())!.spent - before.spent!.spent
      const isUnspent = ['429', 'quota-spent'].includes(fault)
      expect(booked > 0).toBe(!isUnspent)
      expect((await spent())?.held).toBe(0)
      expect(JSON.stringify(lines)).not.toMatch(/author/)
    },
  )

  it('are not asked a second time when the process died while they spoke', async () => {
    const eli = await app.signUp('eli')
    const before = openAi.log.creates
    const settings = JSON.stringify({ voice: 'openai/coral', voice_label: 'Coral (OpenAI)', speed: 1 })
    await remaining(eli)
    await app.database.asSystem(async (tx) => {
      await sql`insert into audio_tasks (id, user_id, kind, status, prompt, settings, attempts, lease_token, lease_until, vendor_job, created_at)
        values ('asked-before', ${eli.id}, 'speech', 'running', 'Hello', ${settings}::jsonb, 1, 'dead-2', now() - interval '1 second', '{"provider":"openai","hold":"a-hold"}', now())`.execute(
        tx,
      )
      await sql`insert into user_daily_limits values (${eli.id}, 'free', 0, 1, now(), 'UTC', now() + interval '1 day')
        on conflict (user_id) do update set reserved = 1`.execute(tx)
    })
    expect((await ended(eli)).failure).toMatchObject({ error_code: 'generation_failed' })
    expect(openAi.log.creates).toBe(before)
    expect(await remaining(eli)).toBe(5)
  })

  it('stand on the operator’s page, and say a sentence when they are tested; no other user may', async () => {
    const operator = await app.signUp('operator')
    const say = (user: TestUser | undefined, id: string) =>
      app.send('POST', `/api/providers/${id}/test`, { user, body: {} })
    expect((await say(undefined, 'voice-openai')).status).toBe(401)
    expect((await say(ada, 'voice-openai')).status).toBe(404)
    expect((await say(operator, 'voice-speech-server')).status).toBe(404)
    const said = z.parse(testProvider.output, await (await say(operator, 'voice-openai')).json())
    expect(said).toMatchObject({ ok: true, error: null, preview: null, text: null })

    const answer = await app.send('GET', '/api/providers', { user: operator })
    const { items } = z.parse(getProviders.output, await answer.json())
    const row = items.find(({ id }) => id === 'voice-openai')
    expect(row).toMatchObject({ makes: 'speech', isConfigured: true, circuit: 'closed', priceUsd: 2 })
    expect(row?.lastSuccessAt).not.toBeNull()
    expect(row!.failures).toBeGreaterThan(0)
    expect(row!.costUsd).toBeGreaterThan(0)
    const headers = { authorization: 'Bearer the token of the numbers' }
    const metrics = await (await app.send('GET', '/api/metrics', { headers })).text()
    expect(metrics).toContain('easel_provider_circuit_open{provider="voice-openai"} 0')
    expect(items.find(({ id }) => id === 'voice-speech-server')).toMatchObject({
      isConfigured: false,
      variable: 'SPEECH_URL',
    })
  })
})
