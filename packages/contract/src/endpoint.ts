import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { NeededScope } from './key-scopes.ts'

/**
 * Carries a session or an API key, as `Authorization: Bearer` does, and counts before it: a proxy in front that asks for a password of its own
 * keeps `Authorization` for that. Pages send this one alone.
 */
export const TOKEN_HEADER = 'X-Easel-Token'

/**
 * An endpoint as data: the server mounts it, the browser calls it, OpenAPI is made from it, and none of them knows the others.
 * `{name}` in the path is a path parameter and must be a key of `params`.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Absolute path, e.g. `/api/generations/{id}`. */
  readonly path: `/${string}`
  /** `session`: answers 401 without a valid bearer session. `optional`: runs for everybody, the actor may be absent. */
  readonly auth: 'session' | 'optional'
  /** What a caller without a session is told; the catalog's words when absent. */
  readonly signedOut?: string
  /**
   * Acts on the account itself, with secrets in what is sent or answered: an API key does not open it, and neither request nor answer is
   * remembered for an `Idempotency-Key`.
   */
  readonly isGuarded?: true
  /** Which API keys open it; each endpoint with `auth: 'session'` has it, or is guarded. */
  readonly keyScope?: NeededScope
  /** Also takes what a person allowed an app by OAuth, which opens nothing else. */
  readonly takesApps?: true
  /** Also takes an API key as the password of Basic authentication, as programs for other services send it. */
  readonly takesBasic?: true
  /**
   * The use case itself recognizes a request that is sent again with its `Idempotency-Key`, by what the first one made; no answer is stored
   * for it.
   */
  readonly knowsRepeats?: true
  /** Whose format it speaks, errors included; the product's own when absent. */
  readonly dialect?: 'openai'
  /** Also takes its body as `multipart/form-data`, with files. */
  readonly takesForms?: true
  /** One sentence for people who read the OpenAPI document. */
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly output: z.ZodMiniType
  /** Status of a success; default 200. */
  readonly status?: 200 | 201 | 202 | 204
  /** Largest accepted body in bytes; default 64 KiB. */
  readonly maxBodyBytes?: number
  /** Codes that this endpoint answers beyond those every endpoint may answer (`invalid_request`, `rate_limit`, `server_error`, `unavailable`; with `auth: 'session'` also `auth_required`). */
  readonly errors?: readonly ErrorCode[]
}

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Given<T> = T extends z.ZodMiniType ? z.input<T> : undefined

/** What a use case receives: every part parsed and typed. */
export type EndpointInput<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
}

/** What a caller hands over: the parts before defaults are filled in. */
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

/** Where a request goes, below the installation's address: the path with its parameters, then the query that is given. */
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
