import { startingSettings } from '@easel/contract/lettering'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

const time = { now: Date.now() }
let app: TestApp
let operator: TestUser
beforeAll(async () => {
  const clock = { now: () => new Date(time.now) }
  const env = {
    TRUST_PROXY: 'true',
    OPERATOR_EMAILS: 'operator@example.com',
    LANGUAGE_MODEL: 'small',
    // Where no one answers: a request is counted before the model is asked.
    LANGUAGE_MODEL_URL: 'http://127.0.0.1:9/v1',
  }
  app = await startTestApp({ isRateLimited: true, clock, env })
  operator = await app.signUp('operator')
})
afterAll(() => app.stop())

function told({ status, headers }: Response) {
  const [policy, quota] = [headers.get('ratelimit-policy'), headers.get('ratelimit')]
  return { status, policy, quota, retryAfter: headers.get('retry-after') }
}

describe('headers that tell of request limits', () => {
  it('count one address down to its last request, and stand beside Retry-After when it is refused', async () => {
    const ask = async (address: string) =>
      told(await app.send('GET', '/api/health', { headers: { 'x-forwarded-for': address } }))
    const policy = '"address";q=3000;w=60'
    const fine = { status: 200, policy, retryAfter: null }
    expect(await ask('203.0.113.7')).toEqual({ ...fine, quota: '"address";r=2999;t=1' })
    for (let sent = 1; sent < 2_999; sent += 1) await ask('203.0.113.7')
    expect(await ask('203.0.113.7')).toEqual({ ...fine, quota: '"address";r=0;t=1' })
    const refused = { status: 429, policy, quota: '"address";r=0;t=1', retryAfter: '1' }
    expect(await ask('203.0.113.7')).toEqual(refused)
    expect(await ask('203.0.113.8')).toEqual({ ...fine, quota: '"address";r=2999;t=1' })
  })

  it('name every limit that a request is counted against, and the wait they tell is the true one', async () => {
    const ada = await app.signUp('ada')
    const background = { kind: 'picture', generation_id: `gen_${'0'.repeat(26)}` }
    const body = { ...startingSettings('stencil', 'Ahoy'), background }
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const save = async () => told(await app.send('POST', '/api/lettering', { user: ada, body, headers }))
    const answers = []
    for (let sent = 0; sent < 21; sent += 1) answers.push(await save())
    const policy = '"address";q=3000;w=60, "account";q=1200;w=60, "lettering";q=20;w=120'
    const quota = (sent: number, left: number, wait: number) =>
      `"address";r=${3_000 - sent};t=1, "account";r=${1_200 - sent};t=1, "lettering";r=${left};t=${wait}`
    const fine = { status: 404, policy, retryAfter: null }
    expect(answers[0]).toEqual({ ...fine, quota: quota(1, 19, 6) })
    expect(answers[19]).toEqual({ ...fine, quota: quota(20, 0, 6) })
    expect(answers[20]).toEqual({ status: 429, policy, quota: quota(21, 0, 6), retryAfter: '6' })
    time.now += 5_000
    expect(await save()).toMatchObject({ status: 429, quota: quota(1, 0, 1), retryAfter: '1' })
    time.now += 1_000
    expect(await save()).toMatchObject({ status: 404, quota: quota(1, 0, 6), retryAfter: null })
  })

  it.each([
    { path: '/api/prompts/enhance', body: { prompt: 'a boat' }, name: 'enhance-prompt', q: 12, w: 120 },
    { path: '/api/providers/none/test', body: {}, name: 'provider-tests', q: 4, w: 80 },
    { path: '/api/diagnostics', body: {}, name: 'doctor', q: 6, w: 120 },
  ])('tell the limit of $path alone', async ({ path, body, name, q, w }) => {
    const answers = []
    for (let sent = 0; sent <= q; sent += 1)
      answers.push(told(await app.send('POST', path, { user: operator, body })))
    const left = answers.map(({ quota }) => quota?.split(', ')[1])
    const wait = w / q
    const expected = Array.from(
      { length: q + 1 },
      (_, at) => `"${name}";r=${Math.max(0, q - 1 - at)};t=${wait}`,
    )
    expect(left).toEqual(expected)
    expect(answers.at(-1)).toMatchObject({ status: 429, retryAfter: String(wait) })
    expect(answers.at(-1)?.policy).toBe(`"account";q=1200;w=60, "${name}";q=${q};w=${w}`)
    expect(answers.slice(0, -1).map(({ status }) => status)).not.toContain(429)
  })

  it('are on refusals of every other kind, and on none that is counted against no limit', async () => {
    const ben = await app.signUp('ben')
    const wrong = await app.send('GET', '/v1/models/none', { user: ben })
    expect(told(wrong)).toMatchObject({ status: 404, quota: '"account";r=1199;t=1' })
    expect(told(await app.send('GET', '/v1/models'))).toMatchObject({
      status: 401,
      policy: null,
      quota: null,
    })
  })
})
