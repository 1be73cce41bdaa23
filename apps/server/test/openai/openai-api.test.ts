import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestUser } from '../harness/start-test-app.ts'
import { type OpenAiServer, startOpenAiServer } from './start-openai-server.ts'

let next: (prompt: string, seed: number) => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(({ prompt, seed }) => next(prompt, seed ?? 0))
let server: OpenAiServer

beforeAll(async () => {
  const capabilities = { ...provider.capabilities, transparent: true as const }
  server = await startOpenAiServer({ provider: { ...provider, capabilities }, env: { DEFAULT_TIER: 'free' } })
})
afterAll(() => server.stop())

type Answer = {
  readonly data?: readonly { readonly id: string; readonly url?: string }[]
  readonly error?: { readonly message: string; readonly type: string; readonly code: string }
}

function post(key: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${server.baseUrl}/images/generations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ response_format: 'url', ...body }),
  })
}
const read = async (response: Response) => (await response.json()) as Answer

async function books(user: TestUser) {
  const response = await server.app.send('GET', '/api/limits', { user })
  const { generations_today, reserved, remaining } = (await response.json()) as Record<string, number>
  return { made: generations_today, reserved, remaining }
}

async function history(user: TestUser): Promise<readonly { id: string; prompt: string }[]> {
  const response = await server.app.send('GET', '/api/generations', { user })
  return ((await response.json()) as { items: { id: string; prompt: string }[] }).items
}

