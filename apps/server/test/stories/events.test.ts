import type { ProductEvent } from '@easel/contract/events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEvents, type EventHub } from '../../src/platform/events/create-events.ts'
import { readEventStream } from '../harness/read-event-stream.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let hub: EventHub
let streams: ReturnType<typeof readEventStream>[] = []

beforeAll(async () => {
  app = await startTestApp()
  // Another process on the same database.
  hub = await createEvents(app.database, 'other process')
})
afterEach(async () => {
  await Promise.all(streams.map((stream) => stream.stop()))
  streams = []
})
afterAll(async () => {
  await hub.close()
  await app.stop()
})

async function open(user: TestUser, lastEventId?: string) {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
  const response = await app.send('GET', '/api/events', { user, headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const stream = readEventStream(response)
  streams.push(stream)
  return stream
}

const concurrencyEvent = (concurrency: number): ProductEvent => ({
  type: 'queue.changed',
  payload: { concurrency, paused: false },
})
const append = (user: TestUser, value: number) =>
  app.database.asUser(user.id, (tx) => hub.append(tx, user.id, concurrencyEvent(value)))

async function stampedId(user: TestUser, seq: number): Promise<string> {
  const { rows } = await sql<{ stamp: number }>`
    select stamp from user_events where user_id = ${user.id} and seq = ${seq}`.execute(app.database.handle)
  return `${seq}-${rows[0]?.stamp}`
}

/** What a database does that was restored from before the last events, or that lost them in a crash: their numbers are given out again. */
async function loseEventsAfter(user: TestUser, seq: number): Promise<void> {
  await sql`delete from user_events where user_id = ${user.id} and seq > ${seq}`.execute(app.database.handle)
  await sql`update user_event_counters set last_seq = ${seq} where user_id = ${user.id}`.execute(
    app.database.handle,
  )
}

describe('the event stream', () => {
  it('begins with the number it stands at and then tells what happens, to its owner alone', async () => {
    const [ada, ben] = [await app.signUp('ada'), await app.signUp('ben')]
    await append(ada, 1)
    const mine = await open(ada)
    const theirs = await open(ben)
    await expect.poll(() => mine.events.length).toBe(1)
    expect(mine.events[0]).toEqual({ id: 1, type: 'ready', data: {} })
    await append(ada, 2)
    await expect.poll(() => mine.events.length).toBe(2)
    expect(mine.events[1]).toEqual({ id: 2, type: 'queue.changed', data: { concurrency: 2, paused: false } })
    expect(theirs.events).toEqual([{ id: 0, type: 'ready', data: {} }])
  })

  it('carries what another tab changed over HTTP', async () => {
    const ada = await app.signUp('carl')
    const stream = await open(ada)
    const response = await app.send('PATCH', '/api/preferences', {
      user: ada,
      body: { default_style: 'neon' },
    })
    const preferences = await response.json()
    await expect
      .poll(() => stream.events[1])
      .toEqual({ id: 1, type: 'preferences.changed', data: { preferences } })
  })

  it('resumes without a gap or a duplicate while many write at once', async () => {
    const ada = await app.signUp('dora')
    const total = 200
    let isDone = false
    const writers = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let index = 0; index < total / 8; index += 1) await append(ada, writer)
      }),
    ).then(() => {
      isDone = true
    })
    const seen: number[] = []
    let cursor = 0
    let lastId = '0-0'
    while (!isDone || cursor < total) {
      const stream = await open(ada, lastId)
      const wanted = Math.min(cursor + 1 + Math.floor(Math.random() * 30), total)
      await expect
        .poll(() => stream.events.at(-1)?.id ?? 0, { timeout: 10_000 })
        .toBeGreaterThanOrEqual(wanted)
      await stream.stop()
      const received = stream.events.filter((event) => event.type !== 'ready')
      expect(stream.events[0]).toMatchObject({ id: cursor, type: 'ready' })
      seen.push(...received.map((event) => event.id ?? -1))
      cursor = seen.at(-1) ?? 0
      lastId = stream.lastId() ?? lastId
    }
    await writers
    expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  })

  it('takes the cursor from the address too, and refuses nonsense', async () => {
    const ada = await app.signUp('emil')
    await append(ada, 1)
    await append(ada, 2)
    const fromStart = await open(ada, '0-0')
    await expect.poll(() => fromStart.events.map((event) => event.id)).toEqual([0, 1, 2])
    const first = await stampedId(ada, 1)
    const response = await app.send('GET', `/api/events?lastEventId=${first}`, { user: ada })
    const stream = readEventStream(response)
    streams.push(stream)
    await expect.poll(() => stream.events.map((event) => event.id)).toEqual([1, 2])
    for (const nonsense of ['x', '1-', '-1', '1-2-3', '1.5-2', '1-x', '9'.repeat(16), `1-${'9'.repeat(11)}`])
      expect((await app.send('GET', `/api/events?lastEventId=${nonsense}`, { user: ada })).status).toBe(400)
    expect((await app.send('GET', '/api/events')).status).toBe(401)
  })

  it('tells a client that was away too long to read everything anew', async () => {
    const ada = await app.signUp('finn')
    for (const value of [1, 2, 3]) await append(ada, value)
    const [first, second] = [await stampedId(ada, 1), await stampedId(ada, 2)]
    await sql`update user_events set created_at = now() - interval '2 days'
      where user_id = ${ada.id} and seq < 3`.execute(app.database.handle)
    await hub.prune(new Date(Date.now() - 86_400_000))
    const late = await open(ada, first)
    await expect
      .poll(() => late.events)
      .toEqual([
        { id: 3, type: 'ready', data: {} },
        { id: 3, type: 'resync', data: {} },
      ])
    const inTime = await open(ada, second)
    await expect.poll(() => inTime.events.map((event) => event.id)).toEqual([2, 3])
    const ahead = await open(ada, '99-1')
    await expect.poll(() => ahead.events.map((event) => event.type)).toEqual(['ready', 'resync'])
  })

  it('has a client read everything anew when the number it stands at was given out again', async () => {
    const ada = await app.signUp('gabi')
    for (const value of [1, 2, 3]) await append(ada, value)
    const before = await open(ada)
    await expect.poll(() => before.lastId()).toMatch(/^3-[1-9]\d*$/)
    await before.stop()
    await loseEventsAfter(ada, 1)
    for (const value of [4, 3, 2, 1]) await append(ada, value)
    const after = await open(ada, before.lastId())
    await expect
      .poll(() => after.events)
      .toEqual([
        { id: 5, type: 'ready', data: {} },
        { id: 5, type: 'resync', data: {} },
      ])
    await append(ada, 2)
    await expect.poll(() => after.events.map((event) => event.id)).toEqual([5, 5, 6])
    // What was kept is continued as ever.
    const older = await open(ada, await stampedId(ada, 1))
    await expect.poll(() => older.events.map((event) => event.id)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('has an open client read everything anew when numbers are given out again behind its back', async () => {
    const ada = await app.signUp('gustav')
    for (const value of [1, 2, 3]) await append(ada, value)
    const stream = await open(ada)
    await expect.poll(() => stream.events.length).toBe(1)
    await loseEventsAfter(ada, 1)
    await app.database.asUser(ada.id, async (tx) => {
      for (const value of [4, 3, 2]) await hub.append(tx, ada.id, concurrencyEvent(value))
    })
    await expect
      .poll(() => stream.events.map((event) => [event.id, event.type]))
      .toEqual([
        [3, 'ready'],
        [4, 'resync'],
      ])
    await append(ada, 1)
    await expect.poll(() => stream.events.at(-1)).toMatchObject({ id: 5, type: 'queue.changed' })
  })

  it('has a client of the version before, whose ids have no stamp, read everything anew', async () => {
    const ada = await app.signUp('gerda')
    await append(ada, 1)
    const stream = await open(ada, '1')
    await expect.poll(() => stream.events.map((event) => event.type)).toEqual(['ready', 'resync'])
  })

  it('does not tell what was undone, and wastes no number on it', async () => {
    const ada = await app.signUp('gero')
    const stream = await open(ada)
    await app.database
      .asUser(ada.id, async (tx) => {
        await hub.append(tx, ada.id, concurrencyEvent(1))
        throw new Error('undone')
      })
      .catch(() => {})
    await append(ada, 2)
    await expect.poll(() => stream.events.map((event) => event.id)).toEqual([0, 1])
  })

  it('passes progress on without a number, the latest of each task', async () => {
    const ada = await app.signUp('hugo')
    const other = await open(ada)
    await expect.poll(() => other.events.length).toBe(1)
    const own = await createEvents(app.database, 'third process')
    const received: unknown[] = []
    own.subscribe(ada.id, { onStored: () => {}, onPassing: (event) => received.push(event.payload) })
    own.send(ada.id, 'task.progress', {
      taskId: 't',
      requestKey: null,
      percent: 10,
      preview: 'x'.repeat(9_000),
    })
    own.send(ada.id, 'task.progress', { taskId: 't', requestKey: null, percent: 20 })
    expect(received).toHaveLength(2)
    // Across processes only a server carries notices, and none as long as that preview.
    if (!app.database.isEmbedded) {
      await expect.poll(() => other.events.at(-1)).toMatchObject({ id: null, type: 'task.progress' })
      expect(JSON.stringify(other.events)).not.toContain('x'.repeat(100))
    }
    await own.close()
  })

  it('ends when the server stops', async () => {
    const own = await startTestApp()
    const ada = await own.signUp('jan')
    const stream = readEventStream(await own.send('GET', '/api/events', { user: ada }))
    await expect.poll(() => stream.events.length).toBe(1)
    await own.stop()
    await stream.ended
  })
})
