import type { Endpoint, EndpointInput, EndpointOutput } from '@easel/contract/endpoint'
import type { KeyScope } from '@easel/contract/key-scopes'
import type { TellQuota } from './quota.ts'

/** The credential of a calling program: an API key, or an app's grant. */
export type CallingKey = {
  readonly id: string
  /** What it may do; null: everything that a key may. */
  readonly scopes: readonly KeyScope[] | null
  /** Whether it is an app's, by OAuth. */
  readonly isApp?: true
}

/** The caller, established by the session check; nothing in it comes from the request's body. */
export type Actor = {
  readonly userId: string
  readonly email: string
  /** IANA zone sent by the browser if known; `UTC` otherwise. */
  readonly timeZone: string
  /** Session of a person in a browser; null for a program. */
  readonly sessionId: string | null
  /** API key of a program; null for a person in a browser. */
  readonly key: CallingKey | null
}

export type CallContext<A = Actor> = {
  readonly actor: A
  /** The request's `Idempotency-Key`, if any. */
  readonly requestKey: string | null
  /** Aborts when the caller disconnects; work that must not be lost ignores it. */
  readonly signal: AbortSignal
  /** Reports limits that a use case counts itself, for response headers. */
  readonly tellQuota: TellQuota
}

/** One thing the product does, independent of HTTP: takes parsed input, returns the endpoint's output, and throws `AppError` for expected failures. */
export type UseCase<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: CallContext<E['auth'] extends 'session' ? Actor : Actor | undefined>,
) => Promise<EndpointOutput<E>>
