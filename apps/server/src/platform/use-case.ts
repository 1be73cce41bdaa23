import type { Endpoint, EndpointInput, EndpointOutput } from '@easel/contract/endpoint'
import type { KeyScope } from '@easel/contract/key-scopes'
import type { TellQuota } from './quota.ts'

/** What a program calls with: an API key, or what a person allowed an app. */
export type CallingKey = {
  readonly id: string
  /** What it may do; null: everything that a key may. */
  readonly scopes: readonly KeyScope[] | null
  /** Whether it is an app's, by OAuth. */
  readonly isApp?: true
}

/** Who calls. Made by the session check; nothing in it comes from the request's body. */
export type Actor = {
  readonly userId: string
  readonly email: string
  /** IANA name the browser sent and the server knows; `UTC` otherwise. */
  readonly timeZone: string
  /** The session of a person at a browser; null for a program. */
  readonly sessionId: string | null
  /** Null for a person at a browser. */
  readonly key: CallingKey | null
}

export type CallContext<A = Actor> = {
  readonly actor: A
  /** The request's `Idempotency-Key`, if it sent one. */
  readonly requestKey: string | null
  /** Fires when the caller has gone; work that must not be lost ignores it. */
  readonly signal: AbortSignal
  /** For the limits that a use case counts itself; the answer carries what is told. */
  readonly tellQuota: TellQuota
}

/** One thing the product does, free of HTTP: parsed input in, the endpoint's output out, `AppError` for everything expected that goes wrong. */
export type UseCase<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: CallContext<E['auth'] extends 'session' ? Actor : Actor | undefined>,
) => Promise<EndpointOutput<E>>
