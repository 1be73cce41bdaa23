import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { type Receiver, startReceiver } from '../../../test/webhooks/start-receiver.ts'
import { webhookCalls } from '../../../test/webhooks/webhook-calls.ts'

// Sound takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const FAILING = 'a picture that fails'
const LOOKS = { style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
let app: TestApp
let receiver: Receiver
let ada: TestUser
let hook: string
let people = 0
const { make, read } = webhookCalls(() => app)
const until = (what: () => unknown) => vi.waitFor(what, { timeout: 50_000, interval: 50 })

beforeAll(async () => {
  app = await startTestApp({
    env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', DEFAULT_TIER: 'pro' },
    provider: createScriptedProvider(({ prompt }) =>
      prompt === FAILING ? { do: 'fail', kind: 'unsupported' } : { do: 'draw' },
    ),
  })
})
afterAll(() => app.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  people += 1
  ada = await app.signUp(`ada${people}`)
  hook = (await make(ada, receiver.url)).item.id
})
afterEach(() => receiver.stop())

async function ask<T>(method: string, path: string, body: object | undefined, status: number): Promise<T> {
  const response = await app.send(method, path, { user: ada, body })
  expect(response.status).toBe(status)
  return (await response.json()) as T
}
const toldAs = (type: string) =>
  receiver.received.filter(({ event }) => event.type === type).map(({ event }) => event.data)

it('pictures, sounds and batches that are finished are told, a sound with whole addresses', async () => {
  const row = { ...LOOKS, prompt: 'a boat' }
  await ask('POST', '/api/batches', { kind: 'sheet', title: 'Boats', rows: [row, row] }, 201)
  await ask('POST', '/api/audio', { prompt: 'rain', seconds: 5 }, 202)
  await until(() =>
    expect(receiver.types().sort()).toEqual([
      'batch.finished',
      'picture.finished',
      'picture.finished',
      'sound.finished',
    ]),
  )
  expect(toldAs('batch.finished')).toMatchObject([{ batch: { title: 'Boats', counts: { done: 2 } } }])
  expect(toldAs('sound.finished')).toMatchObject([
    { recording: { wav_url: expect.stringMatching(/^http:\/\/localhost:3000\//) } },
  ])
})

it('a batch is told when its last picture has ended, again after a retry, and not for what changes nothing', async () => {
  const rows = ['a boat', FAILING].map((prompt) => ({ ...LOOKS, prompt }))
  const { batch } = await ask<{ batch: { id: string } }>(
    'POST',
    '/api/batches',
    { kind: 'sheet', title: 'Boats', rows },
    201,
  )
  const act = (action: string) => ask('POST', `/api/batches/${batch.id}/actions`, { action }, 200)
  await until(() => expect(toldAs('batch.finished')).toHaveLength(1))
  for (const action of ['pause', 'resume', 'cancel', 'retry']) await act(action)
  await until(() => expect(toldAs('picture.failed')).toHaveLength(2))
  await until(async () => expect((await read(ada, hook))?.waiting).toBe(0))
  expect(toldAs('batch.finished')).toMatchObject([
    { batch: { counts: { done: 1, error: 1 } } },
    { batch: { counts: { done: 1, error: 1 } } },
  ])
})

it('pictures and sounds that fail are told once each, in the words the API has for them; a cancelled one is not', async () => {
  const queue = (prompt: string) =>
    ask<{ tasks: { id: string }[] }>('POST', '/api/queue', { ...LOOKS, prompt, count: 1 }, 202)
  await ask('PATCH', '/api/queue', { paused: true }, 200)
  const { tasks } = await queue('a cancelled boat')
  await ask('POST', `/api/queue/${tasks[0]?.id}/cancel`, undefined, 200)
  await ask('PATCH', '/api/queue', { paused: false }, 200)

  const fromQueue = await queue(FAILING)
  await until(() => expect(receiver.types()).toEqual(['picture.failed']))
  const refused = await app.send('POST', '/api/functions/generate-image', {
    user: ada,
    body: { prompt: FAILING, width: 1024, height: 1024 },
  })
  const { error } = (await refused.json()) as { error: { code: string; message: string } }
  const text = '7'.repeat(2_000)
  await ask('POST', '/api/speech', { text, voice: 'unit', speed: 0.5 }, 202)
  await until(() => expect(receiver.types()).toHaveLength(3))

  const { rows } = await sql<{ id: string; source: string; error_message: string; error_code: string }>`
    select id, source, error_message, error_code from tasks where user_id = ${ada.id} and prompt = ${FAILING}`.execute(
    app.database.handle,
  )
  const [queued, form] = ['queue', 'form'].map((source) => rows.find((row) => row.source === source))
  expect(queued?.id).toBe(fromQueue.tasks[0]?.id)
  expect(toldAs('picture.failed')).toEqual([
    { task_id: queued?.id, prompt: FAILING, code: queued?.error_code, message: queued?.error_message },
    { task_id: form?.id, prompt: FAILING, code: error.code, message: error.message },
  ])
  const { tasks: sounds } = await ask<{ tasks: { id: string; error: string; error_code: string }[] }>(
    'GET',
    '/api/audio',
    undefined,
    200,
  )
  expect(toldAs('sound.failed')).toEqual([
    { task_id: sounds[0]?.id, prompt: text, code: sounds[0]?.error_code, message: sounds[0]?.error },
  ])
})
