import type { EventPayload } from '@easel/contract/events'
import { TIMING } from '@easel/contract/limits'
import { type DailyLimits, getLimits } from '@easel/contract/usage'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { BILLING_KEY } from './billing.queries.ts'

export const LIMITS_KEY = ['limits'] as const

export function limitsQuery() {
  return queryOptions({
    queryKey: LIMITS_KEY,
    queryFn: ({ signal }) => client.data.call(getLimits, {}, { signal }),
    refetchInterval: TIMING.limitsPoll,
  })
}

export function applyLimitsChanged(cache: QueryClient, { limits }: EventPayload<'limits.changed'>): void {
  const before = cache.getQueryData<DailyLimits>(LIMITS_KEY)
  cache.setQueryData<DailyLimits>(LIMITS_KEY, limits)
  // A tier change also changes the subscription's state.
  if (before && before.subscription_tier !== limits.subscription_tier)
    void cache.invalidateQueries({ queryKey: BILLING_KEY })
}

/** Refetches the allowance half a second after a picture was counted. */
export function recheckLimits(cache: QueryClient) {
  setTimeout(() => void cache.invalidateQueries({ queryKey: LIMITS_KEY }), TIMING.limitsRecheck)
}

export type Allowance =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly limits: DailyLimits; readonly remaining: number }
  /** The check failed: nothing can be generated. */
  | { readonly status: 'failed'; readonly remaining: 0 }

/** The user's allowance; unknown while signed out or loading. */
export function useAllowance(): Allowance {
  const userId = useUserId()
  const query = useQuery({ ...limitsQuery(), enabled: userId !== null })
  if (userId === null) return { status: 'unknown' }
  // Unknown while a failed check is repeated.
  if (query.isError || (!query.data && query.errorUpdateCount > 0)) return { status: 'failed', remaining: 0 }
  if (!query.data) return { status: 'unknown' }
  return { status: 'known', limits: query.data, remaining: query.data.remaining }
}
