import { setTimeout as pause } from 'node:timers/promises'
import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  pathOf,
  type RequestParts,
} from '@easel/contract/endpoint'
import { AWAY_BEHIND_PROXY, classifyByWords, type ErrorCode, errorBodySchema } from '@easel/contract/errors'
import { CommandError } from '../exit-codes.ts'
import type { Access } from '../settings.ts'
import { watchForSilence } from './silence-watch.ts'

/** Every answer arrives within this: drawing takes longer, but the command waits for its events instead. */
const TIMEOUT_MS = 60_000
/** A download may take any time as long as bytes keep arriving. */
const DOWNLOAD_SILENCE_MS = 60_000
const ATTEMPTS = 4
const FIRST_DELAY_MS = 500
/** A longer retry-after is an error, so that the person decides whether to wait. */
const MAX_WAIT_SECONDS = 20

type CallOptions = {
  readonly signal: AbortSignal
  /** Makes a repeated request count once. */
  readonly idempotencyKey?: string
}

type Body = ReadableStream<Uint8Array>

/** The API of one installation. */
export type Server = {
  /** Base address, perhaps with a path, without a trailing slash. */
  readonly address: string
  readonly call: <E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E>,
    options: CallOptions,
  ) => Promise<EndpointOutput<E>>
  /** Downloads from an address that the server gave. `take` starts over when the connection breaks. */
  readonly download: <T>(url: string, take: (body: Body) => Promise<T>, signal: AbortSignal) => Promise<T>
  /** The stream of the caller's events, from now on or after the event with this id. */
  readonly events: (after: string | undefined, signal: AbortSignal) => Promise<Response>
}

/** Requests with credentials follow no redirects, which may lead to another host. */
export function createServer({ server: address, headers }: Access): Server {
  /** Sends the request and reads the answer; retries transient failures of requests that may be repeated. */
  async function send<T>(
    ask: () => Promise<Response>,
    read: (response: Response) => Promise<T>,
    { isRepeatable, signal }: { readonly isRepeatable: boolean; readonly signal: AbortSignal },
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS || !isRepeatable
      let wait = FIRST_DELAY_MS * 2 ** (attempt - 1)
      try {
        const response = await ask()
        if (response.ok) return await read(response)
        const failure = await readFailure(response)
        const isPassing = response.status === 429 ? failure.code === 'rate_limit' : response.status === 503
        if (isLast || !isPassing || (failure.retryAfter ?? 0) > MAX_WAIT_SECONDS) throw failure
        wait = Math.max(wait, (failure.retryAfter ?? 0) * 1_000)
      } catch (error) {
        if (isLast || !isBroken(error)) throw toFailure(error, address)
      }
      await pause(wait, undefined, { signal }).catch((error: Error) => {
        throw toFailure(error, address)
      })
    }
  }

  return {
    address,
    call: async (endpoint, request, { signal: givenUp, idempotencyKey }) => {
      const parts: RequestParts = request
      const { body } = parts
      const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), givenUp])
      const init: RequestInit = {
        method: endpoint.method,
        redirect: 'manual',
        headers: {
          ...headers,
          'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal,
      }
      const isRepeatable = endpoint.method !== 'POST' || idempotencyKey !== undefined
      const text = await send(
        () => fetch(address + pathOf(endpoint, parts), init),
        (response) => response.text(),
        { isRepeatable, signal },
      )
      const read = endpoint.output.safeParse(parseJson(text))
      if (!read.success)
        throw new CommandError(
          'server_error',
          `${address} does not answer as Easel does. Is the address right, and is easel-cli as new as the server?`,
        )
      return read.data as EndpointOutput<typeof endpoint>
    },
    download: (given, take, givenUp) => {
      const url = new URL(given, address)
      const isOwn = url.href.startsWith(`${address}/`)
      const watch = watchForSilence(DOWNLOAD_SILENCE_MS, givenUp)
      return send(
        () => fetch(url, { ...(isOwn ? { headers, redirect: 'manual' } : {}), signal: watch.signal }),
        (response) => take(watch.listen(response)),
        { isRepeatable: true, signal: watch.signal },
      ).finally(watch.stop)
    },
    events: (after, signal) =>
      send(
        () =>
          fetch(`${address}/api/events`, {
            redirect: 'manual',
            headers: { ...headers, ...(after === undefined ? {} : { 'last-event-id': after }) },
            signal,
          }),
        async (response) => response,
        { isRepeatable: true, signal },
      ),
  }
}

