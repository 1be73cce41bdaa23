import type { Tier } from '@easel/contract/limits'
import { PLANS } from '@easel/contract/plans'

/** The plan an account tier is sold as. */
export function planName(tier: Tier): string {
  return PLANS.find((plan) => plan.tier === tier)?.name ?? tier
}
