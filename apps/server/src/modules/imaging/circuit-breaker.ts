import type { FailureKind } from '@easel/providers/image-provider'

export type CircuitState = 'closed' | 'open' | 'half-open'

/** The outcome of a call. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly kind: FailureKind }

/** Stops calls to a provider that keeps failing. */
export type CircuitBreaker = {
  /** False while open. When half-open, true for one caller, which must `note` the trial's outcome. */
  readonly mayAsk: () => boolean
  readonly note: (outcome: Outcome) => void
  readonly state: () => CircuitState
  /** Whole seconds until the next trial, at least 1. */
  readonly restSeconds: () => number
}

/** Consecutive failures after which it opens. */
const MAX_FAILURES = 5
const FIRST_REST_MS = 30_000
/** Max time that it stays open. */
export const LONGEST_REST_MS = 300_000
/** While a trial is in progress. */
const TRIAL_MS = 5_000

/** Whether a failure means that the provider is broken, rather than that it refused this picture. */
const IS_BROKEN = {
  cancelled: undefined,
  timeout: true,
  unsupported: false,
  nsfw: false,
  rate_limit: false,
  // The operator must learn of these two; they are never replaced silently by another kind of picture.
  credits: false,
  auth: false,
  network: true,
  server: true,
  bad_response: true,
} as const satisfies Record<FailureKind, boolean | undefined>

/** `now`: monotonic milliseconds. */
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
    restSeconds: () => Math.max(1, Math.ceil((isTried ? TRIAL_MS : restsUntil - now()) / 1_000)),
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
      // Failures of calls that began before it opened do not extend it.
      if (wasTrial || (restMs === 0 && failures >= MAX_FAILURES)) open()
    },
  }
}
