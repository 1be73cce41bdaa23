import type { FailureKind } from '@easel/providers/image-provider'

export type CircuitState = 'closed' | 'open' | 'half-open'

/** How an order went, whatever it was for. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly kind: FailureKind }

/** Keeps orders from waiting for a provider that has just failed again and again. */
export type CircuitBreaker = {
  /** False while the provider is left alone. When the time for a trial has come, true for one caller, who has to `note` how it went. */
  readonly mayAsk: () => boolean
  readonly note: (outcome: Outcome) => void
  readonly state: () => CircuitState
}

/** Failures in a row after which it opens. */
const MOST_FAILURES = 5
const FIRST_REST_MS = 30_000
/** The longest that a provider is left alone. */
export const LONGEST_REST_MS = 300_000

/** Whether a failure says that the provider does not work, or only that it did not want this picture. */
const IS_BROKEN = {
  cancelled: undefined,
  timeout: true,
  unsupported: false,
  nsfw: false,
  rate_limit: false,
  // The operator has to hear of these two; nothing of another kind is drawn in silence instead.
  credits: false,
  auth: false,
  network: true,
  server: true,
  bad_response: true,
} as const satisfies Record<FailureKind, boolean | undefined>

/** `now` counts milliseconds and never goes back. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let restMs = 0
  let restsUntil = 0
  let isTried = false

  function state(): CircuitState {
    if (restMs === 0) return 'closed'
    return now() < restsUntil ? 'open' : 'half-open'
  }

  function open(): void {
    restMs = restMs === 0 ? FIRST_REST_MS : Math.min(restMs * 2, LONGEST_REST_MS)
    restsUntil = now() + restMs
  }

  return {
    state,
    mayAsk: () => {
      const is = state()
      if (is === 'open' || (is === 'half-open' && isTried)) return false
      isTried = is === 'half-open'
      return true
    },
    note: (outcome) => {
      const wasTrial = isTried
      isTried = false
      const isBroken = outcome.ok ? false : IS_BROKEN[outcome.kind]
      if (isBroken === undefined) return
      if (!isBroken) {
        failures = 0
        restMs = 0
        return
      }
      failures += 1
      // What began before it opened and fails later opens nothing longer.
      if (wasTrial || (restMs === 0 && failures >= MOST_FAILURES)) open()
    },
  }
}
