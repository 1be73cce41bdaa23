import { TIERS, type Tier } from '@easel/contract/limits'
import type { ProviderSubscription, SubscriptionStatus } from './payments.ts'

/**
 * Whether a subscription in this state gives its tier. `past_due`: a payment failed and is tried again, so the plan goes on meanwhile;
 * what the provider then makes of it is `unpaid` or `canceled`, which give nothing. `incomplete`: the first payment is not through.
 */
const GIVES_TIER: Readonly<Record<SubscriptionStatus, boolean>> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: false,
  canceled: false,
  incomplete: false,
  incomplete_expired: false,
  paused: false,
}

/** Price id of each tier that is sold. */
export type Prices = { readonly pro: string; readonly premium: string }

export type SubscriptionState = {
  readonly status: SubscriptionStatus
  /** What it gives now; free when it gives nothing. */
  readonly tier: Tier
  readonly currentPeriodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
}

/** Of several subscriptions the one that gives most counts, then the newest; undefined when there never was one. */
export function stateOf(
  subscriptions: readonly ProviderSubscription[],
  prices: Prices,
): SubscriptionState | undefined {
  const [best] = subscriptions
    .map((subscription) => ({ subscription, tier: tierOf(subscription, prices) }))
    .sort(
      (left, right) =>
        TIERS.indexOf(right.tier) - TIERS.indexOf(left.tier) ||
        right.subscription.createdAt.getTime() - left.subscription.createdAt.getTime(),
    )
  if (!best) return undefined
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = best.subscription
  return { status, tier: best.tier, currentPeriodEnd, cancelAtPeriodEnd }
}

/** A price that is not ours gives nothing. */
function tierOf({ status, priceIds }: ProviderSubscription, prices: Prices): Tier {
  if (!GIVES_TIER[status]) return 'free'
  if (priceIds.includes(prices.premium)) return 'premium'
  return priceIds.includes(prices.pro) ? 'pro' : 'free'
}

/** A paid plan never gives less than the installation's default. */
export function higherTier(left: Tier, right: Tier): Tier {
  return TIERS.indexOf(left) > TIERS.indexOf(right) ? left : right
}
