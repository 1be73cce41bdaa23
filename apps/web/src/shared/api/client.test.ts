import { ERRORS, type ErrorCode } from '@easel/contract/errors'
import { listGenerations } from '@easel/contract/generations'
import { addToQueue, removeTask } from '@easel/contract/queue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorOf, setUp } from '#web/test/client-bench.ts'
import { toApiError } from './api-error.ts'
import { createClient } from './client.ts'

const QUEUE_BODY = {
  prompt: 'a fox',
  style: 'anime',
  quality: 'high',
  aspect_ratio: '1:1',
  count: 1,
} as const

describe('calls', () => {
  test('[1.8] carry the session, the time zone, and on POST a fresh idempotency key', async () => {
    const { client, requests } = setUp({ answer: { status: 202, body: { tasks: [] } } })
    await client.data.call(addToQueue, { body: QUEUE_BODY })
    await client.data.call(addToQueue, { body: QUEUE_BODY })
    const [first, second] = requests
    expect(first?.headers.get('x-easel-token')).toBe('tok')
    expect(first?.headers.has('authorization')).toBe(false)
    expect(first?.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(first?.headers.get('idempotency-key')).toBe('key-0')
    expect(second?.headers.get('idempotency-key')).toBe('key-1')
  })

  test('a request tried again keeps its idempotency key', async () => {
    const { client, requests } = setUp({ answer: { status: 202, body: { tasks: [] } } })
    await client.data.call(addToQueue, { body: QUEUE_BODY }, { idempotencyKey: 'mine' })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('mine')
  })

  test('parameters and queries become the address', async () => {
    const list = setUp({ answer: { body: { items: [], nextCursor: null } } })
    await list.client.data.call(listGenerations, { query: { cursor: 'a/b' } })
    expect(list.requests[0]?.url).toBe('http://localhost/api/generations?cursor=a%2Fb')
    const remove = setUp({ answer: { body: { id: 't1' } } })
    await remove.client.data.call(removeTask, { params: { id: 't1' } })
    expect(remove.requests[0]?.url).toBe('http://localhost/api/queue/t1')
  })

  test('an answer that is not as agreed is an error, not a broken page', async () => {
    const { client } = setUp({ answer: { body: { items: 'many' } } })
    expect((await errorOf(client.data.call(listGenerations, { query: {} }))).code).toBe('server_error')
  })
})

describe('files', () => {
  test('are read from their address, which is all they need', async () => {
    const { client, requests } = setUp({ answer: { body: 'bytes' } })
    expect(await (await client.storage.read('http://localhost/api/images/a.png?s=1')).text()).toBe('"bytes"')
    expect(requests[0]?.url).toBe('http://localhost/api/images/a.png?s=1')
    expect(requests[0]?.headers.has('x-easel-token')).toBe(false)
  })

  test('that are gone or out of reach fail as every call does', async () => {
    const body = { error: { code: 'not_found', message: 'gone', requestId: 'req_1' } }
    const gone = setUp({ answer: { status: 404, body } })
    expect(await errorOf(gone.client.storage.read('http://localhost/a'))).toMatchObject({
      code: 'not_found',
      status: 404,
    })
    const away = setUp({ answer: { throws: new TypeError('Failed to fetch') } })
    expect((await errorOf(away.client.storage.read('http://localhost/a'))).code).toBe('network_error')
  })
})

describe('errors', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[]
  test.each(codes)('the code %s is believed, whatever the words say', async (code) => {
    const body = { error: { code, message: 'nsfw rate limit', requestId: 'req_1', fields: { prompt: 'no' } } }
    const { client } = setUp({ answer: { status: ERRORS[code].status, body } })
    const error = await errorOf(client.data.call(listGenerations, { query: {} }))
    expect(error).toMatchObject({
      code,
      message: 'nsfw rate limit',
      requestId: 'req_1',
      fields: { prompt: 'no' },
    })
  })

  test.each([
    ['8.1', 'Rate limit exceeded', 429, 'rate_limit'],
    ['8.2', 'Daily limit reached', 429, 'daily_limit'],
    ['8.3', 'NSFW content', 400, 'nsfw_content'],
    ['8.4', 'Insufficient credits', 402, 'insufficient_credits'],
    ['8.6', 'Unauthorized', 401, 'auth_required'],
    ['8.7', 'Request timeout', 408, 'timeout'],
    ['8.8', 'oops', 503, 'server_error'],
    ['8.5', 'oops', 418, 'network_error'],
  ] as const)('[%s] without a code "%s" with status %i is %s', async (_, message, status, code) => {
    const { client } = setUp({ answer: { status, body: { message } } })
    const error = await errorOf(client.data.call(listGenerations, { query: {} }))
    expect(error).toMatchObject({ code, message: ERRORS[code].message })
  })

  test('of a proxy that takes nothing so large is said as such, and the server’s own words stay', async () => {
    const body = { error: { code: 'payload_too_large', message: 'Up to 20 MB', requestId: 'req_1' } }
    const ours = setUp({ answer: { status: 413, body } })
    const own = await errorOf(ours.client.data.call(listGenerations, { query: {} }))
    expect(own.message).toBe('Up to 20 MB')
    const { client } = setUp({ answer: { status: 413, body: '<h1>413 Request Entity Too Large</h1>' } })
    const error = await errorOf(client.data.call(listGenerations, { query: {} }))
    expect(error.code).toBe('payload_too_large')
    expect(error.message).toMatch(/^A server in front of this site takes nothing that large\./)
  })

  test('[8.5] a fetch that fails is a failed connection', async () => {
    const { client } = setUp({ answer: { throws: new TypeError('Failed to fetch') } })
    expect((await errorOf(client.data.call(listGenerations, { query: {} }))).code).toBe('network_error')
  })

  test('[8.7] a call that outlasts its time is a timeout; what makes no picture does not speak of one', async () => {
    const late = new DOMException('signal timed out', 'TimeoutError')
    expect(toApiError(late).code).toBe('timeout')
    const { client } = setUp({ answer: { throws: late } })
    const picture = await errorOf(client.data.call(addToQueue, { body: QUEUE_BODY }))
    expect(picture).toMatchObject({ code: 'timeout', message: ERRORS.timeout.message })
    const list = await errorOf(client.data.call(listGenerations, { query: {} }))
    const message = 'The server takes longer than expected to answer. Please try again.'
    expect(list).toMatchObject({ code: 'timeout', message })
  })

  test('[8.7] an answer that stops half-way is a timeout, too, and no misunderstanding', async () => {
    const late = new DOMException('signal timed out', 'TimeoutError')
    const halfSent = new ReadableStream({ start: (body) => body.error(late) })
    const client = createClient({
      origin: 'http://localhost',
      storage: null,
      newKey: () => 'key',
      random: () => 0.5,
      page: { state: () => 'shown', watch: () => () => {} },
      openChannel: () => null,
      fetch: async () => new Response(halfSent),
    })
    expect((await errorOf(client.data.call(listGenerations, { query: {} }))).code).toBe('timeout')
  })
})

