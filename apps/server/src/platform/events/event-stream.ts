import { READY_EVENT, RESYNC_EVENT } from '@easel/contract/events'
import { BEFORE_EVERYTHING, type EventCursor, isSameCursor } from './event-cursor.ts'
import type { EventFeed, FeedReader } from './event-feed.ts'
import { subjectOf } from './events.ts'
import { frameOf } from './stream-frames.ts'

/** Sink for a stream's bytes. */
type StreamSink = {
  /** Always accepts the bytes. False when the reader is slow: nothing more is written until the stream's `onDrain`. */
  readonly write: (bytes: Uint8Array) => boolean
  readonly end: () => void
}

export type StreamRequest = {
  readonly userId: string
  /** Session that opened it; null for an API key. */
  readonly sessionId: string | null
  /** Event to continue after; undefined starts at the present. */
  readonly after: EventCursor | undefined
  /** Whether the credential is still valid, where the session alone does not tell. Rejects if that cannot be determined. */
  readonly isStillAllowed: () => Promise<boolean>
  readonly sink: StreamSink
}

/** One open connection. Either live, written to by the feed, or behind, reading for itself until it has caught up. */
export type EventStream = FeedReader & {
  readonly feed: EventFeed<EventStream>
  readonly sessionId: string | null
  readonly isStillAllowed: () => Promise<boolean>
  /** Sends a comment, which keeps proxies from closing the connection and tells the client that it is alive. */
  readonly beat: () => void
  /** The slow reader caught up. */
  readonly onDrain: () => void
  readonly close: () => void
}

const HEARTBEAT = new TextEncoder().encode(':\n\n')

/**
 * Starts a stream. The first message carries the client's cursor rather than the newest number, because a client that disconnects before its
 * backlog arrives must not skip it. Then comes the backlog, then what the feed reads.
 *
 * Backlog and feed have no gap: the stream joins in one synchronous step once its cursor has reached the feed's, and the feed writes only events
 * after the stream's cursor. If a cursor is no longer kept, the client is told to reload everything and continues from the present.
 */
export function openEventStream(
  feed: EventFeed<EventStream>,
  { sessionId, after, isStillAllowed, sink }: StreamRequest,
  onError: (error: Error) => void,
): EventStream {
  let state: 'behind' | 'live' | 'slow' | 'closed' = 'behind'
  let cursor = BEFORE_EVERYTHING
  let isReady = false
  let restarts = 0
  /** A slow reader gets the latest event of each task instead of a backlog. */
  const passing = new Map<string, Uint8Array>()

  const stream: EventStream = {
    feed,
    sessionId,
    isStillAllowed,
    deliver: (newest, bytes) => {
      if (state !== 'live' || newest.seq <= cursor.seq) return
      cursor = newest
      write(bytes)
    },
    deliverPassing: (event, bytes) => {
      if (state === 'live') write(bytes)
      else if (state !== 'closed') passing.set(subjectOf(event), bytes)
    },
    resync: (last) => {
      if (!isReady || state === 'closed') return
      restarts += 1
      cursor = last
      write(frameOf(cursor, RESYNC_EVENT, {}))
    },
    beat: () => {
      if (state === 'live') write(HEARTBEAT)
    },
    onDrain: () => {
      if (state === 'slow') void run(catchUp)
    },
    close: () => {
      if (state === 'closed') return
      state = 'closed'
      passing.clear()
      feed.leave(stream)
      sink.end()
    },
  }

  const isClosed = () => state === 'closed'

  function write(bytes: Uint8Array): void {
    if (!sink.write(bytes) && state === 'live') state = 'slow'
  }

  async function begin(): Promise<void> {
    await feed.opened
    let mustResync = false
    cursor = after ?? feed.tail()
    if (!isSameCursor(cursor, feed.tail())) {
      const { last, pruned } = await feed.position()
      mustResync = cursor.seq < pruned || cursor.seq > last.seq || (await feed.readAfter(cursor)).isBroken
      if (mustResync) cursor = last
    }
    if (isClosed()) return
    isReady = true
    write(frameOf(cursor, READY_EVENT, {}))
    if (mustResync) write(frameOf(cursor, RESYNC_EVENT, {}))
    await catchUp()
  }

  async function catchUp(): Promise<void> {
    if (state === 'slow') state = 'behind'
    while (state === 'behind') {
      if (cursor.seq >= feed.tail().seq) {
        state = 'live'
        const news = [...passing.values()]
        passing.clear()
        for (const bytes of news) write(bytes)
        return
      }
      const [wanted, restartsBefore] = [feed.tail(), restarts]
      const { events, isBroken } = await feed.readAfter(cursor)
      if (isClosed()) return
      if (restarts !== restartsBefore) continue
      // They were pruned between two reads, or the database was restored.
      if (events.length === 0 || isBroken) {
        cursor = wanted
        write(frameOf(cursor, RESYNC_EVENT, {}))
        continue
      }
      for (const { seq, stamp, type, payload } of events) {
        cursor = { seq, stamp }
        if (!sink.write(frameOf(cursor, type, payload))) state = 'slow'
      }
    }
  }

  /** A stream whose reads fail ends; its client reconnects after the last event it got. */
  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      stream.close()
    }
  }

  feed.join(stream)
  void run(begin)
  return stream
}
