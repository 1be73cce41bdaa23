import { INVOICE_STATES, SUBSCRIPTION_STATES } from '@easel/contract/billing'
import Stripe from 'stripe'
import { AppError } from '../../platform/app-error.ts'
import type { Payments, ProviderSubscription } from './payments.ts'

const CHECKOUT_STATES = ['open', 'complete', 'expired'] as const
const TIMEOUT_MS = 15_000
/** Max age or lead of a signature's time, in seconds; the library only checks its age. */
const TOLERANCE_S = 300

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Overrides Stripe's address in tests. */
  readonly baseUrl: string | undefined
}

/** Stripe as payment provider, by its own library. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.baseUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  return {
    createCustomer: async ({ id, email }) => {
      const create = stripe.customers.create(
        { email, metadata: { user_id: id } },
        { idempotencyKey: `customer-${id}` },
      )
      return (await answered(create)).id
    },

    deleteCustomer: async (customerId) => {
      await answered(found(stripe.customers.del(customerId)))
    },

    listSubscriptions: async (customerId) => {
      const { data } = await answered(
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      )
      return data.map(toSubscription)
    },

    startCheckout: async (order) => {
      const { url } = await answered(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: order.customerId,
          client_reference_id: order.userId,
          line_items: [{ price: order.priceId, quantity: 1 }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        }),
      )
      if (!url) throw new AppError('network_error', { message: 'The payment page could not be opened.' })
      return url
    },

    findCheckout: async (id) => {
      const checkout = await answered(found(stripe.checkout.sessions.retrieve(id)))
      if (!checkout?.status) return undefined
      const { status } = checkout
      const known = CHECKOUT_STATES.find((state) => state === status) ?? 'open'
      return { customerId: idOf(checkout.customer), status: known }
    },

    openPortal: async (customerId, returnUrl) => {
      const create = stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
      return (await answered(create)).url
    },

    listInvoices: async (customerId, limit) => {
      const { data } = await answered(stripe.invoices.list({ customer: customerId, limit }))
      return data.map((invoice) => ({
        id: invoice.id ?? '',
        number: invoice.number ?? null,
        created_at: new Date(invoice.created * 1000).toISOString(),
        amount: invoice.total,
        currency: invoice.currency,
        status: INVOICE_STATES.find((state) => state === invoice.status) ?? 'draft',
        url: invoice.hosted_invoice_url ?? null,
      }))
    },

    readEvent: async (body, signature) => {
      try {
        const event: unknown = stripe.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          TOLERANCE_S,
        )
        if (isAhead(signature) || !isEvent(event)) return undefined
        const about = event.data.object
        return {
          id: event.id,
          type: event.type,
          customerId: about.object === 'customer' ? about.id : idOf(about.customer),
        }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        // Signed, but not JSON.
        if (error instanceof SyntaxError) return undefined
        throw error
      }
    },
  }
}

function isAhead(signature: string): boolean {
  const time = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  return !(time <= Date.now() / 1000 + TOLERANCE_S)
}

type WebhookEvent = {
  readonly id: string
  readonly type: string
  readonly data: {
    readonly object: { readonly object?: string; readonly id?: string; readonly customer?: unknown }
  }
}

function isEvent(value: unknown): value is WebhookEvent {
  if (typeof value !== 'object' || value === null) return false
  const { id, type, data } = value as { id?: unknown; type?: unknown; data?: { object?: unknown } | null }
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof data?.object === 'object' &&
    data.object !== null
  )
}

function addressOf(baseUrl: string | undefined) {
  if (baseUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  } as const
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const items = subscription.items.data
  // A scheduled end may differ from the end of the paid period.
  const end = subscription.cancel_at ?? Math.max(0, ...items.map((item) => item.current_period_end))
  return {
    // An unknown state grants nothing.
    status: SUBSCRIPTION_STATES.find((state) => state === subscription.status) ?? 'incomplete',
    priceIds: items.map((item) => item.price.id),
    currentPeriodEnd: end > 0 ? new Date(end * 1000) : null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: new Date(subscription.created * 1000),
  }
}

/** A reference is either an id or the expanded object. */
function idOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference
  return typeof reference === 'object' && reference !== null && 'id' in reference
    ? String(reference.id)
    : undefined
}

async function found<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined
    throw error
  }
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    throw new AppError('network_error', {
      message: 'The payment provider did not answer as it should. Please try again in a moment.',
      cause,
    })
  }
}
