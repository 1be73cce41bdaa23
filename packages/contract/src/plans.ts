import type { Tier } from './limits.ts'

/** A plan as sold on the landing page; `tier` is the account tier it grants (see DAILY_GENERATIONS). */
export type Plan = {
  /** Heading of its card. */
  readonly name: string
  readonly tier: Tier
  /** US dollars, as displayed: `$9.99`. */
  readonly price: string
  /** Billing period, after the price. */
  readonly period: string
  /** Features, one line each. */
  readonly features: readonly string[]
  /** Label of its button. */
  readonly cta: string
  /** Whether it is recommended. */
  readonly popular: boolean
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Free',
    tier: 'free',
    price: '$0',
    period: 'per month',
    features: ['5 generations per day', 'Basic styles', 'Community gallery'],
    cta: 'Get Started',
    popular: false,
  },
  {
    name: 'Creator',
    tier: 'pro',
    price: '$9.99',
    period: 'per month',
    features: ['Unlimited prompts', 'High-res downloads', 'Priority queue'],
    cta: 'Choose Creator',
    popular: true,
  },
  {
    name: 'Pro',
    tier: 'premium',
    price: '$19.99',
    period: 'per month',
    features: ['Batch generation', 'Custom styles', 'Fastest speeds'],
    cta: 'Choose Pro',
    popular: false,
  },
]

/** Display name of a tier. */
export function planName(tier: Tier): string {
  return PLANS.find((plan) => plan.tier === tier)?.name ?? tier
}
