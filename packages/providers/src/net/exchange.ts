import http, {
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { BLOCKED } from './public-address.ts'

/** One HTTP request and its limits. */
export type ExchangeRequest = {
  readonly url: URL
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Max bytes of the response; larger ones are cut off. */
  readonly maxBytes: number
  /** Max milliseconds from DNS resolution to the last byte. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** Agent for connection reuse; `false` opens a new connection. */
  readonly agent: Agent | false
  /** Resolves the host name; default: the machine's resolver. */
  readonly lookup?: LookupFunction
  /** Receives a server-sent event stream as it arrives, in which case the answer has no body. */
  readonly onEvents?: (chunk: Buffer) => void
}

export type ExchangeAnswer = {
  readonly ok: true
  /** Any status: redirects are returned and never followed. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type ExchangeFailure = {
  readonly ok: false
  readonly why:
    | 'aborted'
    | 'timeout'
    /** No connection was made, so nothing was sent. */
    | 'unreachable'
    /** The host name resolves to a private address. */
    | 'blocked'
    /** The connection broke. */
    | 'broken'
    /** The response is not HTTP, or compressed although that was not requested. */
    | 'garbled'
    | 'too_large'
  /** Stable code of the system or parser, for the log. */
  readonly code: string
  /** The start of a response whose body was too large. */
  readonly status?: number
}

const CONNECT_MS = 5_000

/**
 * Sends one HTTP or HTTPS request and reads the response into memory. Always verifies certificates; never decompresses, follows redirects or
 * retries. Never rejects.
 */
export function exchange(request: ExchangeRequest): Promise<ExchangeAnswer | ExchangeFailure> {
  const { url, method, body, signal, maxBytes, timeoutMs, agent, lookup } = request
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ ok: false, why: 'aborted', code: 'ABORTED' })
    let isConnected = false
    let call: ClientRequest
    try {
      call = (isSecure ? https : http).request(url, {
        method,
        headers: {
          ...request.headers,
          'accept-encoding': 'identity',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
        agent,
        ...(lookup ? { lookup } : {}),
      })
    } catch (error) {
      // A key with characters that headers cannot contain.
      const code = (error as NodeJS.ErrnoException).code ?? 'INVALID'
      return resolve({ ok: false, why: 'unreachable', code })
    }
    const total = setTimeout(() => fail('timeout', 'DEADLINE'), timeoutMs)
    const connecting = setTimeout(() => {
      if (!isConnected) fail('unreachable', 'CONNECT_TIMEOUT')
    }, CONNECT_MS)
    const abort = () => fail('aborted', 'ABORTED')
    signal?.addEventListener('abort', abort, { once: true })

    call.on('socket', (socket) => {
      if (call.reusedSocket) isConnected = true
      else
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          isConnected = true
        })
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? error.name
      if (!isConnected) fail(code === BLOCKED ? 'blocked' : 'unreachable', code)
      else fail(code.startsWith('HPE_') ? 'garbled' : 'broken', code)
    })
    call.on('response', (response) => {
      if (![undefined, 'identity'].includes(response.headers['content-encoding']))
        return fail('garbled', 'CONTENT_ENCODING')
      const status = response.statusCode ?? 0
      const breakOff = (why: ExchangeFailure['why'], code: string) =>
        fail(why, code, why === 'too_large' ? { status } : {})
      const onEvents = isEventStream(response) ? request.onEvents : undefined
      read(response, { maxBytes, onEvents }, breakOff, (bytes) =>
        end({ ok: true, status, headers: response.headers, body: bytes }),
      )
    })
    call.end(body)

    function fail(why: ExchangeFailure['why'], code: string, about: { status?: number } = {}): void {
      end({ ok: false, why, code, ...about })
      call.destroy()
    }
    function end(result: ExchangeAnswer | ExchangeFailure): void {
      clearTimeout(total)
      clearTimeout(connecting)
      signal?.removeEventListener('abort', abort)
      resolve(result)
    }
  })
}

function isEventStream({ statusCode = 0, headers }: IncomingMessage): boolean {
  const isSuccess = statusCode >= 200 && statusCode <= 299
  return isSuccess && headers['content-type']?.startsWith('text/event-stream') === true
}

function read(
  response: IncomingMessage,
  { maxBytes, onEvents }: Pick<ExchangeRequest, 'maxBytes' | 'onEvents'>,
  fail: (why: ExchangeFailure['why'], code: string) => void,
  done: (bytes: Buffer) => void,
): void {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    fail('too_large', 'CONTENT_LENGTH')
    return
  }
  // With a known length, chunks are read into place: pictures are large, and so would be the garbage.
  const length = Number(response.headers['content-length'] ?? Number.NaN)
  const whole = length >= 0 ? Buffer.allocUnsafeSlow(length) : undefined
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) fail('too_large', 'BODY')
    else if (onEvents) onEvents(chunk)
    else if (whole) chunk.copy(whole, size - chunk.length)
    else chunks.push(chunk)
  })
  response.on('error', (error: NodeJS.ErrnoException) => fail('broken', error.code ?? error.name))
  response.on('end', () => {
    if (response.complete) done(whole ?? Buffer.concat(chunks, size))
    else fail('broken', 'INCOMPLETE')
  })
}
