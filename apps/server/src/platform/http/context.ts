import type { Context, Hono } from 'hono'
import type { Quota } from '../quota.ts'
import type { ErrorShape } from './error-shape.ts'

/** Per-request state. */
type HttpVariables = {
  /** Sent as `X-Request-Id`, in error bodies and in the log. */
  requestId: string
  /** The caller's address, as far as it is known. */
  clientAddress: string
  /** The socket's peer: the caller, or the proxy in front; `in-process` for requests without a socket. */
  peer: string
  /** Set once the session is known, for the log. */
  userId?: string
  /** Error format for this path; the product's own if absent. */
  errorShape?: ErrorShape
  /** Limits this request was counted against, for response headers. */
  quotas?: readonly Quota[]
}

export type HttpEnv = { Variables: HttpVariables }
export type HttpApp = Hono<HttpEnv>
export type HttpContext = Context<HttpEnv>
