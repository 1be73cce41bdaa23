import { TIERS, type Tier } from '@easel/contract/limits'
import type { ProviderSubscription, SubscriptionStatus } from './payments.ts'

/**
 * Whether a subscription in this state grants its tier. `past_due`: a payment failed and is being retried, so the plan continues; afterwards it
 * becomes `unpaid` or `canceled`, which grant nothing. `incomplete`: the first payment is not done.
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

/** Price id of each tier on sale. */
export type Prices = { readonly pro: string; readonly premium: string }

export type SubscriptionState = {
  readonly status: SubscriptionStatus
  /** The tier it grants now; free if none. */
  readonly tier: Tier
  readonly currentPeriodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
}

/** Of several subscriptions, the one that grants most, then the newest; undefined if there never was one. */
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

/** An unknown price grants nothing. */
function tierOf({ status, priceIds }: ProviderSubscription, prices: Prices): Tier {
  if (!GIVES_TIER[status]) return 'free'
  if (priceIds.includes(prices.premium)) return 'premium'
  return priceIds.includes(prices.pro) ? 'pro' : 'free'
}

/** A paid plan never grants less than the installation's default. */
export function higherTier(left: Tier, right: Tier): Tier {
  return TIERS.indexOf(left) > TIERS.indexOf(right) ? left : right
}
