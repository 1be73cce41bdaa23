import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildGeneration } from '#web/test/build-rows.ts'
import { backoff, createEventStream, type StreamStatus } from './event-stream.ts'
import { createRealtime } from './realtime.ts'

/** A server whose every connection the test feeds and cuts by hand. */
function setUp() {
  const connections: {
    headers: Headers
    signal: AbortSignal
    send: (text: string) => void
    cut: () => void
  }[] = []
  const statuses: StreamStatus[] = []
  let answer: 'stream' | 'silence' | 401 = 'stream'
  let unauthorized = 0
  const realtime = createRealtime((hooks) => {
    const stream = createEventStream({
      url: 'http://localhost/api/events',
      token: () => 'tok',
      random: () => 1,
      onUnauthorized: () => {
        unauthorized += 1
        realtime.disconnect()
      },
      fetch: (_, init) => connect(init ?? {}),
      ...hooks,
    })
    return { start: () => stream.start(null), stop: stream.stop }
  })
  realtime.onStatus((status) => statuses.push(status))

  function connect(init: RequestInit): Promise<Response> {
    const signal = init.signal ?? new AbortController().signal
    const encoder = new TextEncoder()
    let controller: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given
      },
    })
    connections.push({
      headers: new Headers(init.headers),
      signal,
      send: (text) => controller.enqueue(encoder.encode(text)),
      cut: () => controller.close(),
    })
    if (answer === 401) return Promise.resolve(new Response('', { status: 401 }))
    if (answer === 'silence')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    return Promise.resolve(new Response(body))
  }

  return {
    realtime,
    connections,
    statuses,
    unauthorized: () => unauthorized,
    answerWith: (next: typeof answer) => {
      answer = next
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const created = (id: number, number: number) =>
  `id: ${id}\nevent: generation.created\ndata: ${JSON.stringify({ generation: buildGeneration(number) })}\n\n`

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[7.7] the channel generations-changes tells of rows that were inserted', async () => {
  const { realtime, connections } = setUp()
  const prompts: string[] = []
  const stop = realtime
    .channel('generations-changes')
    .on('INSERT', (row) => prompts.push(row.prompt))
    .subscribe()
  realtime.connect()
  await settle()
  connections[0]?.send(created(1, 7))
  await settle()
  expect(prompts).toEqual(['picture 7'])
  stop()
  connections[0]?.send(created(2, 8))
  await settle()
  expect(prompts).toEqual(['picture 7'])
  realtime.disconnect()
})

test('[7.7] a lost connection comes back and asks for what was missed', async () => {
  const { realtime, connections, statuses } = setUp()
  realtime.connect()
  await settle()
  expect(connections[0]?.headers.get('x-easel-token')).toBe('tok')
  expect(connections[0]?.headers.has('last-event-id')).toBe(false)
  connections[0]?.send(`id: 40\nevent: ready\ndata: {}\n\n${created(41, 1)}`)
  await settle()
  connections[0]?.cut()
  await vi.advanceTimersByTimeAsync(500)
  expect(connections).toHaveLength(2)
  expect(connections[1]?.headers.get('last-event-id')).toBe('41')
  expect(statuses).toContain('waiting')
  realtime.disconnect()
})

test('[7.7] a server that does not answer within 10 seconds is given up and tried again', async () => {
  const { realtime, connections, answerWith } = setUp()
  answerWith('silence')
  realtime.connect()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(connections).toHaveLength(1)
  expect(connections[0]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1 + 500)
  expect(connections[0]?.signal.aborted).toBe(true)
  expect(connections).toHaveLength(2)
  realtime.disconnect()
})

test('everything is read anew after the first connection and after a resync, not after every reconnection', async () => {
  const { realtime, connections } = setUp()
  let resyncs = 0
  realtime.onResync(() => {
    resyncs += 1
  })
  realtime.connect()
  await settle()
  connections[0]?.send('id: 1\nevent: ready\ndata: {}\n\n')
  await settle()
  expect(resyncs).toBe(1)
  connections[0]?.cut()
  await vi.advanceTimersByTimeAsync(500)
  connections[1]?.send('id: 1\nevent: ready\ndata: {}\n\n')
  await settle()
  expect(resyncs).toBe(1)
  connections[1]?.send('id: 9\nevent: resync\ndata: {}\n\n')
  await settle()
  expect(resyncs).toBe(2)
  realtime.disconnect()
})

test('a session the server no longer knows ends the stream', async () => {
  const { realtime, connections, answerWith, unauthorized } = setUp()
  answerWith(401)
  realtime.connect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(unauthorized()).toBe(1)
  expect(connections).toHaveLength(1)
})

test('a stream on which nothing comes for nine seconds is in doubt until the next byte, and lost after thirty', async () => {
  const { realtime, connections, statuses } = setUp()
  realtime.connect()
  await settle()
  connections[0]?.send('id: 1\nevent: ready\ndata: {}\n\n')
  await vi.advanceTimersByTimeAsync(8_999)
  expect(statuses.at(-1)).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(statuses.at(-1)).toBe('silent')
  connections[0]?.send(':\n\n')
  await settle()
  expect(statuses.at(-1)).toBe('open')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(connections[0]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(connections[0]?.signal.aborted).toBe(true)
  realtime.disconnect()
})

test('events that are unknown or broken are skipped', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { realtime, connections } = setUp()
  const seen: unknown[] = []
  realtime.on('generations.removed', (payload) => seen.push(payload))
  realtime.connect()
  await settle()
  connections[0]?.send('event: news\ndata: {}\n\nevent: generations.removed\ndata: {"ids":1}\n\n')
  connections[0]?.send('event: generations.removed\ndata: {"ids":["gen_1"]}\n\n')
  await settle()
  expect(seen).toEqual([{ ids: ['gen_1'] }])
  realtime.disconnect()
})

test('waits double up to 15 seconds, and jitter takes at most half away', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => backoff(attempt, 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  expect(backoff(2, 0)).toBe(1000)
})
