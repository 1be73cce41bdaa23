import { abortFailure, pause } from '../abort.ts'
import type { HostedModel } from './models.ts'
import { isEnded } from './prediction.ts'
import type { PredictionAnswer, ReplicateApi } from './replicate-api.ts'

/** How long the answer of a call is awaited whose caller has gone, to learn what is to be cancelled. */
const LATE_MS = 10_000

/**
 * Makes the prediction, once. When the caller goes away meanwhile, the call is not cut off but awaited in the background: only its answer
 * tells which prediction to cancel, and one that nobody cancels costs as much as a finished one.
 */
export async function startPrediction(
  deps: {
    readonly api: ReplicateApi
    readonly leave: (work: Promise<void>) => void
    /** Ends everything, the background too. */
    readonly closed: AbortSignal
  },
  order: {
    readonly model: HostedModel
    readonly input: Readonly<Record<string, unknown>>
    readonly cancelAfterMinutes: number
  },
  signal: AbortSignal,
): Promise<PredictionAnswer> {
  const { api, leave, closed } = deps
  if (signal.aborted) return { ...abortFailure(signal), retryable: false, started: false }
  const late = new AbortController()
  const creating = api.create(order.model, order.input, {
    cancelAfterMinutes: order.cancelAfterMinutes,
    signal: AbortSignal.any([late.signal, closed]),
  })
  const gone = Promise.withResolvers<undefined>()
  const goAway = () => gone.resolve(undefined)
  signal.addEventListener('abort', goAway, { once: true })
  const answer = await Promise.race([creating, gone.promise])
  signal.removeEventListener('abort', goAway)
  if (answer) return answer

  leave(
    (async () => {
      const answered = new AbortController()
      void pause(LATE_MS, AbortSignal.any([answered.signal, closed])).then(() => late.abort())
      const created = await creating
      answered.abort()
      if (created.ok && !isEnded(created.prediction)) await api.cancel(created.prediction.id, closed)
    })(),
  )
  return { ...abortFailure(signal), retryable: false }
}
