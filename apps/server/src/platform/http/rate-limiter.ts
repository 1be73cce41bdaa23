import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'

export type RateLimit = {
  /** Requests that may come at once. */
  readonly burst: number
  /** Requests a second in the long run. */
  readonly perSecond: number
}

export type RateLimiter = {
  /** Throws `rate_limit`, with how long to wait, when the caller has used up its share. */
  readonly take: (caller: string) => void
}

const MAX_CALLERS = 50_000

/**
 * A bucket of tokens for each caller, in this process: a guard against runaway scripts, far above what a person with many tabs does. The
 * daily allowance is what limits pictures, and it is exact.
 */
export function createRateLimiter(limit: RateLimit, clock: Clock): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    take(caller) {
      const now = clock.now().getTime()
      const bucket = buckets.get(caller) ?? { tokens: limit.burst, at: now }
      const earned = (Math.max(0, now - bucket.at) / 1000) * limit.perSecond
      const tokens = Math.min(limit.burst, bucket.tokens + earned)
      // Taken out and put back, so that the first entry is always the one that was silent longest.
      buckets.delete(caller)
      buckets.set(caller, { tokens: Math.max(0, tokens - 1), at: now })
      if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value ?? caller)
      if (tokens >= 1) return
      const retryAfter = Math.ceil((1 - tokens) / limit.perSecond)
      throw new AppError('rate_limit', { retryAfter })
    },
  }
}
