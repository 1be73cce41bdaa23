import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { createBackupRepository } from '../../platform/backup/backup.repository.ts'

let app: TestApp
let operator: TestUser
let ada: TestUser
let step: Step = { do: 'draw' }

const provider = createScriptedProvider(() => step)
const env = {
  OPERATOR_EMAILS: 'operator@example.com',
  IMAGE_PRICES: 'scripted=0.02',
  SPEND_CAP_USD: '5',
  METRICS_TOKEN: 'the token of the numbers',
}

beforeAll(async () => {
  app = await startTestApp({ env, provider })
  operator = await app.signUp('operator')
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

type Body = Record<string, unknown> & { items: Record<string, unknown>[] }
async function call(method: string, path: string, user?: TestUser, body?: unknown) {
  const answer = await app.send(method, path, { user, body })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}
const generate = (user: TestUser) =>
  call('POST', '/api/functions/generate-image', user, { prompt: 'a boat', width: 1024, height: 1024 })

describe('the status of providers', () => {
  test('is the operator’s to see: refused without a session, empty for all other users', async () => {
    expect((await call('GET', '/api/providers')).status).toBe(401)
    expect((await call('GET', '/api/providers', ada)).body).toEqual({
      isOperator: false,
      items: [],
      spentTodayUsd: 0,
      capUsd: null,
      backup: null,
    })
  })

  test('tells what was drawn, what failed and what was spent, and which variable sets the others up', async () => {
    expect((await generate(ada)).status).toBe(200)
    step = { do: 'fail', kind: 'server' }
    expect((await generate(ada)).status).toBe(500)
    step = { do: 'draw' }
    const { body } = await call('GET', '/api/providers', operator)
    expect(body).toMatchObject({ isOperator: true, spentTodayUsd: 0.04, capUsd: 5 })
    expect(body['backup']).toEqual({ isDaily: false, last: null, failure: null })
    await app.database.asSystem((tx) =>
      createBackupRepository(tx).record({ bytes: 5_000_000, place: '/backups/one.tar' }),
    )
    await app.database.asSystem((tx) => createBackupRepository(tx).record({ failure: 'the disk is full' }))
    expect((await call('GET', '/api/providers', operator)).body['backup']).toMatchObject({
      last: { bytes: 5_000_000, place: '/backups/one.tar' },
      failure: { reason: 'the disk is full' },
    })
    expect(body.items[0]).toMatchObject({
      id: 'scripted',
      isConfigured: true,
      circuit: 'closed',
      successes: 1,
      failures: 1,
      lastFailure: 'server',
      priceUsd: 0.02,
    })
    expect(body.items.find(({ id }) => id === 'fal')).toMatchObject({
      isConfigured: false,
      variable: 'FAL_KEY',
    })
  })

  test('survives a restart', async () => {
    const again = await startTestApp({ env, provider: createScriptedProvider() })
    const answer = await again.send('GET', '/api/providers', { user: operator })
    expect(((await answer.json()) as Body).items[0]).toMatchObject({ successes: 1, failures: 1 })
    await again.stop()
  })

  test('a test draws a real picture, against no allowance but against the cap', async () => {
    const before = (await call('GET', '/api/limits', operator)).body
    const { status, body } = await call('POST', '/api/providers/scripted/test', operator, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: true, model: 'gradient-1', costUsd: 0.02, error: null })
    expect(String(body['preview'])).toMatch(/^data:image\/webp;base64,/)
    expect((await call('GET', '/api/limits', operator)).body).toEqual(before)
    expect((await call('GET', '/api/providers', operator)).body['spentTodayUsd']).toBeCloseTo(0.06)
    step = { do: 'fail', kind: 'auth' }
    expect((await call('POST', '/api/providers/scripted/test', operator, {})).body).toMatchObject({
      ok: false,
      preview: null,
    })
    step = { do: 'draw' }
  })

  test('a test asks one that is left alone as well, and one that draws again is left alone no longer', async () => {
    step = { do: 'fail', kind: 'server' }
    for (let i = 0; i < 5; i += 1) await generate(operator)
    const circuit = async () => (await call('GET', '/api/providers', operator)).body.items[0]?.['circuit']
    expect(await circuit()).toBe('open')
    step = { do: 'draw' }
    expect((await generate(operator)).status).toBe(502)
    const { body } = await call('POST', '/api/providers/scripted/test', operator, {})
    expect(body).toMatchObject({ ok: true, error: null })
    expect(await circuit()).toBe('closed')
    expect((await generate(operator)).status).toBe(200)
  })

  test('a test is refused to others, for providers that are not there, and for names that cannot be', async () => {
    expect((await call('POST', '/api/providers/scripted/test', undefined, {})).status).toBe(401)
    expect((await call('POST', '/api/providers/scripted/test', ada, {})).status).toBe(404)
    expect((await call('POST', '/api/providers/fal/test', operator, {})).status).toBe(404)
    expect((await call('POST', '/api/providers/A_1/test', operator, {})).status).toBe(400)
  })

  test('metrics say which circuits are open', async () => {
    const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` }
    const text = await (await app.send('GET', '/api/metrics', { headers })).text()
    expect(text).toContain('easel_provider_circuit_open{provider="scripted"} 0')
  })

  test('[8.1] who is asked to wait hears for how long, in words and in the header', async () => {
    step = { do: 'fail', kind: 'rate_limit', retryAfterSeconds: 42 }
    const { status, headers, body } = await generate(ada)
    expect([status, headers.get('retry-after')]).toEqual([429, '42'])
    expect(body['error']).toMatchObject({ message: 'Please wait 42 seconds before trying again' })
    step = { do: 'draw' }
  })
})
