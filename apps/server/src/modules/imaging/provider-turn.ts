import type { ImageOutcome, ImageProgress, ImageProvider } from '@easel/providers/image-provider'
import type { Logger } from '../../platform/logger.ts'
import type { PaidJob } from '../../platform/queue/queue.table.ts'
import { isUnspent, notStarted } from './call-failures.ts'
import { type CircuitBreaker, type CircuitState, createCircuitBreaker } from './circuit-breaker.ts'
import { drawWithin } from './draw-within.ts'
import type { PictureOrder } from './drawn-order.ts'
import { listedModel } from './models/model-choices.ts'
import type { Prices } from './prices.ts'
import type { ProviderRecords } from './provider-records.ts'
import { BUILT_IN, isFree } from './provider-table.ts'
import type { Spending } from './spending/spending.ts'

export type DrawCall = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ImageProgress) => void
  /** Awaited before a paid provider is called, and when it has accepted a job. Rejecting stops the picture. */
  readonly onJob?: (job: PaidJob) => Promise<void>
  /** The job of an earlier run of this order, which is awaited instead of starting another. */
  readonly resume?: PaidJob
  /** Ignores an open circuit, so that an operator can test the provider now. */
  readonly isTest?: boolean
}

/** The outcome of one provider's turn. */
type Turn = {
  readonly outcome: ImageOutcome
  readonly costUsd: number | null
  /** The spending cap is reached; a cheaper provider may still be tried. */
  readonly isCapped?: true
  /** It was not called: its circuit stays open for this many seconds. */
  readonly restSeconds?: number
  /** Milliseconds in which the provider drew other pictures first. */
  readonly waitedMs?: number
}

type ProviderTurns = {
  /** Has one provider draw within a time limit in milliseconds. Rejects only if `onJob` does. */
  readonly take: (
    provider: ImageProvider,
    order: PictureOrder,
    call: DrawCall,
    timeLimit: number,
  ) => Promise<Turn>
  readonly circuitOf: (id: string) => CircuitState
}

/** Wraps a provider with circuit breaker, spending cap and statistics. */
export function createProviderTurns(deps: {
  readonly logger: Pick<Logger, 'warn'>
  readonly prices: Prices
  /** Spending records; without them nothing is counted. */
  readonly spending?: Pick<Spending, 'hold' | 'settle' | 'renew'>
  readonly records?: Pick<ProviderRecords, 'note'>
  /** Monotonic milliseconds. */
  readonly now: () => number
}): ProviderTurns {
  const { logger, prices, spending, records, now } = deps
  const breakers = new Map<string, CircuitBreaker>()
  const circuitOf = (id: string): CircuitState => breakers.get(id)?.state() ?? 'closed'

  function breakerOf(id: string): CircuitBreaker | undefined {
    // A failure on this machine does not get better by waiting.
    if (id === BUILT_IN) return undefined
    const breaker = breakers.get(id) ?? createCircuitBreaker(now)
    breakers.set(id, breaker)
    return breaker
  }

  async function take(
    provider: ImageProvider,
    order: PictureOrder,
    call: DrawCall,
    timeLimit: number,
  ): Promise<Turn> {
    const { resume, onJob, isTest = false } = call
    const { id } = provider
    const breaker = breakerOf(id)
    if (!resume && !isTest && breaker?.mayAsk() === false)
      return {
        outcome: notStarted('network', 'it has failed again and again and is left alone'),
        costUsd: null,
        restSeconds: breaker.restSeconds(),
      }
    const estimate = prices.before(provider, order)
    const hold = resume?.hold ?? (await spending?.hold(estimate)) ?? (spending ? undefined : '')
    if (hold === undefined) {
      breaker?.note(notStarted('cancelled', ''))
      return {
        outcome: notStarted('credits', 'the spend cap of the day is reached'),
        costUsd: null,
        isCapped: true,
      }
    }
    if (resume) await spending?.renew(hold)
    const isPaid = !isFree(id) && estimate !== 0
    if (isPaid && !resume)
      try {
        await onJob?.({ provider: id, hold })
      } catch (error) {
        breaker?.note(notStarted('cancelled', ''))
        await spending?.settle(hold, 0)
        throw error
      }
    const startedAt = now()
    let notNoted: { readonly error: unknown } | undefined
    const onName = async (job: string) => {
      await onJob?.({ provider: id, hold, job }).catch((error: unknown) => {
        notNoted = { error }
        throw error
      })
    }
    const { outcome, waitedMs } = await drawWithin(
      provider,
      order,
      {
        signal: call.signal,
        onProgress: call.onProgress,
        ...(onJob ? { onJob: onName } : {}),
        ...(resume?.job === undefined ? {} : { resume: resume.job }),
      },
      timeLimit,
    )
    breaker?.note(outcome)
    const costUsd = outcome.ok ? prices.after(provider, outcome, order) : null
    // What the vendor may have started may be billed.
    const spent = outcome.ok ? costUsd : isUnspent(outcome) ? 0 : estimate
    await spending?.settle(hold, spent ?? 0).catch((error: unknown) => {
      logger.warn({ err: error, provider: id }, 'what a picture cost was not booked')
    })
    // The vendor canceled the job; one that it may continue is not started again.
    if (notNoted && !outcome.ok && outcome.kind === 'cancelled') throw notNoted.error
    records?.note({
      provider: id,
      outcome,
      ms: now() - startedAt,
      costUsd: spent ?? 0,
      circuit: circuitOf(id),
      ...(outcome.ok
        ? {
            drawn: {
              model: listedModel(provider, outcome.model) ?? askedModel(provider, order),
              quality: order.quality,
              ms: Math.max(0, now() - startedAt - waitedMs),
            },
          }
        : {}),
    })
    if (!outcome.ok && outcome.kind !== 'cancelled')
      logger.warn(
        {
          provider: id,
          kind: outcome.kind,
          detail: outcome.detail,
          mayBeOwed: isPaid && !isUnspent(outcome),
        },
        'a picture was not made',
      )
    return { outcome, costUsd, waitedMs }
  }

  return { take, circuitOf }
}

/** If the provider does not report its model, the one requested by name or quality; empty if it has none. */
function askedModel({ capabilities: { models = [] } }: ImageProvider, order: PictureOrder): string {
  const named = models.find(({ name }) => name === order.model)
  return (named ?? models.find(({ qualities }) => qualities.includes(order.quality)))?.name ?? ''
}
