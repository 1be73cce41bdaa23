import type { ProductEvent } from '@easel/contract/events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEvents, type EventHub, type EventSource } from '../../src/platform/events/create-events.ts'
import { BEFORE_EVERYTHING, type EventCursor } from '../../src/platform/events/event-cursor.ts'
import { createEventStreams, type EventStreams } from '../../src/platform/events/event-streams.ts'
import { countReads, open } from '../events/watch-streams.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let hub: EventHub
const opened: EventStreams[] = []

beforeAll(async () => {
  app = await startTestApp()
  hub = await createEvents(app.database, 'another process')
})
afterEach(() => {
  for (const streams of opened.splice(0)) streams.close()
})
afterAll(async () => {
  await hub.close()
  await app.stop()
})

type Settings = {
  source?: EventSource
  heartbeatMs?: number
  findFreshSessions?: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

function createStreams({ source = hub, heartbeatMs = 60_000, findFreshSessions }: Settings = {}) {
  const streams = createEventStreams({
    source,
    findFreshSessions: findFreshSessions ?? (async (ids) => new Set(ids)),
    heartbeatMs,
    onError: (error) => {
      throw error
    },
  })
  opened.push(streams)
  return streams
}

const append = (user: TestUser, concurrency: number) => {
  const event: ProductEvent = { type: 'queue.changed', payload: { concurrency, paused: false } }
  return app.database.asUser(user.id, (tx) => hub.append(tx, user.id, event))
}

describe('the event streams of a process', () => {
  it('read an event once for all streams of a user', async () => {
    const ada = await app.signUp('ada')
    const { counts, source } = countReads(hub)
    const streams = createStreams({ source })
    const all = Array.from({ length: 20 }, () => open(streams, ada))
    await expect.poll(() => all.every(({ texts }) => texts.length === 1)).toBe(true)
    expect(counts).toEqual({ readAfter: 0, position: 1, newest: 0 })
    await append(ada, 1)
    await expect.poll(() => all.every(({ texts }) => texts.length === 2)).toBe(true)
    expect(counts).toEqual({ readAfter: 1, position: 1, newest: 0 })
    expect(streams.count(ada.id)).toBe(20)
    for (const stream of all) stream.close()
    expect(streams.count()).toBe(0)
  })

  it('miss nothing and repeat nothing when streams come and go while many write', async () => {
    const ben = await app.signUp('ben')
    const streams = createStreams()
    const total = 120
    const writing = Promise.all(
      Array.from({ length: 4 }, async (_, writer) => {
        for (let index = 0; index < total / 4; index += 1) await append(ben, writer + 1)
      }),
    )
    const readers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 10))
        return open(streams, ben, { after: BEFORE_EVERYTHING })
      }),
    )
    await writing
    const wanted = [0, ...Array.from({ length: total }, (_, index) => index + 1)]
    for (const reader of readers) await expect.poll(() => reader.ids()).toEqual(wanted)
  })

  it('leave a slow reader alone, who then reads for itself what it missed and the latest of each task', async () => {
    const carl = await app.signUp('carl')
    const streams = createStreams()
    let isQuick = true
    const slow = open(streams, carl, { isQuick: () => isQuick })
    const quick = open(streams, carl)
    await expect.poll(() => slow.texts.length).toBe(1)
    isQuick = false
    for (const value of [1, 2, 3, 4]) await append(carl, value)
    await expect.poll(() => quick.ids()).toEqual([0, 1, 2, 3, 4])
    for (const percent of [10, 20, 30])
      hub.send(carl.id, 'task.progress', { taskId: 't', requestKey: null, percent })
    await expect.poll(() => quick.types().filter((type) => type === 'task.progress').length).toBe(3)
    expect(slow.ids()).toEqual([0, 1])
    isQuick = true
    slow.onDrain()
    await expect.poll(() => slow.ids()).toEqual([0, 1, 2, 3, 4])
    await expect.poll(() => slow.types().at(-1)).toBe('task.progress')
    expect(slow.types().filter((type) => type === 'task.progress')).toHaveLength(1)
    expect(slow.texts.at(-1)).toContain('30')
    await append(carl, 1)
    await expect.poll(() => slow.ids().at(-1)).toBe(5)
  })

  it('look at the sessions of many streams in one query, and end those that no longer hold', async () => {
    const dora = await app.signUp('dora')
    let asked: readonly string[][] = []
    const ended = new Set<string>()
    const streams = createStreams({
      heartbeatMs: 80,
      findFreshSessions: async (ids) => {
        asked = [...asked, [...ids]]
        return new Set(ids.filter((id) => !ended.has(id)))
      },
    })
    const kept = open(streams, dora, { sessionId: 'kept' })
    const gone = open(streams, dora, { sessionId: 'gone', isStillAllowed: async () => false })
    const extended = open(streams, dora, { sessionId: 'old' })
    let isKeyValid = true
    const key = open(streams, dora, { sessionId: null, isStillAllowed: async () => isKeyValid })
    await expect.poll(() => kept.types().includes('heartbeat')).toBe(true)
    await expect.poll(() => asked.flat().includes('kept')).toBe(true)
    expect(gone.hasEnded()).toBe(false)
    ended.add('gone').add('old')
    await expect.poll(() => gone.hasEnded()).toBe(true)
    isKeyValid = false
    await expect.poll(() => key.hasEnded()).toBe(true)
    expect([kept.hasEnded(), extended.hasEnded()]).toEqual([false, false])
    asked = []
    ended.add('kept')
    hub.send(dora.id, 'session.changed', {})
    await expect.poll(() => asked).toContainEqual(expect.arrayContaining(['kept', 'old']))
  })

  it('end a stream at once when its session is ended, before the others hear of it', async () => {
    const emil = await app.signUp('emil')
    const streams = createStreams({ findFreshSessions: async () => new Set(['mine']) })
    const mine = open(streams, emil, { sessionId: 'mine' })
    const other = open(streams, emil, { sessionId: 'ended', isStillAllowed: async () => false })
    await expect.poll(() => other.texts.length).toBe(1)
    hub.send(emil.id, 'session.changed', {})
    await expect.poll(() => mine.types()).toEqual(['ready', 'session.changed'])
    expect(other.hasEnded()).toBe(true)
    expect(other.types()).toEqual(['ready'])
  })

  it('keep streams open while the database cannot say whether a session holds', async () => {
    const fred = await app.signUp('fred')
    let looks = 0
    const streams = createEventStreams({
      source: hub,
      findFreshSessions: async () => {
        looks += 1
        throw new Error('the database is away')
      },
      heartbeatMs: 40,
      onError: () => {},
    })
    opened.push(streams)
    const stream = open(streams, fred)
    await expect.poll(() => looks).toBeGreaterThan(1)
    expect(stream.hasEnded()).toBe(false)
  })

  it('find an event whose notice was lost by their look at the counters', async () => {
    const gina = await app.signUp('gina')
    const { source, loseNotices } = countReads(hub)
    const streams = createStreams({ source, heartbeatMs: 80 })
    const stream = open(streams, gina)
    await expect.poll(() => stream.texts.length).toBeGreaterThan(0)
    loseNotices()
    await append(gina, 1)
    await expect.poll(() => stream.ids()).toEqual([0, 1])
  })

  it('have everything read anew when a user’s numbers went back, as in a database restored', async () => {
    const hana = await app.signUp('hana')
    for (const value of [1, 2, 3]) await append(hana, value)
    let last: EventCursor | undefined
    const streams = createStreams({
      heartbeatMs: 80,
      source: {
        ...hub,
        newest: async (userIds) => (last === undefined ? hub.newest(userIds) : new Map([[hana.id, last]])),
      },
    })
    const stream = open(streams, hana)
    await expect.poll(() => stream.ids()).toEqual([3])
    last = { seq: 2, stamp: 5 }
    await expect.poll(() => stream.types().includes('resync')).toBe(true)
    expect(stream.ids()).toEqual([3, 2])
  })

  it('read again what could not be read', async () => {
    const ivan = await app.signUp('ivan')
    let failures = 2
    const errors: Error[] = []
    const streams = createEventStreams({
      source: {
        ...hub,
        readAfter: async (asked) => {
          failures -= 1
          if (failures >= 0) throw new Error('the connection broke')
          return hub.readAfter(asked)
        },
      },
      findFreshSessions: async (ids) => new Set(ids),
      heartbeatMs: 60_000,
      onError: (error) => errors.push(error),
    })
    opened.push(streams)
    const stream = open(streams, ivan)
    await expect.poll(() => stream.texts.length).toBe(1)
    await append(ivan, 1)
    await expect.poll(() => stream.ids()).toEqual([0, 1])
    expect(errors).toHaveLength(2)
    expect(stream.hasEnded()).toBe(false)
  })

  // Twenty-five people sign up.
  it('read for many users at once when all are told to look', { timeout: 90_000 }, async () => {
    const people = []
    for (let index = 0; index < 25; index += 1) people.push(await app.signUp(`person-${index}`))
    const rings: (() => void)[] = []
    const { counts, source } = countReads({
      ...hub,
      subscribe: (_userId, { onStored }) => {
        rings.push(onStored)
        return () => {}
      },
    })
    const streams = createStreams({ source })
    const all = people.map((person) => open(streams, person))
    await expect.poll(() => all.every(({ texts }) => texts.length === 1)).toBe(true)
    const [first] = people
    if (first) await append(first, 1)
    for (const ring of rings) ring()
    await expect.poll(() => all[0]?.ids()).toEqual([0, 1])
    expect(counts.readAfter).toBe(1)
  })
})
