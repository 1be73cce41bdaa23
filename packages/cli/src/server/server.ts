import type { Endpoint, EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import { classifyByWords, errorBodySchema } from '@easel/contract/errors'
import { CommandError } from '../exit-codes.ts'

/** A server answers anything but long work within this; it draws while the command waits for events instead. */
const TIMEOUT_MS = 60_000
/** Picture files and ZIP archives. */
const DOWNLOAD_TIMEOUT_MS = 600_000
const ATTEMPTS = 4
const FIRST_DELAY_MS = 500
/** Longer waits that a server asks for are the person's to decide. */
const MAX_WAIT_SECONDS = 20

type CallOptions = {
  readonly signal?: AbortSignal
  /** Makes a request that is sent again count once. */
  readonly idempotencyKey?: string
}

/** One installation, as its API answers. */
export type Server = {
  /** Where it lies, perhaps below a path; no slash at its end. */
  readonly address: string
  readonly call: <E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E>,
    options?: CallOptions,
  ) => Promise<EndpointOutput<E>>
  /** What lies at an address that the server gave. */
  readonly download: (url: string, signal?: AbortSignal) => Promise<Response>
  /** The stream of the caller's events, from now on or after the event with this id. */
  readonly events: (after: string | undefined, signal: AbortSignal) => Promise<Response>
}

export function createServer({ server: address, key }: { server: string; key?: string }): Server {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` }

  async function send(url: string | URL, init: RequestInit, isRepeatable: boolean): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS || !isRepeatable
      let wait = FIRST_DELAY_MS * 2 ** (attempt - 1)
      try {
        const response = await fetch(url, init)
        if (response.ok) return response
        const failure = await readFailure(response)
        const isPassing = response.status === 429 ? failure.code === 'rate_limit' : response.status === 503
        if (isLast || !isPassing || (failure.retryAfter ?? 0) > MAX_WAIT_SECONDS) throw failure
        wait = Math.max(wait, (failure.retryAfter ?? 0) * 1_000)
      } catch (error) {
        if (error instanceof CommandError) throw error
        if ((error as Error).name === 'AbortError') throw new CommandError('cancelled')
        if ((error as Error).name === 'TimeoutError')
          throw new CommandError('timeout', `${address} took too long to answer. Try again.`)
        if (isLast)
          throw new CommandError('network_error', `${address} cannot be reached: ${reasonOf(error)}.`)
      }
      await pause(wait, init.signal ?? undefined)
    }
  }

  return {
    address,
    call: async (endpoint, request, { signal, idempotencyKey } = {}) => {
      const { params, query, body } = request as Partial<Record<'params' | 'query' | 'body', object>>
      const init: RequestInit = {
        method: endpoint.method,
        redirect: 'error',
        headers: {
          ...authorization,
          'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: within(TIMEOUT_MS, signal),
      }
      const isRepeatable = endpoint.method !== 'POST' || idempotencyKey !== undefined
      const response = await send(address + pathOf(endpoint, params, query), init, isRepeatable)
      const read = endpoint.output.safeParse(await response.json().catch(() => undefined))
      if (!read.success)
        throw new CommandError(
          'server_error',
          `${address} does not answer as Easel does. Is the address right, and is easel-cli as new as the server?`,
        )
      return read.data as EndpointOutput<typeof endpoint>
    },
    download: (given, signal) => {
      const url = new URL(given, address)
      const isOwn = url.href.startsWith(`${address}/`)
      const init = { headers: isOwn ? authorization : {}, signal: within(DOWNLOAD_TIMEOUT_MS, signal) }
      return send(url, init, true)
    },
    events: (after, signal) =>
      send(
        `${address}/api/events`,
        { headers: { ...authorization, ...(after === undefined ? {} : { 'last-event-id': after }) }, signal },
        true,
      ),
  }
}

function pathOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  const known = params as Record<string, string>
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(known[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

async function readFailure(response: Response): Promise<CommandError> {
  const given = Number(response.headers.get('retry-after'))
  const retryAfter = given > 0 ? given : undefined
  const read = errorBodySchema.safeParse(await response.json().catch(() => undefined))
  if (!read.success) {
    const text = `The server answers ${response.status}.`
    return new CommandError(
      response.status === 404 ? 'not_found' : classifyByWords('', response.status),
      text,
      retryAfter,
    )
  }
  const { code, message, fields = {} } = read.data.error
  const told = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)
  const words = told.length === 0 ? message : told.join('; ')
  const wait = retryAfter === undefined ? '' : ` (in ${durationText(retryAfter)})`
  return new CommandError(code, `${words}${wait}`, retryAfter)
}

function durationText(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} min`
  return `${Math.ceil(seconds / 3_600)} h`
}

function within(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds)
  return signal ? AbortSignal.any([timeout, signal]) : timeout
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : message
}

/** Waits; rejects as cancelled when the command is given up meanwhile. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer)
      reject(new CommandError('cancelled'))
    }
    if (signal?.aborted) return reject(new CommandError('cancelled'))
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', give)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', give, { once: true })
  })
}
