import type { getBilling } from '@easel/contract/billing'
import type { EndpointOutput } from '@easel/contract/endpoint'
import type { Tier } from '@easel/contract/limits'
import type { SubscriptionStatus } from './payments.ts'

type BillingCustomersTable = { user_id: string; customer_id: string }

export type BillingSubscriptionsTable = {
  user_id: string
  revision: number
  status: SubscriptionStatus | null
  tier: Tier
  current_period_end: Date | null
  cancel_at_period_end: boolean
}

type BillingEventsTable = { event_id: string; type: string; received_at: Date }

export type BillingTables = {
  billing_customers: BillingCustomersTable
  billing_subscriptions: BillingSubscriptionsTable
  billing_events: BillingEventsTable
}

export function toSubscription(
  row: BillingSubscriptionsTable | undefined,
): EndpointOutput<typeof getBilling>['subscription'] {
  if (!row?.status) return null
  return {
    status: row.status,
    tier: row.tier,
    current_period_end: row.current_period_end?.toISOString() ?? null,
    cancel_at_period_end: row.cancel_at_period_end,
  }
}
