import { ERRORS, type ErrorCode } from '@easel/contract/errors'
import type { Quality } from '@easel/contract/pictures'
import type {
  ImageFailure,
  ImageOutcome,
  ImageProgress,
  ImageProvider,
  ImageRequest,
  ImageSuccess,
} from '@easel/providers/image-provider'
import { AppError } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/logger.ts'
import { FAILURE_CODES } from './failure-code.ts'
import { mayFallBack } from './may-fall-back.ts'
import { findPictureFault } from './picture-check.ts'
import { FORM_FUNCTION, type ImageFunction, type ProviderTable, TIME_LIMITS } from './provider-table.ts'

export type PictureOrder = ImageRequest & { readonly quality: Quality; readonly seed: number }

export type DrawnOrder =
  | { readonly ok: true; readonly picture: ImageSuccess }
  | {
      readonly ok: false
      readonly provider: string
      readonly code: ErrorCode
      /** For people. */
      readonly message: string
      /** The same order may be given once more at once: nothing was spent and nothing asks to wait. */
      readonly mayRetry: boolean
      /** How long the provider asked to wait, in seconds; only with `rate_limit`, and only if it said. */
      readonly retryAfterSeconds?: number
    }

type DrawCall = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ImageProgress) => void
}

/** Draws pictures by whoever is set up for it; the rest of the product does not know who that is. */
export type Imaging = {
  /** Throws `nsfw_content` for a prompt that anybody who might draw it refuses, before anything is spent on it. */
  readonly review: (
    fn: ImageFunction,
    quality: Quality,
    text: { prompt: string; negativePrompt: string },
  ) => Promise<void>
  /** Never rejects, and ends within the quality's time limit whatever the provider does. */
  readonly draw: (fn: ImageFunction, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder>
  /** Who draws the form's pictures. */
  readonly formProvider: { readonly id: string; readonly label: string }
  /** Lets whoever draws get ready; nothing waits for it. */
  readonly warmUp: () => void
  readonly close: () => Promise<void>
}

export function createImaging(deps: {
  readonly providers: readonly ImageProvider[]
  readonly logger: Pick<Logger, 'warn'>
  readonly table: ProviderTable
  /** Milliseconds; the product's own unless a test says otherwise. */
  readonly timeLimits?: Readonly<Record<Quality, number>>
}): Imaging {
  const { providers, logger, table, timeLimits = TIME_LIMITS } = deps

  /** Who draws, and who steps in, in order. */
  function chainOf(fn: ImageFunction, quality: Quality): readonly ImageProvider[] {
    return table[fn][quality].map((id) => {
      const provider = providers.find((candidate) => candidate.id === id)
      if (!provider) throw new Error(`no provider "${id}" is set up`)
      return provider
    })
  }
  for (const fn of Object.keys(table) as ImageFunction[])
    for (const quality of Object.keys(table[fn]) as Quality[]) chainOf(fn, quality)

  async function drawBy(
    provider: ImageProvider,
    order: PictureOrder,
    call: DrawCall,
    timeLimit: number,
  ): Promise<ImageOutcome> {
    const outcome = await drawWithin(provider, order, call, timeLimit)
    const result = outcome.ok ? ((await judge(outcome, order)) ?? outcome) : outcome
    if (!result.ok && result.kind !== 'cancelled')
      logger.warn(
        { provider: provider.id, kind: result.kind, detail: result.detail },
        'a picture was not made',
      )
    return result
  }

  const [formProvider] = chainOf(FORM_FUNCTION, 'standard')
  if (!formProvider) throw new Error('nobody draws for the form')
  return {
    formProvider: { id: formProvider.id, label: formProvider.label },

    review: async (fn, quality, text) => {
      for (const provider of chainOf(fn, quality)) {
        const refused = await provider.review(text)
        if (refused) throw new AppError(FAILURE_CODES[refused.kind])
      }
    },

    draw: async (fn, order, call) => {
      const endsAt = performance.now() + timeLimits[order.quality]
      let last: { provider: string; failure: ImageFailure } = {
        provider: 'none',
        failure: unusable('nobody draws'),
      }
      for (const provider of chainOf(fn, order.quality)) {
        const result = await drawBy(provider, order, call, Math.max(0, Math.ceil(endsAt - performance.now())))
        if (result.ok) return { ok: true, picture: result }
        last = { provider: provider.id, failure: result }
        if (!mayFallBack(result)) break
      }
      const { provider, failure } = last
      const code = FAILURE_CODES[failure.kind]
      // Whoever asks to wait is not asked again at once, even if it does not say how long.
      const mayRetry = failure.retryable && failure.kind !== 'rate_limit'
      const { retryAfterSeconds } = failure
      return {
        ok: false,
        provider,
        code,
        message: ERRORS[code].message,
        mayRetry,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      }
    },

    warmUp: () => {
      for (const provider of providers) void provider.warmUp?.()
    },

    close: async () => {
      await Promise.all(providers.map((provider) => provider.close()))
    },
  }
}

/** A provider may hang without hearing the abort, or break its promise not to reject: neither may hold the task. */
async function drawWithin(
  provider: ImageProvider,
  order: PictureOrder,
  call: DrawCall,
  timeLimit: number,
): Promise<ImageOutcome> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeLimit)])
  const grace = Promise.withResolvers<ImageOutcome>()
  const giveUp = () => setTimeout(() => grace.resolve(abandoned(call.signal)), 1_000).unref()
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    return await Promise.race([
      provider.generate(order, { signal, onProgress: call.onProgress }),
      grace.promise,
    ])
  } catch (error) {
    return unusable(`the provider threw ${error instanceof Error ? error.name : typeof error}`)
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

async function judge(outcome: ImageSuccess, order: PictureOrder): Promise<ImageFailure | undefined> {
  if (outcome.nsfw)
    return { ok: false, kind: 'nsfw', retryable: false, detail: 'the provider judged its picture unsafe' }
  const fault = await findPictureFault(outcome.image, order)
  return fault === undefined ? undefined : unusable(`the answer is not the picture asked for: ${fault}`)
}

function abandoned(caller: AbortSignal): ImageFailure {
  const kind = caller.aborted ? 'cancelled' : 'timeout'
  return { ok: false, kind, retryable: false, detail: 'the provider did not stop when told to' }
}

function unusable(detail: string): ImageFailure {
  return { ok: false, kind: 'bad_response', retryable: false, detail }
}
