import type { TransientEventType } from '@easel/contract/events'
import type { EventSource } from './create-events.ts'
import { BEFORE_EVERYTHING } from './event-cursor.ts'
import { type EventFeed, openEventFeed } from './event-feed.ts'
import { type EventStream, openEventStream, type StreamRequest } from './event-stream.ts'
import { createTimerWheel } from './timer-wheel.ts'

const SESSION_CHANGED = 'session.changed' satisfies TransientEventType
/** Heartbeats between two session checks. */
const BEATS_PER_CHECK = 4
const SLOTS = 40
/** Concurrent reads; the remaining connections serve requests. */
const READS_AT_ONCE = 2
/** Feeds that rang meanwhile are read together. */
const FEEDS_PER_READ = 200
/** Milliseconds until a failed feed is retried. */
const RETRY_MS = 1_000

export type EventStreamsOptions = {
  readonly source: EventSource
  /** Which of these sessions are valid by existing. For the others each stream is asked. */
  readonly findFreshSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Milliseconds between comments on a silent stream; sessions are checked every fourth time. */
  readonly heartbeatMs: number
  readonly onError: (error: Error) => void
}

export type EventStreams = {
  readonly open: (request: StreamRequest) => EventStream
  /** Open streams of a user, or of everyone. */
  readonly count: (userId?: string) => number
  /** Ends every stream. */
  readonly close: () => void
}

type Feed = EventFeed<EventStream>

/**
 * All streams of this process. Cost per stream: one write an event and a heartbeat. Reads grow with the users who have events; checks of
 * sessions and counters only with time.
 */
export function createEventStreams(options: EventStreamsOptions): EventStreams {
  const { source, onError } = options
  const feeds = new Map<string, Feed>()
  const waiting = new Set<Feed>()
  const reading = new Set<Feed>()
  const turns = new WeakMap<EventStream, number>()
  let reads = 0
  let isPlanned = false
  let isClosed = false
  let size = 0

  const wheel = createTimerWheel<EventStream>({ turnMs: options.heartbeatMs, slots: SLOTS }, (streams) => {
    const due: EventStream[] = []
    for (const stream of streams) {
      const turn = ((turns.get(stream) ?? 0) + 1) % BEATS_PER_CHECK
      turns.set(stream, turn)
      if (turn === 0) due.push(stream)
      stream.beat()
    }
    if (due.length === 0) return
    checkSessions(due).catch(onError)
    lookForNews(new Set(due.map(({ feed }) => feed))).catch(onError)
  })

  /** A notice may have been lost. */
  async function lookForNews(feeds: ReadonlySet<Feed>): Promise<void> {
    for (const feed of await narrow([...feeds])) wake(feed)
  }

  /** Ends streams with invalid credentials. They stay open while that cannot be determined. */
  async function checkSessions(streams: readonly EventStream[]): Promise<void> {
    const ids = new Set(streams.flatMap(({ sessionId }) => sessionId ?? []))
    const fresh = ids.size === 0 ? ids : await options.findFreshSessions([...ids])
    const doubtful = streams.filter(({ sessionId }) => sessionId === null || !fresh.has(sessionId))
    await Promise.all(
      doubtful.map(async (stream) => {
        if (!(await stream.isStillAllowed())) stream.close()
      }),
    )
  }

  /** Reads all feeds that have events in one query. A feed whose newest event is gone, as after a restore, restarts. */
  async function narrow(feeds: readonly Feed[]): Promise<readonly Feed[]> {
    const asked = feeds.map((feed) => ({ feed, tail: feed.tail() }))
    const newest = await source.newest(feeds.map(({ userId }) => userId))
    return asked.flatMap(({ feed, tail }) => {
      const last = newest.get(feed.userId) ?? BEFORE_EVERYTHING
      if (last.seq < tail.seq || (last.seq === tail.seq && last.stamp !== tail.stamp)) feed.restart(last)
      return last.seq > feed.tail().seq ? [feed] : []
    })
  }

  function wake(feed: Feed): void {
    waiting.add(feed)
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      readNext()
    })
  }

  /** What rings during a read is covered by the next one, which starts after this one ends. */
  function readNext(): void {
    const feeds: Feed[] = []
    for (const feed of waiting) {
      if (feeds.length >= FEEDS_PER_READ) break
      if (!reading.has(feed)) feeds.push(feed)
    }
    if (feeds.length === 0 || reads >= READS_AT_ONCE || isClosed) return
    for (const feed of feeds) {
      waiting.delete(feed)
      reading.add(feed)
    }
    reads += 1
    void readFeeds(feeds).finally(() => {
      reads -= 1
      for (const feed of feeds) reading.delete(feed)
      readNext()
    })
    readNext()
  }

  async function readFeeds(feeds: readonly Feed[]): Promise<void> {
    try {
      await Promise.all(feeds.map(({ opened }) => opened))
      for (const feed of feeds) feed.hold()
      const stored = await source.readAfter(
        feeds.map((feed) => ({ userId: feed.userId, cursor: feed.tail() })),
      )
      for (const feed of feeds) {
        const { events = [], isBroken = false } = stored.get(feed.userId) ?? {}
        if (isBroken) feed.restart((await feed.position()).last)
        feed.take(isBroken ? [] : events)
        if (events.length >= source.batch) waiting.add(feed)
      }
    } catch (error) {
      onError(error as Error)
      for (const feed of feeds) feed.letGo()
      setTimeout(() => {
        for (const feed of feeds) if (feed.readers.size > 0) wake(feed)
      }, RETRY_MS).unref()
    }
  }

  function feedOf(userId: string): Feed {
    const known = feeds.get(userId)
    if (known) return known
    const feed = openEventFeed<EventStream>({
      userId,
      source,
      onNews: wake,
      // Sent to all of the user's streams, because one whose session just ended must not wait for its turn.
      beforePassing: ({ readers }, { type }) =>
        type === SESSION_CHANGED ? checkSessions([...readers]).catch(onError) : undefined,
      onEmpty: (gone) => {
        waiting.delete(gone)
        if (feeds.get(userId) === gone) feeds.delete(userId)
      },
    })
    feeds.set(userId, feed)
    return feed
  }

  return {
    open: (request) => {
      const { sink } = request
      const stream = openEventStream(
        feedOf(request.userId),
        {
          ...request,
          sink: {
            write: sink.write,
            end: () => {
              size -= 1
              wheel.remove(stream)
              sink.end()
            },
          },
        },
        onError,
      )
      size += 1
      wheel.add(stream)
      if (isClosed) stream.close()
      return stream
    },
    count: (userId) => (userId === undefined ? size : (feeds.get(userId)?.readers.size ?? 0)),
    close: () => {
      isClosed = true
      wheel.stop()
      for (const { readers } of feeds.values()) for (const stream of readers) stream.close()
    },
  }
}
