import { abortFailure, pause } from '../abort.ts'
import type { FailureKind, ImageFailure } from '../image-provider.ts'
import { isFinished, type Prediction, progressOf } from './prediction.ts'
import type { PredictionAnswer, ReplicateApi } from './replicate-api.ts'

/** Failures of one look that the next look may not have. */
const PASSING: readonly FailureKind[] = ['network', 'server', 'timeout', 'rate_limit', 'bad_response']
/** Looks that may fail one after the other. */
const MOST_MISSES = 4
const LONGEST_PAUSE_MS = 10_000

/** Looks at a prediction until it is finished, and tells how far it is. Whatever ends the looking early cancels the prediction. */
export async function followPrediction(
  deps: {
    readonly api: ReplicateApi
    readonly leave: (work: Promise<void>) => void
    readonly pollMs: number
  },
  begun: Prediction,
  report: (percent: number) => void,
  signal: AbortSignal,
): Promise<PredictionAnswer> {
  const { api, leave, pollMs } = deps
  let prediction = begun
  let misses = 0
  let waitMs = pollMs

  function giveUp(failure: ImageFailure): ImageFailure {
    leave(api.cancel(begun.id, AbortSignal.timeout(LONGEST_PAUSE_MS)))
    return failure
  }

  while (!isFinished(prediction)) {
    // The last percent is the file's.
    report(Math.min(99, progressOf(prediction) ?? 0))
    await pause(waitMs, signal)
    if (signal.aborted) return giveUp(abortFailure(signal))
    const next = await api.get(begun.id, signal)
    if (signal.aborted) return giveUp(abortFailure(signal))
    if (next.ok) {
      prediction = next.prediction
      misses = 0
      waitMs = pollMs
      continue
    }
    misses += 1
    if (!PASSING.includes(next.kind) || misses >= MOST_MISSES) return giveUp(next)
    const asked = (next.retryAfterSeconds ?? 0) * 1_000
    waitMs = Math.min(LONGEST_PAUSE_MS, Math.max(asked, pollMs * 2 ** misses))
  }
  return { ok: true, prediction }
}
