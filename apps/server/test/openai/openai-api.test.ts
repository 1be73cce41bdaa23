import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestUser } from '../harness/start-test-app.ts'
import { type OpenAiServer, photo, startOpenAiServer } from './start-openai-server.ts'

let next: (prompt: string, seed: number) => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(({ prompt, seed }) => next(prompt, seed ?? 0))
let server: OpenAiServer

beforeAll(async () => {
  server = await startOpenAiServer({ provider, env: { DEFAULT_TIER: 'free' } })
})
afterAll(() => server.stop())

type Answer = {
  readonly data?: readonly { readonly id: string; readonly url?: string }[]
  readonly error?: { readonly message: string; readonly type: string; readonly code: string }
}

function post(key: string, body: object, headers: Record<string, string> = {}, path = '/images/generations') {
  return fetch(`${server.baseUrl}${path}`, {
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
    expect(provider.requests.slice(before).map(({ seed }) => seed)).toEqual([4, 5, 5])
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
    // Making the key was one of them.
    while (statuses.length < 1_199)
      statuses.push(...(await Promise.all(Array.from({ length: 109 }, ask))).map(({ status }) => status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await read(refused)).error).toMatchObject({
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
    })
    await limited.stop()
  })
})

describe('requests that are not quite right', () => {
  it('are refused in their shape, and name the field', async () => {
    const { key } = await server.makeKey('mia')
    const picture = `data:image/png;base64,${(await photo()).toString('base64')}`
    const generations = '/images/generations'
    const edits = '/images/edits'
    const wrong: readonly (readonly [path: string, body: object, param: string | null])[] = [
      [generations, {}, 'prompt'],
      [generations, { prompt: 'a'.repeat(501) }, 'prompt'],
      [generations, { prompt: 'a boat', n: 0 }, 'n'],
      [generations, { prompt: 'a boat', size: '1024' }, 'size'],
      [generations, { prompt: 'a boat', size: '0x0' }, 'size'],
      [generations, { prompt: 'a boat', quality: 'best' }, 'quality'],
      [generations, { prompt: 'a boat', style: 'no such style' }, 'style'],
      [generations, { prompt: 'a boat', output_format: 'gif' }, 'output_format'],
      [generations, { prompt: 'a boat', seed: 2 ** 32 }, 'seed'],
      [generations, { prompt: 'a boat', partial_images: 4 }, 'partial_images'],
      [generations, { prompt: 'a boat', model: 'a\nb' }, 'model'],
      [edits, { prompt: 'a boat' }, 'images'],
      [edits, { prompt: 'a boat', image: 'https://example.com/a.png' }, 'images.0.image_url'],
      [edits, { prompt: 'a boat', images: [{ image_url: picture }, { image_url: picture }] }, 'images'],
      [edits, { prompt: 'a boat', images: [{ file_id: 'file-1' }] }, 'images.0.image_url'],
    ]
    for (const [path, body, param] of wrong) {
      const response = await post(key, body, {}, path)
      const { error } = await read(response)
      expect([response.status, error], JSON.stringify(body).slice(0, 80)).toMatchObject([
        400,
        { type: 'invalid_request_error', code: 'invalid_request', param },
      ])
    }
    const json = await post(key, { prompt: 'a boat', images: [{ image_url: picture }] }, {}, edits)
    expect(json.status).toBe(200)
  })

  it('forms that are cut off, too large or full of the unexpected end as answers', async () => {
    const { key } = await server.makeKey('ned')
    const send = (body: string | FormData, headers: Record<string, string> = {}) =>
      fetch(`${server.baseUrl}/images/edits`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, ...headers },
        body,
      })
    const cut = await send('--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\na bo', {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect([cut.status, (await read(cut)).error?.code]).toEqual([400, 'invalid_request'])
    const noBoundary = await send('prompt=a', { 'content-type': 'multipart/form-data' })
    expect(noBoundary.status).toBe(400)
    const other = await send('prompt=a', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(other.status).toBe(400)
    const large = new FormData()
    large.append('prompt', 'a boat')
    large.append('image', new Blob([new Uint8Array(15 * 1024 * 1024)]), 'a.png')
    const tooLarge = await send(large)
    expect([tooLarge.status, (await read(tooLarge)).error?.code]).toEqual([413, 'payload_too_large'])
    const big = new FormData()
    big.append('prompt', 'a boat')
    big.append('image', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'a.png')
    const tooBig = await send(big)
    expect([tooBig.status, (await read(tooBig)).error]).toMatchObject([400, { param: 'image' }])
    const broken = new FormData()
    broken.append('prompt', 'a \0 boat')
    broken.append('model', 'a\0b')
    broken.append('n', 'two')
    broken.append('stream', 'maybe')
    broken.append('image', new Blob([new Uint8Array(await photo())]), 'a.png')
    expect((await send(broken)).status).toBe(400)
  })

  it('the log names the call and its caller, and neither prompt nor key nor picture', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const logged = await startOpenAiServer({ logger })
    const { key, user } = await logged.makeKey('oda')
    const picture = `data:image/png;base64,${(await photo()).toString('base64')}`
    const body = { prompt: 'a most private boat', images: [{ image_url: picture }], seed: -1 }
    for (const sent of [body, { ...body, images: 'nothing' }])
      await logged.app.send('POST', '/v1/images/edits?hint=private', {
        headers: { authorization: `Bearer ${key}` },
        body: sent,
      })
    const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === '/v1/images/edits')
    expect(requests.map(({ status, userId }) => [status, userId])).toEqual([
      [200, user.id],
      [400, user.id],
    ])
    const all = lines.join('\n')
    for (const secret of ['private', key, picture.slice(30, 60)]) expect(all).not.toContain(secret)
    const metrics = await logged.app.send('GET', '/api/metrics', {
      headers: { authorization: 'Bearer numbers-for-everyone' },
    })
    expect(await metrics.text()).toContain('method="POST",kind="api",status="200"')
    await logged.stop()
  })

  it('an unknown path and a wrong method are told as what they are', async () => {
    const unknown = await server.app.send('POST', '/v1/chat/completions', { body: {} })
    expect([unknown.status, await read(unknown)]).toMatchObject([404, { error: { code: 'not_found' } }])
    const wrong = await server.app.send('GET', '/v1/images/generations')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await read(wrong)).error?.type).toBe('invalid_request_error')
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    expect(wrong.headers.get('access-control-allow-origin')).toBeNull()
  })
})