/** `fetch` and its bodies fail with this when a connection cannot be made or breaks. */
function isBroken(error: unknown): error is TypeError & { readonly cause: NodeJS.ErrnoException } {
  return error instanceof TypeError && error.cause instanceof Error
}

/** Reasons of failed connections, by Node's error codes. */
const REASONS: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'no such host was found'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/, 'it does not answer'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was cut'],
  [/^(ERR_SSL_WRONG_VERSION_NUMBER|EPROTO)$/, 'it does not speak HTTPS, so write http:// before its address'],
  [/CERT|UNABLE_TO_VERIFY/, 'its certificate is not trusted here, which NODE_EXTRA_CA_CERTS can change'],
]

/** Turns failed connections and timeouts into a `CommandError`; returns any other error unchanged. */
export function toFailure(error: unknown, address: string): unknown {
  if (isBroken(error)) {
    const { code = '', message } = error.cause
    const reason = REASONS.find(([codes]) => codes.test(code))?.[1]
    const told = reason ? `${reason} (${code})` : code || message
    return new CommandError('network_error', `${address} cannot be reached: ${told}.`)
  }
  const { name, cause } = error as Error
  if (name === 'TimeoutError' || (cause as Error | undefined)?.name === 'TimeoutError')
    return new CommandError('timeout', `${address} took too long to answer. Try again.`)
  return error
}

/** The server's refusal as a `CommandError`, with its own message if it has one. */
export async function readFailure(response: Response): Promise<CommandError> {
  const given = Number(response.headers.get('retry-after'))
  const retryAfter = given > 0 ? given : undefined
  const answer = { retryAfter, status: response.status }
  const read = errorBodySchema.safeParse(await response.json().catch(() => undefined))
  if (!read.success) return new CommandError(codeOf(response), wordsOf(response), answer)
  const { code, message, fields = {} } = read.data.error
  const told = [...new Set(Object.values(fields))].map((problem) => {
    const named = Object.keys(fields).filter((field) => fields[field] === problem)
    return `${named.map(nameOf).join(', ')}: ${problem}`
  })
  const words = told.length === 0 ? message : told.join(' ')
  const wait = retryAfter === undefined ? '' : ` (try again in ${durationText(retryAfter)})`
  return new CommandError(code, `${words}${wait}`, answer)
}

/** Names a field of a batch by its line in the sheet, whose first line holds the column names. */
function nameOf(field: string): string {
  const [, at, name] = /^rows\.(\d+)\.(.+)$/.exec(field) ?? []
  return name === undefined ? field : `row ${Number(at) + 2}, ${name}`
}

/** The error code of an answer that is not Easel's, such as that of a proxy in front of the server. */
function codeOf({ status }: Response): ErrorCode {
  if (status === 404) return 'not_found'
  return AWAY_BEHIND_PROXY.has(status) ? 'unavailable' : classifyByWords('', status)
}

function wordsOf({ status, headers }: Response): string {
  if (status === 401 && headers.has('www-authenticate'))
    return 'A proxy in front of the server asks for a name and a password: set EASEL_PROXY_LOGIN=name:password.'
  if (status === 413)
    return 'A proxy in front of the server takes no request as large as this. Send less at once, or have its limit for request bodies raised (nginx: client_max_body_size 20m).'
  const elsewhere = status >= 300 && status < 400 ? headers.get('location') : null
  return elsewhere === null
    ? `The server answers ${status}.`
    : `The server sends requests on to ${elsewhere}: is that its address?`
}

function durationText(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} min`
  return `${Math.ceil(seconds / 3_600)} h`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
