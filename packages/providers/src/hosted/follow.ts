import { abortFailure, pause, RESUMES_LATER } from '../abort.ts'
import type { FailureKind, ImageFailure } from '../image-provider.ts'

/** Failures that the next poll may not have. */
const PASSING: readonly FailureKind[] = ['network', 'server', 'timeout', 'rate_limit', 'bad_response']
/** Max consecutive failed polls. */
const MAX_MISSES = 4
const LONGEST_PAUSE_MS = 10_000
/** Max wait between polls, as a multiple of `pollMs`. */
const MAX_SLOWDOWN = 4

/** Polls a job until `isFinished`. If polling ends early, `giveUp` abandons the job, unless the caller will resume it. */
export async function follow<State>(
  begun: State,
  deps: {
    readonly look: () => Promise<{ readonly ok: true; readonly state: State } | ImageFailure>
    readonly isFinished: (state: State) => boolean
    readonly onState: (state: State) => void
    readonly giveUp: (signal: AbortSignal) => void
    /** Milliseconds between polls, starting at half of it. */
    readonly pollMs: number
  },
  signal: AbortSignal,
): Promise<{ readonly ok: true; readonly state: State } | ImageFailure> {
  const { look, isFinished, onState, giveUp, pollMs } = deps
  let state = begun
  let misses = 0
  const beganAt = performance.now()
  // Polls quick jobs often, and long ones with at most a tenth of delay.
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
