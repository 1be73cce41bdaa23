import { abortFailure, pause, RESUMES_LATER } from '../abort.ts'
import type { FailureKind, ImageFailure } from '../image-provider.ts'

/** Failures of one look that the next look may not have. */
const PASSING: readonly FailureKind[] = ['network', 'server', 'timeout', 'rate_limit', 'bad_response']
/** Looks that may fail one after the other. */
const MAX_MISSES = 4
const LONGEST_PAUSE_MS = 10_000
/** How many times `pollMs` a look may come after the last. */
const MAX_SLOWDOWN = 4

/**
 * Looks at a job until `isFinished`. Whatever ends the looking early gives the job up, and says so by calling `giveUp`; who comes back for
 * it later leaves it.
 */
export async function follow<State>(
  begun: State,
  deps: {
    readonly look: () => Promise<{ readonly ok: true; readonly state: State } | ImageFailure>
    readonly isFinished: (state: State) => boolean
    readonly onState: (state: State) => void
    readonly giveUp: (signal: AbortSignal) => void
    /** Milliseconds between two looks, half of it at first. */
    readonly pollMs: number
  },
  signal: AbortSignal,
): Promise<{ readonly ok: true; readonly state: State } | ImageFailure> {
  const { look, isFinished, onState, giveUp, pollMs } = deps
  let state = begun
  let misses = 0
  const beganAt = performance.now()
  // A quick job is looked at often, and a long one no longer than a tenth too late.
  const nextLook = () =>
    Math.min(MAX_SLOWDOWN * pollMs, Math.max(pollMs / 2, (performance.now() - beganAt) / 10))
  let waitMs = nextLook()
  const leave = (failed: ImageFailure): ImageFailure => {
    if (signal.reason !== RESUMES_LATER) giveUp(AbortSignal.timeout(LONGEST_PAUSE_MS))
    return failed
  }
  while (!isFinished(state)) {
    onState(state)
    await pause(waitMs, signal)
    if (signal.aborted) return leave(abortFailure(signal))
    const next = await look()
    if (signal.aborted) return leave(abortFailure(signal))
    if (next.ok) {
      state = next.state
      misses = 0
      waitMs = nextLook()
      continue
    }
    misses += 1
    if (!PASSING.includes(next.kind) || misses >= MAX_MISSES) return leave(next)
    const asked = (next.retryAfterSeconds ?? 0) * 1_000
    waitMs = Math.min(LONGEST_PAUSE_MS, Math.max(asked, pollMs * 2 ** misses))
  }
  return { ok: true, state }
}
