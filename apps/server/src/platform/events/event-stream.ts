import { READY_EVENT, RESYNC_EVENT } from '@easel/contract/events'
import { BEFORE_EVERYTHING, type EventCursor, isSameCursor } from './event-cursor.ts'
import type { EventFeed, FeedReader } from './event-feed.ts'
import { subjectOf } from './events.ts'
import { frameOf } from './stream-frames.ts'

/** Where the bytes of a stream go. */
type StreamSink = {
  /** Takes the bytes in any case. False when the reader is slow: nothing more is written until `onDrain` of the stream is called. */
  readonly write: (bytes: Uint8Array) => boolean
  readonly end: () => void
}

export type StreamRequest = {
  readonly userId: string
  /** The session it was opened with; null for an API key. */
  readonly sessionId: string | null
  /** The event after which to continue; undefined starts at the present. */
  readonly after: EventCursor | undefined
  /** Whether the credential still holds; asked only where the session alone does not say. Rejects when that cannot be found out. */
  readonly isStillAllowed: () => Promise<boolean>
  readonly sink: StreamSink
}

/** One open connection. It is either live, and the feed writes to it, or behind, and reads for itself until it has caught up. */
export type EventStream = FeedReader & {
  readonly feed: EventFeed<EventStream>
  readonly sessionId: string | null
  readonly isStillAllowed: () => Promise<boolean>
  /** A comment, which keeps proxies from closing the connection and tells the client that it is alive. */
  readonly beat: () => void
  /** The reader of a slow connection has read. */
  readonly onDrain: () => void
  readonly close: () => void
}

const HEARTBEAT = new TextEncoder().encode(':\n\n')

/**
 * Starts a stream: the first message names the cursor, not the newest number, since a client that loses the line before its backlog has come
 * must not skip it. Then the backlog, if there is one, and then what the feed reads.
 *
 * There is no gap between backlog and feed: joining is one step without a wait, taken only when the stream's cursor has reached the feed's,
 * and the feed writes to each stream only what lies behind that stream's cursor. A cursor outside of what is kept cannot be continued; the
 * client is told to read everything anew, and the stream goes on from the present.
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
  /** A reader that is behind or slow gets the latest of each task, not a queue of old ones. */
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
      // They were pruned between two reads, or the database went back.
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

  /** A stream that cannot be read for ends: its client comes back after the last number it was sent. */
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
