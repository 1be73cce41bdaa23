import type { EventSource } from '../../src/platform/events/create-events.ts'
import type { EventCursor } from '../../src/platform/events/event-cursor.ts'
import type { EventStreams } from '../../src/platform/events/event-streams.ts'
import type { TestUser } from '../harness/start-test-app.ts'

/** Counts what is read, and loses every notice when told to. */
export function countReads(source: EventSource) {
  const counts = { readAfter: 0, position: 0, newest: 0 }
  let isDeaf = false
  const counted: EventSource = {
    ...source,
    subscribe: (userId, { onStored, onPassing }) =>
      source.subscribe(userId, { onStored: () => void (isDeaf || onStored()), onPassing }),
    readAfter: (asked) => {
      counts.readAfter += 1
      return source.readAfter(asked)
    },
    position: (userId) => {
      counts.position += 1
      return source.position(userId)
    },
    newest: (userIds) => {
      counts.newest += 1
      return source.newest(userIds)
    },
  }
  return { counts, source: counted, loseNotices: () => (isDeaf = true) }
}

type Reading = {
  sessionId?: string | null
  after?: EventCursor
  isStillAllowed?: () => Promise<boolean>
  /** Whether the reader takes what it is given at once. */
  isQuick?: () => boolean
}

/** A stream that keeps what it was sent. */
export function open(streams: EventStreams, user: TestUser, reading: Reading = {}) {
  const texts: string[] = []
  let hasEnded = false
  const stream = streams.open({
    userId: user.id,
    sessionId: reading.sessionId === undefined ? 'session' : reading.sessionId,
    after: reading.after,
    isStillAllowed: reading.isStillAllowed ?? (async () => true),
    sink: {
      write: (bytes) => {
        texts.push(new TextDecoder().decode(bytes))
        return reading.isQuick?.() ?? true
      },
      end: () => {
        hasEnded = true
      },
    },
  })
  return {
    ...stream,
    texts,
    hasEnded: () => hasEnded,
    ids: () => texts.flatMap((text) => /^id: (\d+)/.exec(text)?.[1] ?? []).map(Number),
    types: () => texts.map((text) => /^event: (.*)$/m.exec(text)?.[1] ?? 'heartbeat'),
  }
}
