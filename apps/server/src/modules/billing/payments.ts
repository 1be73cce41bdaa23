import type { Invoice, SUBSCRIPTION_STATES } from '@easel/contract/billing'

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATES)[number]

/** A subscription as the payment provider reports it. */
export type ProviderSubscription = {
  readonly status: SubscriptionStatus
  readonly priceIds: readonly string[]
  /** End of the paid period. */
  readonly currentPeriodEnd: Date | null
  /** Whether it ends then. */
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Date
}

export type ProviderEvent = {
  readonly id: string
  readonly type: string
  /** The customer concerned; undefined if it is not ours. */
  readonly customerId: string | undefined
}

/** What the product needs of a payment provider. Every call but `readEvent` uses the network and throws `network_error` when the provider does not answer. */
export type Payments = {
  /** Creates a customer; returns the same one if called again for the user within a day. */
  readonly createCustomer: (user: { readonly id: string; readonly email: string }) => Promise<string>
  /** Deletes the customer, which ends their subscriptions at once. Succeeds if it is already gone. */
  readonly deleteCustomer: (customerId: string) => Promise<void>
  /** All subscriptions the customer ever had. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>
  /** URL of a page where the customer subscribes to the price. */
  readonly startCheckout: (order: {
    readonly customerId: string
    readonly userId: string
    readonly priceId: string
    readonly successUrl: string
    readonly cancelUrl: string
  }) => Promise<string>
  /** Undefined when there is none with this id. */
  readonly findCheckout: (
    id: string,
  ) => Promise<
    { readonly customerId: string | undefined; readonly status: 'open' | 'complete' | 'expired' } | undefined
  >
  /** URL of the provider's customer portal. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string>
  /** Newest first. */
  readonly listInvoices: (customerId: string, limit: number) => Promise<Invoice[]>
  /** Undefined when the signature does not match, its time is more than five minutes off, or the body is not an event. */
  readonly readEvent: (body: string, signature: string) => Promise<ProviderEvent | undefined>
}
