import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { timestampSchema } from './fields.ts'
import { tierSchema } from './usage.ts'

/** Tiers on sale. */
const soldTierSchema = z.enum(['pro', 'premium'])

/** Subscription states, as Stripe names them. */
export const SUBSCRIPTION_STATES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const

export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATES),
  /** The tier it grants now; free if none, for example because it is unpaid. */
  tier: tierSchema,
  /** When the paid period renews or ends; null when unknown. */
  current_period_end: z.nullable(timestampSchema),
  /** Whether it ends then instead of renewing. */
  cancel_at_period_end: z.boolean(),
})

export const getBilling = defineEndpoint({
  method: 'GET',
  path: '/api/billing',
  auth: 'session',
  keyScope: 'full',
  summary: 'Returns the caller’s plan and subscription.',
  output: z.object({
    /** Whether plans are on sale here. */
    is_configured: z.boolean(),
    tier: tierSchema,
    /** Null if the caller never subscribed. */
    subscription: z.nullable(subscriptionSchema),
    /** Whether the billing portal can be opened, which requires a customer at the provider. */
    has_portal: z.boolean(),
  }),
})

/** URL at the payment provider, to open in this tab. */
const redirectSchema = z.object({ url: z.string() })

export const startCheckout = defineEndpoint({
  method: 'POST',
  path: '/api/billing/checkout',
  auth: 'session',
  isGuarded: true,
  summary: 'Starts the purchase of a plan. Subscribers get the billing portal, where plans are changed.',
  body: z.strictObject({ tier: soldTierSchema }),
  output: redirectSchema,
  errors: ['forbidden', 'conflict', 'network_error'],
})

export const getCheckout = defineEndpoint({
  method: 'GET',
  path: '/api/billing/checkout/{id}',
  auth: 'session',
  keyScope: 'full',
  summary: 'Returns the state of a purchase, after asking the payment provider and applying its answer.',
  params: z.object({
    id: z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/, 'That is not the id of a purchase')),
  }),
  output: z.object({
    /** `active`: the plan works. `pending`: paid or in progress, not yet active. `open`: not paid. `expired`: too late. */
    state: z.enum(['active', 'pending', 'open', 'expired']),
    tier: tierSchema,
  }),
  errors: ['not_found', 'conflict', 'network_error'],
})

export const openPortal = defineEndpoint({
  method: 'POST',
  path: '/api/billing/portal',
  auth: 'session',
  isGuarded: true,
  summary: 'Returns the URL of the payment provider’s billing portal: plan, cards, invoices.',
  output: redirectSchema,
  errors: ['forbidden', 'not_found', 'conflict', 'network_error'],
})

export const INVOICE_STATES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

export const invoiceSchema = z.object({
  id: z.string(),
  /** As printed; null while it is a draft. */
  number: z.nullable(z.string()),
  created_at: timestampSchema,
  /** In the currency's smallest unit, such as cents. */
  amount: z.int(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  status: z.enum(INVOICE_STATES),
  /** The invoice as a page; null while it is a draft. */
  url: z.nullable(z.string()),
})

export type Invoice = z.output<typeof invoiceSchema>

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/billing/invoices',
  auth: 'session',
  keyScope: 'full',
  summary: 'Lists the caller’s last 24 invoices, newest first; empty without a payment provider.',
  output: z.object({ items: z.array(invoiceSchema) }),
  errors: ['network_error'],
})
