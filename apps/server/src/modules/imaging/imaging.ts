import type { Quality } from '@easel/contract/pictures'
import type {
  ImageFailure,
  ImageOutcome,
  ImageProgress,
  ImageProvider,
} from '@easel/providers/image-provider'
import { AppError } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/logger.ts'
import { type CircuitBreaker, type CircuitState, createCircuitBreaker } from './circuit-breaker.ts'
import type { ContentPolicy } from './content-policy.ts'
import { drawWithin, unusable } from './draw-within.ts'
import { type DrawnOrder, failed, type PictureOrder } from './drawn-order.ts'
import { FAILURE_CODES } from './failure-code.ts'
import { type FormProvider, formProviderOf } from './form-provider.ts'
import { mayFallBack } from './may-fall-back.ts'
import { type Prices, readPrices } from './prices.ts'
import type { ProviderRecords } from './provider-records.ts'
import {
  FORM_FUNCTION,
  type ImageFunction,
  isFree,
  type ProviderTable,
  productTimeLimits,
  type TimeLimits,
} from './provider-table.ts'
import type { Spending } from './spending.ts'

/** What has to be remembered of a paid picture under way, so that nobody pays for it twice. */
export type VendorJob = {
  readonly provider: string
  /** Of the operator's books. */
  readonly hold: string
  /** The vendor's own name of the job; absent until it has accepted one, and where it has no such thing. */
  readonly job?: string
}

type DrawCall = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ImageProgress) => void
  /** Called before a provider that charges is asked, and when it has accepted a job; what follows waits for it. Rejecting stops the picture. */
  readonly onJob?: (job: VendorJob) => Promise<void>
  /** What an earlier run of the same order has left: that job is waited for, and no other is begun. */
  readonly resume?: VendorJob
  /** Asks a provider that is left alone too: an operator wants to know how it does now. */
  readonly isTest?: boolean
}

/** How a provider is doing in this process. */
export type ProviderState = { readonly provider: ImageProvider; readonly circuit: CircuitState }

