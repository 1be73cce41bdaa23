import { AppError } from '../app-error.ts'
import type { EventSource } from '../events/create-events.ts'
import { type StreamMessage, streamEvents } from '../events/event-stream.ts'
import type { Logger } from '../logger.ts'
import type { Authenticate } from './authenticate.ts'
import type { HttpApp, HttpContext } from './context.ts'

const HEARTBEAT_MS = 15_000
const MAX_STREAMS_PER_USER = 32

export type EventStreamOptions = {
  readonly source: EventSource
  readonly authenticate: Authenticate
  readonly logger: Logger
  /** Ends every stream when the server stops. */
  readonly stopping: AbortSignal
  /** Milliseconds between looks at the session and comments to the client; default 15 000. */
  readonly heartbeatMs?: number
}

/** `GET /api/events`: server-sent events of the caller, resumed after `Last-Event-ID` (or `?lastEventId=`). */
export function addEventStream(app: HttpApp, options: EventStreamOptions): void {
  const open = new Map<string, number>()
  app.get('/api/events', async (c) => {
    const actor = await options.authenticate(c.req.raw)
    if (!actor) throw new AppError('auth_required')
    c.set('userId', actor.userId)
    const after = readCursor(c.req.header('last-event-id') ?? c.req.query('lastEventId'))
    const count = open.get(actor.userId) ?? 0
    if (count >= MAX_STREAMS_PER_USER)
      throw new AppError('rate_limit', { message: 'Too many open streams. Close some tabs.', retryAfter: 60 })
    open.set(actor.userId, count + 1)
    const gone = new AbortController()
    const messages = streamEvents(options.source, {
      userId: actor.userId,
      after,
      heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS,
      isStillAllowed: async () => (await options.authenticate(c.req.raw)) !== undefined,
      signal: AbortSignal.any([c.req.raw.signal, options.stopping, gone.signal]),
    })
    return send(c, messages, {
      onGone: () => gone.abort(),
      onEnd: () => {
        const left = (open.get(actor.userId) ?? 1) - 1
        if (left > 0) open.set(actor.userId, left)
        else open.delete(actor.userId)
      },
      onError: (error) =>
        options.logger.warn({ requestId: c.get('requestId'), reason: error.message }, 'event stream'),
    })
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

type StreamHooks = { onGone: () => void; onEnd: () => void; onError: (error: Error) => void }

/** Pulled by the connection: a reader that is slow or asleep holds the generator, not a growing queue. */
function send(c: HttpContext, messages: AsyncGenerator<StreamMessage>, hooks: StreamHooks): Response {
  const encoder = new TextEncoder()
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    hooks.onEnd()
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await messages.next()
        if (!done) return controller.enqueue(encoder.encode(format(value)))
      } catch (error) {
        hooks.onError(error instanceof Error ? error : new Error(String(error)))
      }
      end()
      controller.close()
    },
    async cancel() {
      hooks.onGone()
      end()
      await messages.return(undefined)
    },
  })
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('Cache-Control', 'no-store, no-transform')
  // Nginx would otherwise collect events before passing them on.
  c.header('X-Accel-Buffering', 'no')
  return c.body(body)
}

function format(message: StreamMessage): string {
  if (message.kind === 'heartbeat') return ':\n\n'
  const id = message.id === null ? '' : `id: ${message.id}\n`
  return `${id}event: ${message.type}\ndata: ${message.data}\n\n`
}
