import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../generations/start-generations.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'
import { listKeys, makeKey } from './make-key.ts'

const NOON = new Date('2026-06-10T12:00:00Z')
let now = NOON
let app: TestApp
let ada: TestUser
let people = 0
let fails = false

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => now },
    env: { DEFAULT_TIER: 'pro' },
    provider: createScriptedProvider(() =>
      fails ? { do: 'fail', kind: 'unsupported', retryable: false } : { do: 'draw' },
    ),
  })
})
afterAll(() => app.stop())
beforeEach(async () => {
  fails = false
  now = NOON
  people += 1
  ada = await app.signUp(`ada${people}`)
})

const fox = { prompt: 'a fox', width: 1024, height: 1024 }
const draw = (user: TestUser) => app.send('POST', '/api/functions/generate-image', { user, body: fox })
const queue = (user: TestUser, count: number) =>
  app.send('POST', '/api/queue', {
    user,
    body: { prompt: 'a fox', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count },
  })
const madeToday = async (user = ada) => (await listKeys(app, user)).map((key) => key.made_today)

describe('the daily limit of a key', () => {
  it('is exact when many calls come at once, and leaves the account what it has', async () => {
    const program = await makeKey(app, ada, { daily_limit: 3 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => draw(program)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(9)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe(String(12 * 3_600))
      expect(await answer.json()).toMatchObject({
        error: {
          code: 'daily_limit',
          message: 'This API key has reached its limit of 3 a day. The count starts again at midnight UTC.',
        },
      })
    }
    expect(await madeToday()).toEqual([3])
    const limits = (await (await app.send('GET', '/api/limits', { user: ada })).json()) as object
    expect(limits).toMatchObject({ generations_today: 3, reserved: 0 })
    expect((await draw(ada)).status).toBe(200)
    expect(await madeToday()).toEqual([3])
  })

  it('refuses several at once whole, and says how many are left', async () => {
    const program = await makeKey(app, ada, { daily_limit: 3 })
    expect((await queue(program, 2)).status).toBe(202)
    const more = await queue(program, 2)
    expect(more.status).toBe(429)
    expect(await more.json()).toMatchObject({
      error: {
        message: 'This API key may make 3 a day and has 1 left. The count starts again at midnight UTC.',
      },
    })
    expect((await queue(program, 1)).status).toBe(202)
  })

  it('begins anew at midnight UTC, wherever the caller lives', async () => {
    const program = await makeKey(app, ada, { daily_limit: 1 })
    const inTokyo = { ...program, headers: { ...program.headers, 'x-time-zone': 'Asia/Tokyo' } }
    expect((await draw(inTokyo)).status).toBe(200)
    now = new Date('2026-06-10T23:59:59Z')
    const late = await draw(inTokyo)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1'])
    now = new Date('2026-06-11T00:00:00Z')
    expect(await madeToday()).toEqual([0])
    expect((await draw(inTokyo)).status).toBe(200)
    expect((await draw(inTokyo)).status).toBe(429)
  })

  it('gets its places back for what fails, is cancelled, or is taken out of the queue', async () => {
    const program = await makeKey(app, ada, { daily_limit: 2 })
    fails = true
    for (let call = 0; call < 4; call += 1) expect((await draw(program)).status).not.toBe(429)
    expect(await madeToday()).toEqual([0])
    fails = false
    await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
    const { tasks } = (await (await queue(program, 2)).json()) as { tasks: { id: string }[] }
    expect(await madeToday()).toEqual([2])
    await app.send('POST', `/api/queue/${tasks[0]?.id}/cancel`, { user: ada })
    expect(await madeToday()).toEqual([1])
    await app.send('DELETE', '/api/queue', { user: ada })
    expect(await madeToday()).toEqual([0])
    expect((await queue(program, 2)).status).toBe(202)
  })

  it('counts sounds and batches, which wait for the next day', async () => {
    const program = await makeKey(app, ada, { daily_limit: 3 })
    const sound = await app.send('POST', '/api/audio', {
      user: program,
      body: { prompt: 'rain', seconds: 5 },
    })
    expect(sound.status).toBeLessThan(300)
    expect(await madeToday()).toEqual([1])
    const row = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
    const body = { kind: 'sheet', title: 'Boats', rows: [row, row, row] }
    const created = await app.send('POST', '/api/batches', { user: program, body })
    const { batch } = (await created.json()) as { batch: { id: string } }
    const read = async () => {
      const whole = await app.send('GET', `/api/batches/${batch.id}`, { user: program })
      return (await whole.json()) as {
        batch: { counts: { done: number; waiting: number }; waits_for: string }
      }
    }
    await eventually(async () => (await read()).batch.counts.done === 2, 'two pictures')
    await eventually(async () => (await read()).batch.waits_for === 'allowance', 'the wait')
    expect((await read()).batch.counts).toMatchObject({ done: 2, waiting: 1 })
    expect(await madeToday()).toEqual([3])
  })

  it('counts a failed picture again for the key that retries it, and for none when its owner does', async () => {
    const program = await makeKey(app, ada, { daily_limit: 1 })
    const failed = async (task: string) => {
      const response = await app.send('GET', '/api/queue', { user: ada })
      const { tasks } = (await response.json()) as { tasks: { id: string; status: string }[] }
      return tasks.some(({ id, status }) => id === task && status === 'error')
    }
    const retry = (task: string, user: TestUser) => app.send('POST', `/api/queue/${task}/retry`, { user })
    fails = true
    const { tasks } = (await (await queue(program, 1)).json()) as { tasks: [{ id: string }] }
    const [{ id }] = tasks
    await eventually(() => failed(id), 'the failure')
    expect(await madeToday()).toEqual([0])
    await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
    expect((await retry(id, ada)).status).toBeLessThan(300)
    expect(await madeToday()).toEqual([0])
    await app.send('POST', `/api/queue/${id}/cancel`, { user: ada })
    expect((await retry(id, program)).status).toBeLessThan(300)
    expect(await madeToday()).toEqual([1])
  })

  it('is each key’s own', async () => {
    const [one, other] = [
      await makeKey(app, ada, { daily_limit: 1 }),
      await makeKey(app, ada, { daily_limit: 1 }),
    ]
    expect((await draw(one)).status).toBe(200)
    expect((await draw(one)).status).toBe(429)
    expect((await draw(other)).status).toBe(200)
  })
})

describe('a key that has expired', () => {
  it('is told so, by name and day', async () => {
    const program = await makeKey(app, ada, { expires_in_days: 1 })
    now = new Date('2026-06-11T12:00:00Z')
    for (const path of ['/api/limits', '/v1/models', '/api/events']) {
      const response = await app.send('GET', path, { user: program })
      expect([path, response.status]).toEqual([path, 401])
      expect(await response.json()).toMatchObject({
        error: {
          message: 'The API key “Script” expired on 2026-06-11. Make a new one in Settings, API keys.',
        },
      })
    }
  })
})
