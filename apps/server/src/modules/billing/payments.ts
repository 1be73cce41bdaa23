import type { Invoice, SUBSCRIPTION_STATES } from '@easel/contract/billing'

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATES)[number]

/** A subscription as the payment provider tells it. */
export type ProviderSubscription = {
  readonly status: SubscriptionStatus
  readonly priceIds: readonly string[]
  /** When the paid time ends. */
  readonly currentPeriodEnd: Date | null
  /** Whether it ends then. */
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Date
}

export type ProviderEvent = {
  readonly id: string
  readonly type: string
  /** Whom it is about; undefined when it is about no customer of ours. */
  readonly customerId: string | undefined
}

/**
 * What the product asks of a payment provider. Every call but `readEvent` goes over the network and throws `network_error` when the
 * provider does not answer.
 */
export type Payments = {
  /** A new customer; the same one when it is asked again for the same user within a day. */
  readonly createCustomer: (user: { readonly id: string; readonly email: string }) => Promise<string>
  /** Removes the customer, which ends their subscriptions at once. One that is gone already is no failure. */
  readonly deleteCustomer: (customerId: string) => Promise<void>
  /** Every subscription the customer ever had. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>
  /** Address of a page on which the customer buys a subscription to the price. */
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
  /** Address of the provider's own pages for the customer. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string>
  /** Newest first. */
  readonly listInvoices: (customerId: string, limit: number) => Promise<Invoice[]>
  /** Undefined when the signature does not fit the body, its time is five minutes or more from now, or the body is no event. */
  readonly readEvent: (body: string, signature: string) => Promise<ProviderEvent | undefined>
}
