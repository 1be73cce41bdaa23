import type { EventSource, EventsAfter, StoredEvent } from './create-events.ts'
import { BEFORE_EVERYTHING, type EventCursor } from './event-cursor.ts'
import { type PassingEvent, subjectOf } from './events.ts'
import { frameOf } from './stream-frames.ts'

/** What a feed tells. */
export type FeedReader = {
  /** What the feed has read, in order. */
  readonly deliver: (cursor: EventCursor, bytes: Uint8Array) => void
  readonly deliverPassing: (event: PassingEvent, bytes: Uint8Array) => void
  /** The feed cannot continue its numbers: everything is to be read anew. */
  readonly resync: (cursor: EventCursor) => void
}

/** Everything one user's streams in this process share: one subscription, one read and one text for each event. */
export type EventFeed<Reader extends FeedReader> = {
  readonly userId: string
  /** Resolves when the feed has its place in the user's events; rejects when the database cannot say. */
  readonly opened: Promise<void>
  /** The newest event that was read. */
  readonly tail: () => EventCursor
  readonly readers: ReadonlySet<Reader>
  readonly join: (reader: Reader) => void
  readonly leave: (reader: Reader) => void
  readonly position: () => ReturnType<EventSource['position']>
  readonly readAfter: (cursor: EventCursor) => Promise<EventsAfter>
  /** Stored events that follow the tail: told to every reader, then the passing news that were held back meanwhile. */
  readonly take: (stored: readonly StoredEvent[]) => void
  /** From now until `take` or `letGo` passing news are held back: what they follow is being read. */
  readonly hold: () => void
  readonly letGo: () => void
  /** Starts anew at the end of the user's events and has every reader read everything anew. */
  readonly restart: (last: EventCursor) => void
}

type FeedOptions<Reader extends FeedReader> = {
  readonly userId: string
  readonly source: EventSource
  /** There may be new stored events. */
  readonly onNews: (feed: EventFeed<Reader>) => void
  /** Passing news, before it is told: resolves when the feed's readers may hear it. */
  readonly beforePassing: (feed: EventFeed<Reader>, event: PassingEvent) => Promise<void> | undefined
  readonly onEmpty: (feed: EventFeed<Reader>) => void
}

/**
 * Three things make a feed gapless and free of duplicates:
 *
 * - The subscription comes before the first read. What is committed before a read is in it; what is committed after a read rings, and is
 *   read next. There is no moment between the two.
 * - A user's numbers become visible in order (the counter's row is locked until the commit), so nothing can appear behind the tail.
 * - Only the table is believed. A notice carries no event, may come twice, early or late, and costs one read. One that is lost delays events
 *   until the next look at the counters (event-streams.ts).
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

  /** Not before the stored events that were committed before it. */
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
  // Each stream waits for it, too, and ends with its failure.
  feed.opened.catch(() => {})
  return feed
}
