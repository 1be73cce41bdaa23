import type { HttpBindings } from '@hono/node-server'
import type { Next } from 'hono'
import type { HttpContext } from './context.ts'

export type BodyLimits = {
  /** Bytes of request bodies that may be on their way into this process at once. */
  readonly bytesInFlight: number
  /** What must arrive of a body in each window, bytes a second. */
  readonly minBytesPerSecond: number
  /** Length of a window, milliseconds. */
  readonly windowMs: number
}

const BODY_LIMITS: BodyLimits = {
  bytesInFlight: 192 * 1024 * 1024,
  minBytesPerSecond: 4 * 1024,
  windowMs: 10_000,
}
/** Bodies up to this size are never refused for others' sake. */
const SMALL_BYTES = 64 * 1024
/** What a body is taken for that does not tell its length; the largest that an endpoint accepts. */
const UNTOLD_BYTES = 16 * 1024 * 1024
const RETRY_AFTER_S = 5

/** Keeps bodies that come slowly, or too many at once, from filling the memory: 408 and 503, and the connection ends. */
export function limitBodies(limits: BodyLimits = BODY_LIMITS) {
  let inFlight = 0
  return async (c: HttpContext, next: Next): Promise<Response | undefined> => {
    const incoming = (c.env as unknown as Partial<HttpBindings> | undefined)?.incoming
    const bytes = incoming ? bodyBytes(incoming.headers) : 0
    if (!incoming || bytes === 0) {
      await next()
      return undefined
    }
    if (bytes > SMALL_BYTES && inFlight + bytes > limits.bytesInFlight) {
      c.header('Retry-After', String(RETRY_AFTER_S))
      return refuse(c, 503, 'The server is receiving too much at the moment. Please try again shortly.')
    }

    inFlight += bytes
    let isCounted = true
    const release = () => {
      if (isCounted) inFlight -= bytes
      isCounted = false
    }
    incoming.once('end', release).once('close', release)
    const { socket } = incoming
    let seen = socket.bytesRead
    let timer: NodeJS.Timeout | undefined
    const slow = new Promise<'slow'>((resolve) => {
      timer = setInterval(() => {
        if (incoming.complete) return clearInterval(timer)
        const came = socket.bytesRead - seen
        seen = socket.bytesRead
        if (came < (limits.minBytesPerSecond * limits.windowMs) / 1_000) resolve('slow')
      }, limits.windowMs)
    })
    try {
      const outcome = await Promise.race([next(), slow])
      if (outcome === 'slow') return refuse(c, 408, 'The request came too slowly. Please send it again.')
    } finally {
      clearInterval(timer)
      release()
    }
    return undefined
  }
}

function bodyBytes(headers: HttpBindings['incoming']['headers']): number {
  return headers['transfer-encoding'] ? UNTOLD_BYTES : Number(headers['content-length'] ?? 0)
}

function refuse(c: HttpContext, status: 408 | 503, message: string): Response {
  c.header('Connection', 'close')
  const code = status === 503 ? 'server_error' : 'invalid_request'
  return c.json({ error: { code, message, requestId: c.get('requestId') } }, status)
}
