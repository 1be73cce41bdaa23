import { AppError } from '../app-error.ts'
import type { EventStreams } from '../events/event-streams.ts'
import type { Authenticate } from './authenticate.ts'
import type { HttpApp, HttpContext } from './context.ts'

const MAX_STREAMS_PER_USER = 32
/** Bytes that may wait for a slow reader before the stream stops writing and reads for itself later. */
const MAX_WAITING_BYTES = 64 * 1024

export type EventStreamOptions = {
  readonly streams: EventStreams
  readonly authenticate: Authenticate
}

/** `GET /api/events`: server-sent events of the caller, resumed after `Last-Event-ID` (or `?lastEventId=`). */
export function addEventStream(app: HttpApp, { streams, authenticate }: EventStreamOptions): void {
  app.get('/api/events', async (c) => {
    const actor = await authenticate(c.req.raw)
    if (!actor) throw new AppError('auth_required')
    const { userId, sessionId } = actor
    c.set('userId', userId)
    const after = readCursor(c.req.header('last-event-id') ?? c.req.query('lastEventId'))
    if (streams.count(userId) >= MAX_STREAMS_PER_USER)
      throw new AppError('rate_limit', { message: 'Too many open streams. Close some tabs.', retryAfter: 60 })
    const headers = { authorization: c.req.header('authorization') ?? '' }
    const isStillAllowed = async () =>
      (await authenticate(new Request('http://stream/', { headers }))) !== undefined
    return send(c, (sink) => streams.open({ userId, sessionId, after, isStillAllowed, sink }))
  })
}

function readCursor(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,15}$/.test(text))
    throw new AppError('invalid_request', {
      message: 'Last-Event-ID must be a number that this stream sent.',
    })
  return Number(text)
}

function send(
  c: HttpContext,
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
            try {
              controller.close()
            } catch {
              // The reader has left: the body is closed already.
            }
          },
        })
      },
      pull: () => stream?.onDrain(),
      cancel: () => stream?.close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  )
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('Cache-Control', 'no-store, no-transform')
  // Nginx would otherwise collect events before passing them on.
  c.header('X-Accel-Buffering', 'no')
  return c.body(body)
}
