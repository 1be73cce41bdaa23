import type { Agent, IncomingHttpHeaders } from 'node:http'
import type { FailureKind, ImageFailure } from '../image-provider.ts'
import { exchange } from './exchange.ts'
import { afterStart, failure, failureOfExchange, failureOfStatus } from './exchange-failures.ts'
import { hearStream } from './hear-stream.ts'
import { hasPassed, repeat, wasAskedToWait } from './repeat.ts'

/** Enough for a base64 picture in JSON. */
const MAX_BYTES = 64 * 1024 * 1024

/** One call of a vendor's HTTP API. */
export type VendorOrder = {
  /** Name for the log: `create`. */
  readonly what: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path and query after the base URL, without a leading slash. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as it is with its type. */
  readonly body?: { readonly json: unknown } | { readonly bytes: Uint8Array; readonly type: string }
  readonly timeoutMs: number
  readonly maxBytes?: number
  readonly signal: AbortSignal
  /**
   * `makes`: creates a picture, so it uses a new connection and is retried only if refused with a retry-after; a reused connection may be
   * closing, leaving it unknown whether the call arrived. `reads`: may be retried. `once`: the caller retries.
   */
  readonly effect: 'makes' | 'reads' | 'once'
  /** Form of a success: JSON by default, or raw bytes as a `Buffer`. Errors are always JSON. */
  readonly answer?: 'json' | 'bytes'
  /**
   * Requests a stream and receives each event; the last one is the result. An error event is a failure after the start. A vendor that does not
   * stream is read as usual.
   */
  readonly onEvent?: (event: unknown) => void
}

export type VendorAnswer = {
  readonly ok: true
  readonly headers: IncomingHttpHeaders
  readonly value: unknown
}

/** Maps codes in a vendor's error body; messages are never interpreted. */
export type ReadError = (
  status: number,
  value: unknown,
  headers: IncomingHttpHeaders,
) => { readonly kind?: FailureKind | undefined; readonly retryAfterSeconds?: number | undefined }

export type VendorClient = {
  /** Sends the call and reads the response. Never rejects. */
  readonly call: (order: VendorOrder) => Promise<VendorAnswer | ImageFailure>
}

/** The client of one vendor. URLs are built from the base URL only, because one from a response would receive the key. */
export function createVendorClient(deps: {
  readonly baseUrl: URL
  /** Headers of every call, including the key. */
  readonly headers: Readonly<Record<string, string>>
  readonly agent: Agent
  readonly readError: ReadError
}): VendorClient {
  const { baseUrl, headers, agent, readError } = deps
  const base = baseUrl.pathname.replace(/\/$/, '')

  async function once(order: VendorOrder): Promise<VendorAnswer | ImageFailure> {
    const { what, method, path, body, timeoutMs, maxBytes = MAX_BYTES, signal } = order
    const sent =
      body === undefined
        ? {}
        : 'json' in body
          ? { type: 'application/json', bytes: JSON.stringify(body.json) }
          : body
    const stream = order.onEvent && hearStream(order.onEvent)
    const answer = await exchange({
      url: new URL(`${base}/${path}`, baseUrl),
      method,
      headers: {
        accept: stream ? 'text/event-stream, application/json' : 'application/json',
        ...(sent.type === undefined ? {} : { 'content-type': sent.type }),
        ...headers,
        ...order.headers,
      },
      ...(sent.bytes === undefined ? {} : { body: sent.bytes }),
      maxBytes,
      timeoutMs,
      signal,
      agent: order.effect === 'makes' ? false : agent,
      ...(stream ? { onEvents: stream.take } : {}),
    })
    if (!answer.ok) return failureOfExchange(answer, what, signal)
    const { last, problem } = stream?.heard ?? {}
    if (problem) {
      const { kind = 'server', retryAfterSeconds } = readError(answer.status, problem, answer.headers)
      const told = failure(kind, `${what} failed in its stream`)
      return afterStart(retryAfterSeconds === undefined ? told : { ...told, retryAfterSeconds })
    }
    if (last !== undefined) return { ok: true, headers: answer.headers, value: last }
    const isSuccess = answer.status >= 200 && answer.status <= 299
    if (isSuccess && order.answer === 'bytes')
      return { ok: true, headers: answer.headers, value: answer.body }
    const value = readJson(answer.body)
    if (!isSuccess) return failureOfStatus(answer, what, readError(answer.status, value, answer.headers))
    return value === undefined
      ? failure('bad_response', `${what} was answered with something that is no JSON`)
      : { ok: true, headers: answer.headers, value }
  }

  return {
    call: (order) => {
      if (order.effect === 'once') return once(order)
      const isWorthIt = order.effect === 'makes' ? wasAskedToWait : hasPassed
      return repeat(() => once(order), isWorthIt, order.signal)
    },
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