describe('what a picture of the API costs', () => {
  it('of 50 requests at once by several keys of two accounts, exactly as many succeed as each account has left', async () => {
    const [ada, bob] = await Promise.all([server.makeKey('ada'), server.makeKey('bob')])
    const keys = [
      ada.key,
      await server.keyOf(ada.user),
      await server.keyOf(ada.user),
      bob.key,
      await server.keyOf(bob.user),
    ]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post(keys[n % keys.length] ?? '', { prompt: `boat ${n}` })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    for (const answer of answers.filter(({ status }) => status === 429)) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.headers.get('x-should-retry')).toBe('false')
      expect((await read(answer)).error).toMatchObject({
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      })
    }
    for (const { user } of [ada, bob]) {
      expect(await books(user)).toEqual({ made: 5, reserved: 0, remaining: 0 })
      expect(await history(user)).toHaveLength(5)
    }
  })

  it('several pictures that do not fit are refused whole', async () => {
    const { key, user } = await server.makeKey('cat')
    expect((await post(key, { prompt: 'a boat', n: 3 })).status).toBe(200)
    const refused = await post(key, { prompt: 'a boat', n: 3 })
    expect(refused.status).toBe(429)
    expect((await read(refused)).error?.message).toMatch(/^2 left today/)
    expect(await books(user)).toEqual({ made: 3, reserved: 0, remaining: 2 })
  })

  it('a request that is sent again with its key has one effect and one answer', async () => {
    const { key, user } = await server.makeKey('dan')
    const send = () => post(key, { prompt: 'a boat', n: 2 }, { 'idempotency-key': 'the-boat' })
    const ids = (await Promise.all([send(), send(), send()])).map(async (answer) =>
      (await read(answer)).data?.map(({ id }) => id),
    )
    const [first, ...others] = await Promise.all(ids)
    expect(first).toHaveLength(2)
    for (const other of others) expect(other).toEqual(first)
    expect(await books(user)).toEqual({ made: 2, reserved: 0, remaining: 3 })
    const changed = await post(key, { prompt: 'another boat' }, { 'idempotency-key': 'the-boat' })
    expect([changed.status, (await read(changed)).error?.code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('sent again after a failure, only what failed is made anew', async () => {
    const { key, user } = await server.makeKey('eve')
    const send = () => post(key, { prompt: 'two boats', n: 2, seed: 4 }, { 'idempotency-key': 'two-boats' })
    next = (_, seed) => (seed === 5 ? { do: 'fail', kind: 'bad_response' } : { do: 'draw' })
    const before = provider.requests.length
    const first = await read(await send())
    expect(first.data).toHaveLength(1)
    next = () => ({ do: 'draw' })
    const second = await read(await send())
    expect(second.data?.map(({ id }) => id)).toContain(first.data?.[0]?.id)
    expect(second.data).toHaveLength(2)
    const seeds = provider.requests.slice(before).map(({ seed }) => seed)
    expect(seeds.sort()).toEqual([4, 5, 5])
    expect(await books(user)).toEqual({ made: 2, reserved: 0, remaining: 3 })
  })

  it('a caller that hangs up gets its picture in the library, counted once', async () => {
    const { key, user } = await server.makeKey('fay')
    next = () => ({ do: 'draw', delayMs: 600 })
    for (const stream of [false, true]) {
      const leaving = new AbortController()
      const calls = provider.requests.length
      const call = fetch(`${server.baseUrl}/images/generations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: `left behind ${stream}`, stream, partial_images: 2 }),
        signal: leaving.signal,
      })
      const left = call.then(
        (answer) => answer.text(),
        () => undefined,
      )
      await vi.waitFor(() => expect(provider.requests.length).toBe(calls + 1), 5_000)
      leaving.abort()
      await left.catch(() => undefined)
      await vi.waitFor(
        async () => expect((await history(user))[0]?.prompt).toBe(`left behind ${stream}`),
        10_000,
      )
    }
    next = () => ({ do: 'draw' })
    expect(await books(user)).toEqual({ made: 2, reserved: 0, remaining: 3 })
  })
})

describe('who may use it', () => {
  it('a session may, as a key may; a key that was revoked may not', async () => {
    const { key, user } = await server.makeKey('gil')
    expect((await post(user.token, { prompt: 'a boat' })).status).toBe(200)
    const listed = await server.app.send('GET', '/api/account/keys', { user })
    const { items } = (await listed.json()) as { items: { id: string }[] }
    await server.app.send('DELETE', `/api/account/keys/${items[0]?.id}`, { user })
    const refused = await post(key, { prompt: 'a boat' })
    expect([refused.status, (await read(refused)).error?.code]).toEqual([401, 'invalid_api_key'])
  })

  it('one account’s pictures, keys and requests are nothing to another', async () => {
    const [hal, ivy] = await Promise.all([server.makeKey('hal'), server.makeKey('ivy')])
    const sent = { 'idempotency-key': 'the-same-key' }
    const [his, hers] = await Promise.all([hal, ivy].map(({ key }) => post(key, { prompt: 'a boat' }, sent)))
    const mine = (await read(his as Response)).data?.[0]
    const yours = (await read(hers as Response)).data?.[0]
    expect(mine?.id).not.toBe(yours?.id)
    const asked = await server.app.send('GET', `/api/generations/${mine?.id}`, { user: ivy.user })
    expect(asked.status).toBe(404)
    const unsigned = await server.app.send('GET', `/images/${mine?.id}.png`, { user: ivy.user })
    expect(unsigned.status).toBe(404)
  })

  it('previews of another account never come with a stream', async () => {
    const [jan, kim] = await Promise.all([server.makeKey('jan'), server.makeKey('kim')])
    next = () => ({ do: 'draw', delayMs: 300 })
    const stream = (key: string) => post(key, { prompt: 'a boat', stream: true, partial_images: 3 })
    const [texts] = await Promise.all([
      stream(jan.key).then((answer) => answer.text()),
      stream(kim.key).then((answer) => answer.text()),
    ])
    next = () => ({ do: 'draw' })
    expect(texts.match(/^event: image_generation\.partial_image$/gm)).toHaveLength(1)
    expect(texts.match(/^event: image_generation\.completed$/gm)).toHaveLength(1)
  })

  it('an account that sends without end is told to wait, in their shape', async () => {
    const stopped = new Date()
    const limited = await startOpenAiServer({ isRateLimited: true, clock: { now: () => stopped } })
    const { key } = await limited.makeKey('lou')
    const ask = () => limited.app.send('GET', '/v1/models', { headers: { authorization: `Bearer ${key}` } })
    const statuses: number[] = []
    const quotas: (string | null)[] = []
    // Making the key was one of them.
    while (statuses.length < 1_199)
      for (const { status, headers } of await Promise.all(Array.from({ length: 109 }, ask))) {
        statuses.push(status)
        quotas.push(headers.get('ratelimit'))
      }
    expect(new Set(statuses)).toEqual(new Set([200]))
    // Those at once are counted in any order.
    const sent = quotas.map((quota) => Number(/^"account";r=(\d+);t=1$/.exec(quota ?? '')?.[1]))
    expect(sent.sort((left, right) => right - left)).toEqual(
      Array.from({ length: 1_199 }, (_, at) => 1_198 - at),
    )
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(refused.headers.get('ratelimit-policy')).toBe('"account";q=1200;w=60')
    expect(refused.headers.get('ratelimit')).toBe('"account";r=0;t=1')
    expect((await read(refused)).error).toMatchObject({
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
    })
    await limited.stop()
  })
})

describe('an answer', () => {
  it.each(['transparent', 'opaque'] as const)(
    'says that the background is %s where that was asked',
    async (background) => {
      next = () => ({ do: 'draw' })
      const { key } = await server.makeKey(background)
      const answer = await post(key, { prompt: 'a boat', background, output_format: 'png' })
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ background })])
    },
  )
})
