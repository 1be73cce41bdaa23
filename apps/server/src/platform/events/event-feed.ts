import type { EventSource, EventsAfter, StoredEvent } from './create-events.ts'
import { BEFORE_EVERYTHING, type EventCursor } from './event-cursor.ts'
import { type PassingEvent, subjectOf } from './events.ts'
import { frameOf } from './stream-frames.ts'

/** Callbacks of a feed. */
export type FeedReader = {
  /** Events the feed has read, in order. */
  readonly deliver: (cursor: EventCursor, bytes: Uint8Array) => void
  readonly deliverPassing: (event: PassingEvent, bytes: Uint8Array) => void
  /** The feed cannot continue; everything must be reloaded. */
  readonly resync: (cursor: EventCursor) => void
}

/** What one user's streams in this process share: one subscription, one query, and one serialized text for each event. */
export type EventFeed<Reader extends FeedReader> = {
  readonly userId: string
  /** Resolves when the feed knows its position; rejects if the database does not answer. */
  readonly opened: Promise<void>
  /** The newest event read. */
  readonly tail: () => EventCursor
  readonly readers: ReadonlySet<Reader>
  readonly join: (reader: Reader) => void
  readonly leave: (reader: Reader) => void
  readonly position: () => ReturnType<EventSource['position']>
  readonly readAfter: (cursor: EventCursor) => Promise<EventsAfter>
  /** Sends stored events after the tail to every reader, then the transient events held back meanwhile. */
  readonly take: (stored: readonly StoredEvent[]) => void
  /** Holds back transient events until `take` or `letGo`, while the stored events before them are read. */
  readonly hold: () => void
  readonly letGo: () => void
  /** Restarts at the user's last event and makes every reader reload everything. */
  readonly restart: (last: EventCursor) => void
}

type FeedOptions<Reader extends FeedReader> = {
  readonly userId: string
  readonly source: EventSource
  /** There may be new stored events. */
  readonly onNews: (feed: EventFeed<Reader>) => void
  /** Resolves when the transient event may be sent to the feed's readers. */
  readonly beforePassing: (feed: EventFeed<Reader>, event: PassingEvent) => Promise<void> | undefined
  readonly onEmpty: (feed: EventFeed<Reader>) => void
}

/**
 * Why a feed has no gaps and no duplicates:
 *
 * - It subscribes before its first read. That read contains what was committed before; what is committed later rings and is read next.
 * - A user's numbers become visible in order (the counter's row stays locked until the commit), so nothing appears behind the tail.
 * - Only the table counts. A notice carries no event, may come twice, early or late, and costs one query. A lost one delays events until the
 * next check of the counters (event-streams.ts).
 */
export function openEventFeed<Reader extends FeedReader>(options: FeedOptions<Reader>): EventFeed<Reader> {
  const { userId, source, onNews, beforePassing, onEmpty } = options
  const readers = new Set<Reader>()
  const held = new Map<string, PassingEvent>()
  let tail = BEFORE_EVERYTHING
  let isHolding = false

  const unsubscribe = source.subscribe(userId, {
    onStored: () => onNews(feed),
    onPassing: (event) => {
      const ready = beforePassing(feed, event)
      if (ready) void ready.then(() => pass(event))
      else pass(event)
    },
  })

  /** Not before the stored events committed earlier. */
  function pass(event: PassingEvent): void {
    if (isHolding) held.set(subjectOf(event), event)
    else tell(event)
  }

  function tell(event: PassingEvent): void {
    const bytes = frameOf(null, event.type, event.payload)
    for (const reader of readers) reader.deliverPassing(event, bytes)
  }

  function letGo(): void {
    isHolding = false
    const news = [...held.values()]
    held.clear()
    for (const event of news) tell(event)
  }

  const feed: EventFeed<Reader> = {
    userId,
    readers,
    tail: () => tail,
    opened: source.position(userId).then(({ last }) => {
      tail = last
    }),
    join: (reader) => {
      readers.add(reader)
    },
    leave: (reader) => {
      if (!readers.delete(reader) || readers.size > 0) return
      unsubscribe()
      onEmpty(feed)
    },
    position: () => source.position(userId),
    readAfter: async (cursor) =>
      (await source.readAfter([{ userId, cursor }])).get(userId) ?? { events: [], isBroken: false },
    take: (stored) => {
      for (const { seq, stamp, type, payload } of stored) {
        if (seq <= tail.seq) continue
        tail = { seq, stamp }
        const bytes = frameOf(tail, type, payload)
        for (const reader of readers) reader.deliver(tail, bytes)
      }
      letGo()
    },
    hold: () => {
      isHolding = true
    },
    letGo,
    restart: (last) => {
      tail = last
      for (const reader of readers) reader.resync(last)
    },
  }
  // Every stream awaits it too, and ends if it fails.
  feed.opened.catch(() => {})
  return feed
}
