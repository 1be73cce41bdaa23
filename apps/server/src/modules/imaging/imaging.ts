import { QUALITIES, type Quality } from '@easel/contract/pictures'
import type { ImageFailure, ImageProvider } from '@easel/providers/image-provider'
import { AppError } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CircuitState } from './circuit-breaker.ts'
import type { ContentPolicy } from './content-policy.ts'
import { unusable } from './draw-within.ts'
import { type DrawnOrder, failed, type PictureOrder } from './drawn-order.ts'
import { FAILURE_CODES } from './failure-code.ts'
import { type FormProvider, formProviderOf } from './form-provider.ts'
import { mayFallBack } from './may-fall-back.ts'
import { type Prices, readPrices } from './prices.ts'
import type { ProviderRecords } from './provider-records.ts'
import {
  FORM_FUNCTION,
  type ImageFunction,
  type ProviderTable,
  productTimeLimits,
  type TimeLimits,
} from './provider-table.ts'
import { createProviderTurns, type DrawCall } from './provider-turn.ts'
import type { Spending } from './spending.ts'

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
  readonly spending?: Pick<Spending, 'hold' | 'settle' | 'renew' | 'settleLost'>
  readonly records?: Pick<ProviderRecords, 'note'>
  /** Milliseconds that never go back. */
  readonly now?: () => number
}

const OWN_SERVER_MS = 300_000

export function createImaging(deps: ImagingDeps): Imaging {
  const { providers, table, policy } = deps
  const { timeLimits = productTimeLimits(OWN_SERVER_MS), now = () => performance.now() } = deps
  const prices = deps.prices ?? readPrices(undefined, [])
  const { take, circuitOf } = createProviderTurns({ ...deps, prices, now })

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

  async function drawOrResume(
    chain: readonly ImageProvider[],
    order: PictureOrder,
    call: DrawCall,
  ): Promise<DrawnOrder> {
    const { resume } = call
    if (!resume) return drawByChain(chain, order, call)
    const provider = providers.find(({ id }) => id === resume.provider)
    // Nobody can tell whether the vendor has charged for what its answer was lost of: nothing is drawn a second time.
    if (resume.job === undefined || !provider) {
      await deps.spending?.settleLost(resume.hold).catch((error: unknown) => {
        deps.logger.warn(
          { err: error, provider: resume.provider },
          'what a lost call may cost was not booked',
        )
      })
      return failed(resume.provider, unusable('its answer was lost'))
    }
    return drawByChain([provider], order, call)
  }

  const formChain = (quality: Quality) => chainOf(FORM_FUNCTION, quality)
  return {
    formProvider: formProviderOf(formChain, prices),
    redrawer: providers.flatMap(({ id, capabilities: { redraws } }) =>
      redraws === undefined ? [] : [{ id, version: redraws }],
    )[0],
    longestMs: Math.max(
      ...QUALITIES.flatMap(({ id: quality }) => formChain(quality).map(({ id }) => timeLimits(id, quality))),
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
