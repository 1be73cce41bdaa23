// By path, not by name: what npm publishes holds the contract beside this file.
import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  pathOf,
  type RequestParts,
} from '../../contract/src/endpoint.ts'
import { ENDPOINTS } from '../../contract/src/endpoints.ts'

type Endpoints = typeof ENDPOINTS

/** Endpoints that an API key opens in Easel's own format; for OpenAI's format, use an OpenAI client. */
type Name = {
  [N in keyof Endpoints]: Endpoints[N] extends { isGuarded: true } | { dialect: string } ? never : N
}[keyof Endpoints]

/** Longer than the slowest model takes. */
const LIMIT_MS = 15 * 60_000

export type CallOptions = {
  /** Aborts the call before its timeout of 15 minutes. */
  readonly signal?: AbortSignal
  /** Makes a repeated request count once. */
  readonly idempotencyKey?: string
}

type Call<E extends Endpoint> = (
  ...given: Record<never, never> extends EndpointRequest<E>
    ? [request?: EndpointRequest<E>, options?: CallOptions]
    : [request: EndpointRequest<E>, options?: CallOptions]
) => Promise<EndpointOutput<E>>

/** The client of one installation: a function for each of its endpoints. */
export type Easel = { readonly [N in Name]: Call<Endpoints[N]> }

/** A refusal by the server, with its message; or an answer that is not Easel's, such as a proxy's sign-in page. */
export class EaselError extends Error {
  override readonly name = 'EaselError'
  readonly status: number
  /** As listed in the API reference: `rate_limit`, `daily_limit`, … */
  readonly code: string | undefined
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined

  constructor(response: Response, error: { readonly message?: string; readonly code?: string } | undefined) {
    super(error?.message ?? `The server answered ${response.status}, and not as Easel does.`)
    const wait = Number(response.headers.get('retry-after'))
    this.status = response.status
    this.code = error?.code
    // Proxies may send a date instead.
    this.retryAfter = wait > 0 ? wait : undefined
  }
}

/** Creates a client for an installation's address, perhaps with a path. `key` is an API key from Settings; without one only public endpoints are open. */
export function createEasel({ server, key }: { readonly server: string; readonly key?: string }): Easel {
  const base = server.replace(/\/+$/, '')
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const createCall =
    (endpoint: Endpoint) =>
    async (request: RequestParts = {}, { signal, idempotencyKey }: CallOptions = {}) => {
      const { body } = request
      const response = await fetch(base + pathOf(endpoint, request), {
        method: endpoint.method,
        headers: {
          ...authorization,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([AbortSignal.timeout(LIMIT_MS), ...(signal ? [signal] : [])]),
      })
      const answer = parse(await response.text())
      if (!response.ok || answer === undefined) throw new EaselError(response, answer?.error)
      return answer
    }
  const calls = Object.entries(ENDPOINTS).map(([name, endpoint]) => [name, createCall(endpoint)])
  return Object.fromEntries(calls)
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
