import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import type { Quota, TakeTurn } from '../quota.ts'

export type RateLimit = Pick<Quota, 'name' | 'burst' | 'windowSeconds'>

export type RateLimiter = { readonly take: TakeTurn }

const MAX_CALLERS = 50_000

/**
 * A token bucket for each caller, in this process. It stops runaway scripts and is far above what a person with many tabs does; the daily
 * allowance, which is exact, limits pictures.
 */
export function createRateLimiter(limit: RateLimit, clock: Clock): RateLimiter {
  const { name, burst, windowSeconds } = limit
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    take(caller, tell) {
      const now = clock.now().getTime()
      const bucket = buckets.get(caller) ?? { tokens: burst, at: now }
      const earned = ((Math.max(0, now - bucket.at) / 1000) * burst) / windowSeconds
      const tokens = Math.min(burst, bucket.tokens + earned)
      const isRefused = tokens < 1
      // A refused caller keeps earning tokens, or the announced wait would be too short.
      const left = isRefused ? tokens : tokens - 1
      // Re-inserted, so that the first entry is always the longest silent.
      buckets.delete(caller)
      buckets.set(caller, { tokens: left, at: now })
      if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value ?? caller)
      const remaining = Math.floor(left)
      const refillSeconds = Math.ceil(((remaining + 1 - left) * windowSeconds) / burst)
      tell({ name, burst, windowSeconds, remaining, refillSeconds })
      if (isRefused) throw new AppError('rate_limit', { retryAfter: refillSeconds })
    },
  }
}
