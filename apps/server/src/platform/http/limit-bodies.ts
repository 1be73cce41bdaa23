import { REFERENCE_BODY_BYTES } from '@easel/contract/fields'
import type { HttpBindings } from '@hono/node-server'
import type { Next } from 'hono'
import { AppError } from '../app-error.ts'
import { isLoopback } from '../loopback.ts'
import { type BodyBudgets, type BodyInBooks, createBodyBooks, type SpentBudget } from './body-books.ts'
import { clientSource } from './client-address.ts'
import type { HttpContext } from './context.ts'
import { sendAnswer } from './error-response.ts'

export type BodyLimits = BodyBudgets & {
  /** Max body size of any endpoint. */
  readonly maxBytes: number
  /** Min bytes a second that must arrive in each window. */
  readonly minBytesPerSecond: number
  /** Window length in milliseconds. */
  readonly windowMs: number
}

export const BODY_LIMITS: BodyLimits = {
  bytesInFlight: 192 * 1024 * 1024,
  bytesPerSource: 96 * 1024 * 1024,
  maxBytes: REFERENCE_BODY_BYTES,
  minBytesPerSecond: 4 * 1024,
  windowMs: 10_000,
}
const RETRY_AFTER_S = 5

type Incoming = HttpBindings['incoming']
type Fault = SpentBudget | 'slow'

/**
 * Keeps slow or numerous bodies from filling the memory: 408 and 503, or 429 if one address sends them all. A body counts with its declared
 * length, or else with the bytes received.
 */
export function limitBodies(limits: BodyLimits = BODY_LIMITS) {
  const books = createBodyBooks(limits)
  return async (c: HttpContext, next: Next): Promise<Response | undefined> => {
    const incoming = (c.env as unknown as Partial<HttpBindings> | undefined)?.incoming
    const isChunked = incoming?.headers['transfer-encoding'] !== undefined
    const told = isChunked ? 0 : Number(incoming?.headers['content-length'] ?? 0)
    if (!incoming || (told === 0 && !isChunked)) {
      await next()
      return undefined
    }
    if (told > limits.maxBytes) return refuse(c, 413)

    // Without a proxy, a loopback address belongs to this machine's owner; behind one it would be everyone's.
    const address = c.get('clientAddress')
    const body = books.open(isLoopback(address) ? undefined : clientSource(address))
    const spent = body.add(told)
    if (spent) return refuseFor(c, spent)
    incoming.once('end', body.close).once('close', body.close)
    let timer: NodeJS.Timeout | undefined
    const fault = new Promise<Fault>((resolve) => {
      if (isChunked) countWhatComes(incoming, body, resolve)
      timer = watchRate(incoming, limits, () => resolve('slow'))
    })
    try {
      const outcome = await Promise.race([next().then(() => 'answered' as const), fault])
      if (outcome !== 'answered') return refuseFor(c, outcome)
    } finally {
      clearInterval(timer)
      body.close()
    }
    return undefined
  }
}

/** Watches chunks as the parser delivers them, because a `data` listener would take them from the endpoint. */
function countWhatComes(incoming: Incoming, body: BodyInBooks, onSpent: (spent: SpentBudget) => void): void {
  const count = (bytes: number) => {
    const spent = body.add(bytes)
    if (spent) onSpent(spent)
  }
  count(incoming.readableLength)
  const push = incoming.push.bind(incoming)
  incoming.push = (part: Uint8Array | null, encoding) => {
    if (part) count(part.length)
    return push(part, encoding)
  }
}

function watchRate(incoming: Incoming, limits: BodyLimits, onSlow: () => void): NodeJS.Timeout {
  const { socket } = incoming
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer)
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    if (came < (limits.minBytesPerSecond * limits.windowMs) / 1_000) onSlow()
  }, limits.windowMs)
  return timer
}

function refuseFor(c: HttpContext, fault: Fault): Response {
  if (fault === 'slow') return refuse(c, 408)
  c.header('Retry-After', String(RETRY_AFTER_S))
  return refuse(c, fault === 'source' ? 429 : 503)
}

const REFUSALS = {
  408: { code: 'invalid_request', message: 'The request came too slowly. Please send it again.' },
  413: { code: 'payload_too_large', message: new AppError('payload_too_large').message },
  429: {
    code: 'rate_limit',
    message: 'Too much is being sent from your network at the moment. Please try again shortly.',
  },
  503: {
    code: 'unavailable',
    message: 'The server is receiving too much at the moment. Please try again shortly.',
  },
} as const

function refuse(c: HttpContext, status: keyof typeof REFUSALS): Response {
  c.header('Connection', 'close')
  return sendAnswer(c, { status, body: { error: { ...REFUSALS[status], requestId: c.get('requestId') } } })
}
