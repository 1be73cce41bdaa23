import { READY_EVENT, RESYNC_EVENT, type TransientEventType } from '@easel/contract/events'
import { createAlarm } from '../alarm.ts'
import type { EventSource } from './create-events.ts'
import { type PassingEvent, subjectOf } from './events.ts'

const SESSION_CHANGED = 'session.changed' satisfies TransientEventType

/** One message of a stream; `heartbeat` keeps proxies from closing it and says nothing. */
export type StreamMessage =
  | { readonly kind: 'event'; readonly id: number | null; readonly type: string; readonly data: string }
  | { readonly kind: 'heartbeat' }

export type StreamOptions = {
  readonly userId: string
  /** The number after which to continue; undefined starts at the present. */
  readonly after: number | undefined
  readonly heartbeatMs: number
  /** Asked at every heartbeat; false ends the stream. */
  readonly isStillAllowed: () => Promise<boolean>
  readonly signal: AbortSignal
}

/**
 * Backlog, cut-over and live events are one loop: read what follows the cursor, send it, move the cursor; when nothing follows, sleep
 * until somebody says that there may be more. Three things make that gapless and free of duplicates:
 *
 * - The subscription comes before the first read. What is committed before a read is in it; what is committed after a read sets the flag
 *   that ends the next sleep at once. There is no moment between the two.
 * - A user's numbers become visible in order (the counter's row is locked until the commit), so nothing can appear behind the cursor.
 * - Only the table is believed. A notice carries no event, may come twice, early or late, and costs one read.
 *
 * A lost notice delays events until the next heartbeat, which looks too. The first message names the cursor, not the newest number: a
 * client that loses the line before its backlog has come must not skip it. A cursor that lies outside of what is kept cannot be continued;
 * the client is told to read everything anew, and the stream goes on from the present.
 */
export async function* streamEvents(
  source: EventSource,
  options: StreamOptions,
): AsyncGenerator<StreamMessage> {
  const { userId, signal } = options
  const alarm = createAlarm()
  signal.addEventListener('abort', alarm.ring, { once: true })
  const passing = new Map<string, PassingEvent>()
  const unsubscribe = source.subscribe(userId, {
    onStored: alarm.ring,
    onPassing: (event) => {
      // A slow reader gets the latest of each task, not a queue of old ones.
      passing.set(subjectOf(event), event)
      alarm.ring()
    },
  })
  try {
    const { last, pruned } = await source.position(userId)
    const mustResync = options.after !== undefined && (options.after < pruned || options.after > last)
    let cursor = options.after === undefined || mustResync ? last : options.after
    yield event(cursor, READY_EVENT, {})
    if (mustResync) yield event(cursor, RESYNC_EVENT, {})
    let lookedAt = performance.now()
    while (!signal.aborted) {
      // By the clock, not by silence: a busy stream ends with its session too.
      if (performance.now() - lookedAt >= options.heartbeatMs) {
        if (!(await options.isStillAllowed())) return
        yield { kind: 'heartbeat' }
        lookedAt = performance.now()
      }
      const stored = await source.readAfter(userId, cursor)
      for (const { seq, type, payload } of stored) {
        yield event(seq, type, payload)
        cursor = seq
      }
      for (const [key, { type, payload }] of passing) {
        passing.delete(key)
        // Said to every stream of the user; those whose session ended must not wait for the next heartbeat.
        if (type === SESSION_CHANGED && !(await options.isStillAllowed())) return
        yield event(null, type, payload)
      }
      if (stored.length === 0) await alarm.sleep(options.heartbeatMs)
    }
  } finally {
    unsubscribe()
  }
}

function event(id: number | null, type: string, payload: unknown): StreamMessage {
  return { kind: 'event', id, type, data: JSON.stringify(payload) }
}
