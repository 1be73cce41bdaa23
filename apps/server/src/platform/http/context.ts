import type { Context, Hono } from 'hono'
import type { Quota } from '../quota.ts'
import type { ErrorShape } from './error-shape.ts'

/** What every request carries through the server. */
type HttpVariables = {
  /** In the answer's `X-Request-Id`, in error bodies and in the log. */
  requestId: string
  /** The caller's address, as far as the server can tell. */
  clientAddress: string
  /** The other end of the socket: the caller, or the proxy in front; `in-process` for requests without one. */
  peer: string
  /** Set once the session is known, for the log. */
  userId?: string
  /** How errors are told below this path; the product's own way when absent. */
  errorShape?: ErrorShape
  /** Of the limits that this request was counted against, for the answer's headers. */
  quotas?: readonly Quota[]
}

export type HttpEnv = { Variables: HttpVariables }
export type HttpApp = Hono<HttpEnv>
export type HttpContext = Context<HttpEnv>
