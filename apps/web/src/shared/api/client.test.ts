import type { Endpoint } from '@easel/contract/endpoint'
import { ERRORS, type ErrorCode } from '@easel/contract/errors'
import { deleteGeneration, listGenerations } from '@easel/contract/generations'
import { updatePreferences } from '@easel/contract/preferences'
import { addToQueue, removeTask } from '@easel/contract/queue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '#web/test/memory-storage.ts'
import { SESSION_KEY } from '../lib/stored-session.ts'
import { ApiError, toApiError } from './api-error.ts'
import { createAuth } from './auth.ts'
import { createClient } from './client.ts'
import { requireSession } from './require-session.ts'
import { createSessionStore } from './session-store.ts'

const USER = { id: 'u1', name: 'Mira', email: 'mira@example.com' }
const QUEUE_BODY = {
  prompt: 'a fox',
  style: 'anime',
  quality: 'high',
  aspect_ratio: '1:1',
  count: 1,
} as const

type Answer = { status?: number; body?: unknown; headers?: Record<string, string>; throws?: Error }

function setUp({ answer, signedIn = true }: { answer: Answer; signedIn?: boolean }) {
  const storage = createMemoryStorage()
  if (signedIn) storage.setItem(SESSION_KEY, JSON.stringify({ token: 'tok', user: USER }))
  const requests: Request[] = []
  let keys = 0
  const client = createClient({
    origin: 'http://localhost',
    storage,
    newKey: () => `key-${keys++}`,
    random: () => 0.5,
    page: { state: () => 'shown', watch: () => () => {} },
    openChannel: () => null,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      if (answer.throws) throw answer.throws
      return Response.json('body' in answer ? answer.body : {}, {
        status: answer.status ?? 200,
        headers: answer.headers ?? {},
      })
    },
  })
  return { client, requests, storage, answer }
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('calls', () => {
  test('[1.8] carry the session, the time zone, and on POST a fresh idempotency key', async () => {
    const { client, requests } = setUp({ answer: { status: 202, body: { tasks: [] } } })
    await client.data.call(addToQueue, { body: QUEUE_BODY })
    await client.data.call(addToQueue, { body: QUEUE_BODY })
    const [first, second] = requests
    expect(first?.headers.get('authorization')).toBe('Bearer tok')
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
    expect(await (await client.storage.read('/api/images/a.png?s=1')).text()).toBe('"bytes"')
    expect(requests[0]?.url).toBe('http://localhost/api/images/a.png?s=1')
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('that are gone or out of reach fail as every call does', async () => {
    const body = { error: { code: 'not_found', message: 'gone', requestId: 'req_1' } }
    const gone = setUp({ answer: { status: 404, body } })
    expect(await errorOf(gone.client.storage.read('/a'))).toMatchObject({ code: 'not_found', status: 404 })
    const away = setUp({ answer: { throws: new TypeError('Failed to fetch') } })
    expect((await errorOf(away.client.storage.read('/a'))).code).toBe('network_error')
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

describe('the session', () => {
  test('[1.7] is stored on sign-in and read again by the next page', async () => {
    const { client, storage } = setUp({
      signedIn: false,
      answer: { body: { user: USER }, headers: { 'set-auth-token': 'new' } },
    })
    await client.auth.signIn({ email: USER.email, password: 'secret-secret' })
    expect(client.auth.state()).toEqual({ status: 'signed-in', user: USER })
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toEqual({ token: 'new', user: USER })
  })

  test('[1.7] takes over a refreshed token without a word', async () => {
    const { client, storage } = setUp({
      answer: { body: { user: USER }, headers: { 'set-auth-token': 'fresh' } },
    })
    await client.auth.getSession()
    expect(client.auth.state().status).toBe('signed-in')
    expect(storage.getItem(SESSION_KEY)).toContain('fresh')
  })

  test('is over when the server no longer knows it', async () => {
    const { client, storage } = setUp({ answer: { body: null } })
    await client.auth.getSession()
    expect(client.auth.state().status).toBe('signed-out')
    expect(storage.getItem(SESSION_KEY)).toBeNull()
  })

  const OTHER = JSON.stringify({ token: 'newer', user: { ...USER, id: 'u2' } })

  test('is found when another tab began it while this page was loading', async () => {
    const { client, storage } = setUp({
      signedIn: false,
      answer: { throws: new TypeError('Failed to fetch') },
    })
    storage.setItem(SESSION_KEY, OTHER)
    await client.auth.getSession()
    expect(client.auth.state()).toMatchObject({ status: 'signed-in', user: { id: 'u2' } })
    expect(storage.getItem(SESSION_KEY)).toBe(OTHER)
  })

  test('ends here without ending the one that another tab has begun since', async () => {
    const { client, storage } = setUp({ answer: { body: null } })
    const late = { key: SESSION_KEY, newValue: null } as StorageEvent
    await client.auth.getSession()
    for (const end of [
      () => client.auth.follow(late),
      () => client.auth.expire('tok'),
      () => client.auth.signOut(),
    ]) {
      client.auth.follow({
        key: SESSION_KEY,
        newValue: JSON.stringify({ token: 'tok', user: USER }),
      } as StorageEvent)
      storage.setItem(SESSION_KEY, OTHER)
      await end()
      expect(client.auth.state().status).toBe('signed-out')
      expect(storage.getItem(SESSION_KEY)).toBe(OTHER)
    }
  })

  test('that another tab wrote is taken over and not written again', () => {
    const { client, storage } = setUp({ answer: {} })
    storage.setItem(SESSION_KEY, OTHER)
    client.auth.follow({
      key: SESSION_KEY,
      newValue: JSON.stringify({ token: 'tok', user: USER }),
    } as StorageEvent)
    expect(client.auth.state()).toEqual({ status: 'signed-in', user: USER })
    expect(storage.getItem(SESSION_KEY)).toBe(OTHER)
  })

  test('survives a server that cannot be reached', async () => {
    const { client } = setUp({ answer: { throws: new TypeError('Failed to fetch') } })
    await client.auth.getSession()
    expect(client.auth.state()).toEqual({ status: 'signed-in', user: USER })
  })

  test('[1.7, 2.3] a check without an answer ends, and the stored session stands; a form without an answer says so', async () => {
    const storage = createMemoryStorage()
    storage.setItem(SESSION_KEY, JSON.stringify({ token: 'tok', user: USER }))
    const auth = createAuth({
      origin: 'http://localhost',
      session: createSessionStore(storage),
      patience: { check: 1, send: 1 },
      fetch: (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    })
    expect(await auth.getSession()).toEqual({ status: 'signed-in', user: USER })
    const failed = await errorOf(auth.signIn({ email: USER.email, password: 'secret-secret' }))
    expect(failed.message).toBe('The server takes longer than expected to answer. Please try again.')
  })

  test('ends when any call is answered 401', async () => {
    const { client } = setUp({ answer: { status: 401 } })
    await errorOf(client.data.call(listGenerations, { query: {} }))
    expect(client.auth.state().status).toBe('signed-out')
  })

  test('outlasts what ends it on the server, until that is over; and ends then, whatever came of it', async () => {
    const { client } = setUp({ answer: { status: 401 } })
    const during: string[] = []
    const work = client.auth.hold(async () => {
      await errorOf(client.data.call(listGenerations, { query: {} }))
      await client.auth.getSession()
      client.auth.follow({ key: SESSION_KEY, newValue: null } as StorageEvent)
      during.push(client.auth.state().status)
      throw new Error('no answer')
    })
    await expect(work).rejects.toThrow('no answer')
    expect(during).not.toContain('signed-out')
    expect(client.auth.state().status).toBe('signed-out')
  })

  test('[5.10] is asked for before a picture is deleted or a preference changed, and nothing is sent', () => {
    const { client, requests } = setUp({ signedIn: false, answer: {} })
    const words = (endpoint: Endpoint) => {
      try {
        requireSession(client.auth, endpoint)
      } catch (error) {
        return toApiError(error).message
      }
      return undefined
    }
    expect(words(deleteGeneration)).toBe('User not authenticated')
    expect(words(updatePreferences)).toBe('Please sign in to update preferences')
    expect(requests).toEqual([])
  })

  test('[5.11] a wrong password and an unknown email are told alike', async () => {
    const bodies = [
      { code: 'INVALID_EMAIL_OR_PASSWORD' },
      { code: 'USER_NOT_FOUND', message: 'no such user' },
    ]
    const errors = await Promise.all(
      bodies.map((body) => {
        const { client } = setUp({ signedIn: false, answer: { status: 401, body } })
        return errorOf(client.auth.signIn({ email: 'a@b.c', password: 'x' }))
      }),
    )
    for (const error of errors)
      expect(error.fields).toEqual({ password: 'That email and password do not match.' })
  })
})
