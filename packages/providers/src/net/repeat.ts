import { pause } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'

const MAX_REPEATS = 2
/** A longer retry-after is reported instead of waited for. */
const LONGEST_WAIT_SECONDS = 5
const FIRST_PAUSE_MS = 200

/**
 * Tries a call up to two times more, as long as its failure is one that `isWorthIt` and waits are short. Pauses grow, and are spread by
 * chance so that many callers do not come back at once; a wait that the vendor names is kept.
 */
export async function repeat<Success extends { readonly ok: true }>(
  attempt: () => Promise<Success | ImageFailure>,
  isWorthIt: (failure: ImageFailure) => boolean,
  signal: AbortSignal,
): Promise<Success | ImageFailure> {
  for (let repeats = 0; ; repeats += 1) {
    const result = await attempt()
    if (result.ok || repeats >= MAX_REPEATS || signal.aborted || !isWorthIt(result)) return result
    const { retryAfterSeconds = 0 } = result
    if (retryAfterSeconds > LONGEST_WAIT_SECONDS) return result
    const growing = FIRST_PAUSE_MS * 2 ** repeats * (0.5 + Math.random())
    await pause(retryAfterSeconds * 1_000 + growing, signal)
    if (signal.aborted) return result
  }
}

/** For calls that only read: what a passing fault stopped may go well the next time, and costs nothing. */
export function hasPassed({ kind }: ImageFailure): boolean {
  return kind === 'network' || kind === 'server' || kind === 'rate_limit'
}

/**
 * For calls that make a picture: a vendor that refuses and names a short wait has begun nothing. Everything else may have begun, and what
 * may have begun is not sent again.
 */
export function wasAskedToWait({ kind, started, retryAfterSeconds }: ImageFailure): boolean {
  return kind === 'rate_limit' && started === false && retryAfterSeconds !== undefined
}
