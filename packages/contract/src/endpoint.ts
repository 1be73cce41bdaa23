import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { NeededScope } from './key-scopes.ts'

/**
 * Carries a session or API key like `Authorization: Bearer` and takes precedence over it, which leaves `Authorization` to a proxy in front that
 * asks for a password of its own. Pages send only this one.
 */
export const TOKEN_HEADER = 'X-Easel-Token'

/**
 * An endpoint as data: the server mounts it, the browser calls it, and OpenAPI is generated from it. `{name}` in the path is a parameter and
 * must be a key of `params`.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Absolute path, such as `/api/generations/{id}`. */
  readonly path: `/${string}`
  /** `session`: 401 without a valid bearer. `optional`: open to everyone, possibly without an actor. */
  readonly auth: 'session' | 'optional'
  /** Message for a caller without a session; default: the catalog's. */
  readonly signedOut?: string
  /** Acts on the account itself, with secrets in request or answer: closed to API keys, and never stored for an `Idempotency-Key`. */
  readonly isGuarded?: true
  /** API keys that may call it; required with `auth: 'session'` unless guarded. */
  readonly keyScope?: NeededScope
  /** Also accepts tokens that a person granted an app by OAuth, which work nowhere else. */
  readonly takesApps?: true
  /** Also accepts an API key as the password of Basic authentication, as programs for other services send it. */
  readonly takesBasic?: true
  /** The use case itself recognizes a repeated `Idempotency-Key` by what the first request made; no answer is stored. */
  readonly knowsRepeats?: true
  /** The API whose format it uses, errors included; default: our own. */
  readonly dialect?: 'openai'
  /** Also accepts `multipart/form-data`, with files. */
  readonly takesForms?: true
  /** One sentence for readers of the OpenAPI document. */
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly output: z.ZodMiniType
  /** Status of a success; default 200. */
  readonly status?: 200 | 201 | 202 | 204
  /** Max body size in bytes; default 64 KiB. */
  readonly maxBodyBytes?: number
  /**
   * Error codes besides those of every endpoint (`invalid_request`, `rate_limit`, `server_error`, `unavailable`; with `auth: 'session'` also
   * `auth_required`).
   */
  readonly errors?: readonly ErrorCode[]
}

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Given<T> = T extends z.ZodMiniType ? z.input<T> : undefined

/** Input of a use case: every part parsed and typed. */
export type EndpointInput<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
}

/** Input of a caller: the parts before defaults are filled in. */
export type EndpointRequest<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Given<E[K]>
}

export type EndpointOutput<E extends Endpoint> = z.output<E['output']>

/** The parts of a request to any endpoint. */
export type RequestParts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Path and query of a request, relative to the installation's address. */
export function pathOf({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  const text = String(search)
  return text === '' ? filled : `${filled}?${text}`
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
