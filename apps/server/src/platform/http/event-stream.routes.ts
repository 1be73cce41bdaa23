import { authorizationOf } from '../access/authorization-of.ts'
import { requireScope } from '../access/require-scope.ts'
import { AppError } from '../app-error.ts'
import { type EventCursor, readCursorText } from '../events/event-cursor.ts'
import type { EventStreams } from '../events/event-streams.ts'
import type { Authenticate } from './authenticate.ts'
import type { HttpApp, HttpContext } from './context.ts'
import type { SourceCounts } from './source-counts.ts'

const MAX_STREAMS_PER_USER = 32
/** Bytes buffered for a slow reader before the stream stops writing and later reads for itself. */
const MAX_WAITING_BYTES = 64 * 1024

export type EventStreamOptions = {
  readonly streams: EventStreams
  readonly authenticate: Authenticate
  /** Open streams by address. */
  readonly sources: SourceCounts
}

/** `GET /api/events`: the caller's events as server-sent events, resumed after `Last-Event-ID` (or `?lastEventId=`). */
export function addEventStream(app: HttpApp, { streams, authenticate, sources }: EventStreamOptions): void {
  app.get('/api/events', async (c) => {
    const actor = await authenticate(c.req.raw)
    if (!actor) throw new AppError('auth_required')
    requireScope(actor, 'read')
    const { userId, sessionId } = actor
    c.set('userId', userId)
    const after = readCursor(c.req.header('last-event-id') ?? c.req.query('lastEventId'))
    if (streams.count(userId) >= MAX_STREAMS_PER_USER)
      throw new AppError('rate_limit', { message: 'Too many open streams. Close some tabs.', retryAfter: 60 })
    const leave = sources.enter(c.get('clientAddress'))
    if (!leave)
      throw new AppError('rate_limit', {
        message: 'Too many open streams from your network. Close some tabs.',
        retryAfter: 60,
      })
    const headers = { authorization: authorizationOf(c.req.raw.headers) ?? '' }
    const isStillAllowed = async () => {
      try {
        return (await authenticate(new Request('http://stream/', { headers }))) !== undefined
      } catch (error) {
        if (error instanceof AppError && error.code === 'auth_required') return false
        throw error
      }
    }
    return send(c, leave, (sink) => streams.open({ userId, sessionId, after, isStillAllowed, sink }))
  })
}

function readCursor(text: string | undefined): EventCursor | undefined {
  if (text === undefined || text === '') return undefined
  const cursor = readCursorText(text)
  if (!cursor)
    throw new AppError('invalid_request', { message: 'Last-Event-ID must be an id that this stream sent.' })
  return cursor
}

/** `onEnd` is called when either side ends the stream. */
function send(
  c: HttpContext,
  onEnd: () => void,
  open: (sink: Parameters<EventStreams['open']>[0]['sink']) => ReturnType<EventStreams['open']>,
): Response {
  let stream: ReturnType<typeof open> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let hasEnded = false
        stream = open({
          write: (bytes) => {
            if (hasEnded) return false
            controller.enqueue(bytes)
            return (controller.desiredSize ?? 0) > 0
          },
          end: () => {
            if (hasEnded) return
            hasEnded = true
            onEnd()
            try {
              controller.close()
            } catch {
              // The reader has gone and the body is already closed.
            }
          },
        })
      },
      pull: () => stream?.onDrain(),
      cancel: () => {
        onEnd()
        stream?.close()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  )
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('Cache-Control', 'no-store, no-transform')
  // Keeps Nginx from buffering events.
  c.header('X-Accel-Buffering', 'no')
  return c.body(body)
}
