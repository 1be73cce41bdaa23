import type { ImageFailure } from '@easel/providers/image-provider'
import type { Logger } from '../../platform/logger.ts'
import { isUnspent, notStarted } from './call-failures.ts'
import { type CircuitState, createCircuitBreaker } from './circuit-breaker.ts'
import type { ProviderRecords } from './provider-records.ts'
import type { Spending } from './spending/spending.ts'

/** Calls to one vendor of speech or text: checked against the spending cap, recorded, and behind a circuit breaker. */
export type PaidCalls = {
  readonly circuit: () => CircuitState
  /**
   * Rejects only if `onHold` does. Fails as `credits` when the day's cap leaves no room, and as `network` while the circuit is open; the vendor
   * is not called then.
   */
  readonly ask: <Made extends { readonly ok: true }>(
    order: {
      /** US dollars; null when unknown. */
      readonly price: number | null
      /** Awaited before the vendor is called, with the id of the spending record. */
      readonly onHold?: (hold: string) => Promise<void>
      /** Ignores an open circuit, so that an operator can test the vendor now. */
      readonly isTest?: boolean
    },
    call: () => Promise<Made | ImageFailure>,
  ) => Promise<Made | ImageFailure>
}

export function createPaidCalls(
  id: string,
  deps: {
    readonly spending: Pick<Spending, 'hold' | 'settle'>
    readonly records: Pick<ProviderRecords, 'note'>
    readonly logger: Pick<Logger, 'warn'>
    /** Monotonic milliseconds. */
    readonly now: () => number
  },
): PaidCalls {
  const { spending, records, logger, now } = deps
  const breaker = createCircuitBreaker(now)

  return {
    circuit: breaker.state,
    ask: async ({ price, onHold, isTest = false }, call) => {
      if (!isTest && !breaker.mayAsk())
        return notStarted('network', 'it has failed again and again and is left alone')
      const hold = await spending.hold(price)
      if (hold === undefined) {
        breaker.note(notStarted('cancelled', ''))
        return notStarted('credits', 'the spend cap of the day is reached')
      }
      try {
        await onHold?.(hold)
      } catch (error) {
        breaker.note(notStarted('cancelled', ''))
        await spending.settle(hold, 0)
        throw error
      }
      const startedAt = now()
      const outcome = await call()
      breaker.note(outcome)
      // What the vendor may have started may be billed.
      const costUsd = outcome.ok || !isUnspent(outcome) ? (price ?? 0) : 0
      await spending.settle(hold, costUsd).catch((error: unknown) => {
        logger.warn({ err: error, provider: id }, 'what a call cost was not booked')
      })
      records.note({ provider: id, outcome, ms: now() - startedAt, costUsd, circuit: breaker.state() })
      if (!outcome.ok && outcome.kind !== 'cancelled')
        logger.warn({ provider: id, kind: outcome.kind, detail: outcome.detail }, 'a call failed')
      return outcome
    },
  }
}
