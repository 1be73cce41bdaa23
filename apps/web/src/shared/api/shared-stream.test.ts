import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageState } from '#web/shared/lib/page-life.ts'
import type { StreamStatus } from './event-stream.ts'
import type { ServerSentEvent } from './server-sent-events.ts'
import { createSharedStream } from './shared-stream.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A browser whose pages speak to each other, and a server whose streams the test feeds. */
function setUp({ hasChannel = true } = {}) {
  const pages = new Map<string, (message: unknown) => void>()
  /** Streams that are open, by page; each with the id it was asked to continue after. */
  const streams = new Map<string, { after: string | null; send: (event: ServerSentEvent) => void }>()
  const lost = new Set<string>()

  function openPage(id: string, initial: PageState = 'shown') {
    let state = initial
    let isFrozen = false
    let tell = (_state: PageState) => {}
    const events: string[] = []
    const statuses: StreamStatus[] = []
    const shared = createSharedStream({
      id,
      now: Date.now,
      random: () => 0.5,
      page: {
        state: () => state,
        watch: (listener) => {
          tell = listener
          return () => {}
        },
      },
      open: ({ onEvent, onStatus }) => ({
        start: (after) => {
          streams.set(id, {
            after,
            send: (event) => {
              onStatus('open')
              onEvent(event)
            },
          })
          onStatus('connecting')
        },
        stop: () => {
          streams.delete(id)
          onStatus('closed')
        },
      }),
      join: (onMessage) => {
        if (!hasChannel) return null
        pages.set(id, onMessage)
        return {
          post: (message) => {
            if (isFrozen) return
            const copy = structuredClone(message)
            for (const [other, hear] of pages)
              if (other !== id) queueMicrotask(() => void (lost.has(other) || hear(copy)))
          },
          close: () => void pages.delete(id),
        }
      },
      onEvent: ({ id: event, type }) => events.push(`${type} ${event}`),
      onStatus: (status) => statuses.push(status),
    })
    shared.start()
    return {
      ...shared,
      events,
      status: () => statuses.at(-1),
      change(next: PageState) {
        state = next
        tell(next)
      },
      /** As a page that is stopped without notice. */
      freeze() {
        isFrozen = true
        pages.delete(id)
        streams.delete(id)
        shared.stop()
      },
    }
  }

  /** The server's words on the one open stream. */
  async function send(type: string, id: number) {
    expect(streams.size).toBe(1)
    for (const { send } of streams.values()) send({ id: String(id), type, data: '{}' })
    await settle()
  }
  return { openPage, streams, send, lost }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('ten pages hold one stream, and each hears every event once', async () => {
  const { openPage, streams, send } = setUp()
  const pages = Array.from({ length: 10 }, (_, index) => openPage(`page-${index}`))
  await pass(5_000)
  expect([...streams.keys()]).toEqual(['page-0'])
  await send('ready', 7)
  await send('queue.changed', 8)
  await pass(10_000)
  for (const { events } of pages) expect(events).toEqual(['ready 7', 'queue.changed 8'])
})

test('a page that comes later reads everything anew once, and follows', async () => {
  const { openPage, streams, send } = setUp()
  openPage('a')
  await pass(300)
  await send('ready', 7)
  const late = openPage('b')
  await settle()
  expect(late.events).toEqual(['ready 7'])
  await pass(2_000)
  expect(streams.size).toBe(1)
  await send('queue.changed', 8)
  expect(late.events).toEqual(['ready 7', 'queue.changed 8'])
})

test('when the leader closes another continues after the last event', async () => {
  const { openPage, streams, send } = setUp()
  const leader = openPage('a')
  const other = openPage('b')
  await pass(300)
  await send('ready', 7)
  await send('queue.changed', 8)
  leader.change('gone')
  await pass(200)
  expect([...streams.keys()]).toEqual(['b'])
  expect(streams.get('b')?.after).toBe('8')
  await send('ready', 8)
  await send('queue.changed', 9)
  expect(other.events).toEqual(['ready 7', 'queue.changed 8', 'ready 8', 'queue.changed 9'])
  leader.change('shown')
  await pass(300)
  expect([...streams.keys()]).toEqual(['b'])
  expect(leader.events).toContain('resync 9')
})

test('a leader that falls silent is replaced within seven seconds', async () => {
  const { openPage, streams, send } = setUp()
  const leader = openPage('a')
  openPage('b')
  await pass(300)
  await send('ready', 7)
  leader.freeze()
  expect(streams.size).toBe(0)
  await pass(7_000)
  expect([...streams.keys()]).toEqual(['b'])
})

test('a leader that stays hidden hands over to one that is shown, and hidden pages alone hold nothing', async () => {
  const { openPage, streams, send } = setUp()
  const a = openPage('a')
  const b = openPage('b')
  await pass(300)
  await send('ready', 7)
  a.change('hidden')
  await pass(29_000)
  expect([...streams.keys()]).toEqual(['a'])
  await pass(2_000)
  expect([...streams.keys()]).toEqual(['b'])
  b.change('hidden')
  await pass(40_000)
  expect(streams.size).toBe(0)
  expect([a.status(), b.status()]).toEqual(['closed', 'closed'])
  a.change('shown')
  await pass(300)
  expect([...streams.keys()]).toEqual(['a'])
  expect(streams.get('a')?.after).toBe('7')
})

test('a page that is shown takes over from a hidden leader when it starts', async () => {
  const { openPage, streams } = setUp()
  openPage('a').change('hidden')
  openPage('hidden', 'hidden')
  await pass(20_000)
  expect(streams.size).toBe(0)
  openPage('b')
  await pass(1_000)
  expect([...streams.keys()]).toEqual(['b'])
})

test('of two leaders the one that has led longer stays', async () => {
  const { openPage, streams, lost } = setUp()
  openPage('b')
  await pass(300)
  lost.add('b')
  openPage('a')
  await pass(300)
  expect([...streams.keys()].sort()).toEqual(['a', 'b'])
  lost.clear()
  await pass(3_000)
  expect([...streams.keys()]).toEqual(['b'])
})

test('a page that missed an event reads everything anew, by the next event or the leader’s next word', async () => {
  const { openPage, send, lost } = setUp()
  openPage('a')
  const follower = openPage('b')
  await pass(300)
  await send('ready', 7)
  lost.add('b')
  await send('queue.changed', 8)
  lost.clear()
  await send('queue.changed', 9)
  expect(follower.events).toEqual(['ready 7', 'resync 9', 'queue.changed 9'])
  lost.add('b')
  await send('queue.changed', 10)
  lost.clear()
  await pass(2_000)
  expect(follower.events.slice(3)).toEqual(['resync 10'])
})

test('followers know how the stream is, and after the end nothing is heard', async () => {
  const { openPage, streams, send } = setUp()
  openPage('a')
  const follower = openPage('b')
  await pass(300)
  expect(follower.status()).toBe('connecting')
  follower.stop()
  expect(follower.status()).toBe('closed')
  await send('ready', 7)
  expect(follower.events).toEqual([])
  expect(streams.size).toBe(1)
})

test('where pages cannot speak to each other each has a stream of its own, and none while it stays hidden', async () => {
  const { openPage, streams } = setUp({ hasChannel: false })
  const a = openPage('a')
  openPage('b')
  await settle()
  expect(streams.size).toBe(2)
  a.change('hidden')
  await pass(31_000)
  expect([...streams.keys()]).toEqual(['b'])
  a.change('shown')
  await pass(300)
  expect(streams.size).toBe(2)
})