/** Draws pictures by whoever is set up for it; the rest of the product does not know who that is. */
export type Imaging = {
  /** Throws `nsfw_content` for a prompt that the content policy refuses, before anything is spent on it. */
  readonly review: (
    fn: ImageFunction,
    quality: Quality,
    text: { prompt: string; negativePrompt: string },
  ) => Promise<void>
  /** Never rejects but for `onJob`, and ends within the providers' time limits whatever they do. */
  readonly draw: (fn: ImageFunction, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder>
  /** Who draws the form's pictures, and what it honours. */
  readonly formProvider: FormProvider
  /** Who draws the same picture again from its settings, also larger or cut out, and by which version. */
  readonly redrawer: { readonly id: string; readonly version: string } | undefined
  /** Who draws what a mask marks of a picture: the first of a function's providers that can; undefined where none does. */
  readonly repainter: (fn: ImageFunction, quality: Quality) => Pick<ImageProvider, 'id' | 'label'> | undefined
  /** The same as `draw` for an order with a mask, by those providers alone. */
  readonly repaint: (fn: ImageFunction, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder>
  /** Milliseconds that a picture of the form may take. */
  readonly longestMs: number
  readonly states: () => readonly ProviderState[]
  /** Draws by one provider alone, not in its chain's stead. */
  readonly drawBy: (id: string, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder | undefined>
  /** Lets whoever draws get ready; nothing waits for it. */
  readonly warmUp: () => void
  readonly close: () => Promise<void>
}

export type ImagingDeps = {
  readonly providers: readonly ImageProvider[]
  readonly logger: Pick<Logger, 'warn'>
  readonly table: ProviderTable
  readonly policy: ContentPolicy
  readonly timeLimits?: TimeLimits
  readonly prices?: Prices
  /** The operator's books; without them nothing is counted. */
  readonly spending?: Pick<Spending, 'hold' | 'settle'>
  readonly records?: Pick<ProviderRecords, 'note'>
  /** Milliseconds that never go back. */
  readonly now?: () => number
}

const OWN_SERVER_MS = 300_000

/** How one provider's turn went. */
type Turn = {
  readonly outcome: ImageOutcome
  readonly costUsd: number | null
  /** The operator's cap left no room, and nobody was asked: whoever draws for less may. */
  readonly isCapped?: true
}

export function createImaging(deps: ImagingDeps): Imaging {
  const { providers, logger, table, policy, spending, records } = deps
  const { timeLimits = productTimeLimits(OWN_SERVER_MS), now = () => performance.now() } = deps
  const prices = deps.prices ?? readPrices(undefined, [])
  const breakers = new Map<string, CircuitBreaker>(
    // Whatever fails on this machine itself is not mended by leaving it alone.
    providers.filter(({ id }) => id !== 'built-in').map(({ id }) => [id, createCircuitBreaker(now)]),
  )
  const circuitOf = (id: string): CircuitState => breakers.get(id)?.state() ?? 'closed'

  function find(id: string): ImageProvider {
    const provider = providers.find((candidate) => candidate.id === id)
    if (!provider) throw new Error(`no provider "${id}" is set up`)
    return provider
  }

  /** Who draws, and who steps in, in order. */
  function chainOf(fn: ImageFunction, quality: Quality): readonly ImageProvider[] {
    return table[fn][quality].map(find)
  }
  for (const fn of Object.keys(table) as ImageFunction[])
    for (const quality of Object.keys(table[fn]) as Quality[]) chainOf(fn, quality)

  /** One provider's turn: held, drawn, settled, noted. */
  async function take(
    provider: ImageProvider,
    order: PictureOrder,
    call: DrawCall,
    timeLimit: number,
  ): Promise<Turn> {
    const { resume, onJob, isTest = false } = call
    const { id } = provider
    if (!resume && !isTest && breakers.get(id)?.mayAsk() === false)
      return { outcome: unbegun('network', 'it has failed again and again and is left alone'), costUsd: null }
    const estimate = prices.before(provider, order)
    const hold = resume?.hold ?? (await spending?.hold(estimate)) ?? (spending ? undefined : '')
    if (hold === undefined) {
      breakers.get(id)?.note(unbegun('cancelled', ''))
      return {
        outcome: unbegun('credits', 'the spend cap of the day is reached'),
        costUsd: null,
        isCapped: true,
      }
    }
    const isPaid = !isFree(id) && estimate !== 0
    if (isPaid && !resume)
      try {
        await onJob?.({ provider: id, hold })
      } catch (error) {
        breakers.get(id)?.note(unbegun('cancelled', ''))
        await spending?.settle(hold, 0)
        throw error
      }
    const startedAt = now()
    const outcome = await drawWithin(
      provider,
      order,
      {
        signal: call.signal,
        onProgress: call.onProgress,
        ...(onJob ? { onJob: (job: string) => onJob({ provider: id, hold, job }) } : {}),
        ...(resume?.job === undefined ? {} : { resume: resume.job }),
      },
      timeLimit,
    )
    breakers.get(id)?.note(outcome)
    const costUsd = outcome.ok ? prices.after(provider, outcome, order) : null
    // What the vendor may have begun may be on its bill.
    const spent = outcome.ok ? costUsd : isUnspent(outcome) ? 0 : estimate
    await spending?.settle(hold, spent ?? 0).catch((error: unknown) => {
      logger.warn({ err: error, provider: id }, 'what a picture cost was not booked')
    })
    records?.note({
      provider: id,
      outcome,
      ms: now() - startedAt,
      costUsd: spent ?? 0,
      circuit: circuitOf(id),
    })
    if (!outcome.ok && outcome.kind !== 'cancelled')
      logger.warn({ provider: id, kind: outcome.kind, detail: outcome.detail }, 'a picture was not made')
    return { outcome, costUsd }
  }

  async function drawByChain(
    chain: readonly ImageProvider[],
    order: PictureOrder,
    call: DrawCall,
  ): Promise<DrawnOrder> {
    const limits = chain.map(({ id }) => timeLimits(id, order.quality))
    const endsAt = now() + Math.max(...limits)
    let last: { provider: string; failure: ImageFailure } = {
      provider: 'none',
      failure: unusable('nobody draws'),
    }
    for (const [index, provider] of chain.entries()) {
      const left = Math.max(0, Math.ceil(endsAt - now()))
      const { outcome, costUsd, isCapped } = await take(
        provider,
        order,
        call,
        Math.min(left, limits[index] ?? 0),
      )
      if (outcome.ok)
        return {
          ok: true,
          picture: outcome,
          costUsd,
          ...(index === 0 || !chain[0] ? {} : { insteadOf: chain[0].id }),
        }
      last = { provider: provider.id, failure: outcome }
      if (!isCapped && !mayFallBack(outcome)) break
    }
    return failed(last.provider, last.failure)
  }

  const repainters = (fn: ImageFunction, quality: Quality) =>
    chainOf(fn, quality).filter(({ capabilities }) => capabilities.repaints)

  function drawOrResume(
    chain: readonly ImageProvider[],
    order: PictureOrder,
    call: DrawCall,
  ): Promise<DrawnOrder> | DrawnOrder {
    const { resume } = call
    if (!resume) return drawByChain(chain, order, call)
    const provider = providers.find(({ id }) => id === resume.provider)
    // Nobody can tell whether the vendor has charged for what its answer was lost of: nothing is drawn a second time.
    if (resume.job === undefined || !provider) return failed(resume.provider, unusable('its answer was lost'))
    return drawByChain([provider], order, call)
  }

  const formChain = (quality: Quality) => chainOf(FORM_FUNCTION, quality)
  return {
    formProvider: formProviderOf(formChain, prices),
    redrawer: providers.flatMap(({ id, capabilities: { redraws } }) =>
      redraws === undefined ? [] : [{ id, version: redraws }],
    )[0],
    longestMs: Math.max(
      ...(['standard', 'high', 'ultra'] as const).flatMap((quality) =>
        formChain(quality).map(({ id }) => timeLimits(id, quality)),
      ),
    ),
    states: () => providers.map((provider) => ({ provider, circuit: circuitOf(provider.id) })),

    review: async (fn, quality, text) => {
      if (policy.refuses(text)) throw new AppError('nsfw_content')
      for (const provider of chainOf(fn, quality)) {
        const refused = await provider.review(text)
        if (refused) throw new AppError(FAILURE_CODES[refused.kind])
      }
    },

    draw: async (fn, order, call) => drawOrResume(chainOf(fn, order.quality), order, call),
    repainter: (fn, quality) => repainters(fn, quality)[0],
    repaint: async (fn, order, call) => drawOrResume(repainters(fn, order.quality), order, call),

    drawBy: async (id, order, call) => {
      const provider = providers.find((candidate) => candidate.id === id)
      return provider && drawByChain([provider], order, call)
    },

    warmUp: () => {
      for (const provider of providers) void provider.warmUp?.()
    },

    close: async () => {
      await Promise.all(providers.map((provider) => provider.close()))
    },
  }
}

/** A failure before anybody was asked. */
export function unbegun(kind: ImageFailure['kind'], detail: string): ImageFailure {
  return { ok: false, kind, retryable: false, started: false, detail }
}

/** Whether it is certain that the vendor charges nothing for a call that failed so. */
export function isUnspent({ kind, started }: ImageFailure): boolean {
  return started === false || ['rate_limit', 'credits', 'auth', 'unsupported'].includes(kind)
}
