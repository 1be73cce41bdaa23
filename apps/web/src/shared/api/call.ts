import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  pathOf,
  type RequestParts,
  TOKEN_HEADER,
} from '@easel/contract/endpoint'
import { ApiError, errorFromResponse, isAskedInFront, toApiError, withoutPicture } from './api-error.ts'

/** Dependencies of a call; tests bring their own. */
export type Transport = {
  readonly fetch: typeof fetch
  /** Prefix of every path; empty in the browser. */
  readonly origin: string
  /** The session's bearer token, if any. */
  readonly token: () => string | null
  /** IANA time zone whose midnight resets the allowance. */
  readonly timeZone: () => string
  readonly newKey: () => string
  /** Called on a 401, with the token it was given for. */
  readonly onUnauthorized: (token: string) => void
}

export type CallOptions = {
  /** Pass the previous key to retry a request without repeating its effect. Default: a new one. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Timeout in milliseconds; pictures take longest. */
  readonly timeout?: number | undefined
  /** Completes even if the page is closed; the body must be small. */
  readonly keepalive?: boolean
}

/** Timeout in milliseconds of calls that make no picture. */
export const CALL_TIMEOUT = 30_000

/** Calls an endpoint of the contract and validates its answer. Throws only ApiError. */
export async function callEndpoint<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const parts: RequestParts = request
  const token = transport.token()
  const headers = new Headers({ 'X-Time-Zone': transport.timeZone() })
  if (token) headers.set(TOKEN_HEADER, token)
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json')
  if (endpoint.method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? transport.newKey())

  const response = await send(transport, transport.origin + pathOf(endpoint, parts), {
    method: endpoint.method,
    headers,
    body: parts.body === undefined ? null : JSON.stringify(parts.body),
    signal: deadline(options),
    keepalive: options.keepalive ?? false,
  })
  if (response.status === 401 && token && !isAskedInFront(response)) transport.onUnauthorized(token)
  if (!response.ok) throw await errorFromResponse(response)
  return readAnswer(endpoint, response)
}

/** Downloads a file from a URL in an answer. Throws only ApiError. */
export async function readFile(
  transport: Pick<Transport, 'fetch'>,
  url: string,
  options: Pick<CallOptions, 'timeout'>,
): Promise<Blob> {
  const response = await send(transport, url, { method: 'GET', signal: deadline(options) })
  if (!response.ok) throw await errorFromResponse(response)
  return response.blob().catch((thrown: unknown) => {
    throw broken(thrown, 'GET')
  })
}

async function send(transport: Pick<Transport, 'fetch'>, url: string, init: RequestInit): Promise<Response> {
  try {
    return await transport.fetch(url, init)
  } catch (thrown) {
    throw broken(thrown, init.method)
  }
}

/** Reads make no picture, so their failures do not mention one. */
function broken(thrown: unknown, method: string | undefined): ApiError {
  const error = toApiError(thrown)
  return method === 'GET' ? withoutPicture(error) : error
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointOutput<E>> {
  try {
    const body: unknown = response.status === 204 ? undefined : await response.json()
    return endpoint.output.parse(body) as EndpointOutput<E>
  } catch (cause) {
    // An answer that broke off counts as a failure, whatever its status.
    if (cause instanceof DOMException || cause instanceof TypeError) throw broken(cause, endpoint.method)
    throw new ApiError('server_error', 'The server sent an answer this page does not understand.', {
      status: response.status,
      cause,
    })
  }
}

function deadline(options: CallOptions): AbortSignal {
  const clock = AbortSignal.timeout(options.timeout ?? CALL_TIMEOUT)
  return options.signal ? AbortSignal.any([options.signal, clock]) : clock
}