describe('a picture behind a proxy that waits no longer', () => {
  const BODY = { prompt: 'a fox', model: 'flux-schnell' } as const
  const html = (status: number) => new Response('<html>gateway timeout</html>', { status })

  function setUpAnswers(answers: (() => Response)[]) {
    vi.useFakeTimers()
    const keys: (string | null)[] = []
    const client = createClient({
      origin: 'http://localhost',
      storage: null,
      newKey: () => 'a key',
      random: () => 0.5,
      page: { state: () => 'shown', watch: () => () => {} },
      openChannel: () => null,
      fetch: async (_, init) => {
        keys.push(new Headers(init?.headers).get('Idempotency-Key'))
        return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? html(504)
      },
    })
    const asked = errorOf(client.functions.invoke('replicate-generate', BODY as never))
    return { keys, asked }
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is asked for again with the same key until the server itself answers', async () => {
    const body = { error: { code: 'generation_failed', message: 'No', requestId: 'req_1' } }
    const { keys, asked } = setUpAnswers([
      () => html(504),
      () => html(524),
      () => Response.json(body, { status: 502 }),
    ])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await asked).toMatchObject({ code: 'generation_failed', requestId: 'req_1' })
    expect(keys).toEqual(['a key', 'a key', 'a key'])
  })

  test('is given up after five minutes', async () => {
    const { keys, asked } = setUpAnswers([() => html(504)])
    await vi.advanceTimersByTimeAsync(300_000)
    expect((await asked).code).toBe('timeout')
    expect(keys.length).toBeLessThanOrEqual(301)
  })

  test('is not asked for again when the server itself says that it took too long', async () => {
    const body = { error: { code: 'timeout', message: 'Late', requestId: 'req_1' } }
    const { keys, asked } = setUpAnswers([() => Response.json(body, { status: 504 })])
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await asked).code).toBe('timeout')
    expect(keys).toHaveLength(1)
  })
})
