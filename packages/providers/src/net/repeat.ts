import { pause } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'

const MAX_REPEATS = 2
/** A longer retry-after is reported instead of awaited. */
const LONGEST_WAIT_SECONDS = 5
const FIRST_PAUSE_MS = 200

/** Retries a call up to twice while `isWorthIt` says so and waits are short. Pauses grow with jitter; a vendor's retry-after is followed. */
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

/** For calls that only read: temporary failures may be retried for free. */
export function hasPassed({ kind }: ImageFailure): boolean {
  return kind === 'network' || kind === 'server' || kind === 'rate_limit'
}

/** For calls that create a picture: only a refusal with a short retry-after is certain to have started nothing. Everything else is not retried. */
export function wasAskedToWait({ kind, started, retryAfterSeconds }: ImageFailure): boolean {
  return kind === 'rate_limit' && started === false && retryAfterSeconds !== undefined
}
