import type * as endpoints from '@easel/contract/billing'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor, UseCase } from '../../platform/use-case.ts'
import { createBillingRepository } from './billing.repository.ts'
import type { FollowSubscription } from './follow-subscription.ts'
import type { Payments } from './payments.ts'
import { type Prices, stateOf } from './subscription-rules.ts'

const INVOICES = 24

type Deps = {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly publicUrl: string
  /** Undefined without a payment provider. */
  readonly shop:
    | { readonly payments: Payments; readonly prices: Prices; readonly follow: FollowSubscription }
    | undefined
}

/** The specification's notice, for clients that call the server directly. */
function notConfigured(): AppError {
  return new AppError('conflict', {
    message: 'A backend service and a card payment provider must be connected to enable subscriptions.',
  })
}

export function startCheckout(deps: Deps): UseCase<typeof endpoints.startCheckout> {
  return async ({ body: { tier } }, { actor }) => {
    if (!deps.shop) throw notConfigured()
    const { payments, prices } = deps.shop
    const customerId = await ensureCustomer(deps, payments, actor)
    // A second subscription beside a running one would be billed twice.
    const state = stateOf(await payments.listSubscriptions(customerId), prices)
    if (state && state.tier !== 'free')
      return { url: await payments.openPortal(customerId, `${deps.publicUrl}/billing`) }
    const url = await payments.startCheckout({
      customerId,
      userId: actor.userId,
      priceId: prices[tier],
      successUrl: `${deps.publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${deps.publicUrl}/payment-canceled`,
    })
    return { url }
  }
}

/** Asks the provider directly, so that the page after a purchase is right even before the event arrives. */
export function getCheckout(deps: Deps): UseCase<typeof endpoints.getCheckout> {
  return async ({ params: { id } }, { actor }) => {
    if (!deps.shop) throw notConfigured()
    const customerId = await findCustomer(deps, actor)
    const checkout = customerId ? await deps.shop.payments.findCheckout(id) : undefined
    if (!customerId || checkout?.customerId !== customerId) throw new AppError('not_found')
    if (checkout.status !== 'complete') return { state: checkout.status, tier: 'free' }
    const state = await deps.shop.follow({ id: actor.userId, customerId })
    const tier = state?.tier ?? 'free'
    return { state: tier === 'free' ? 'pending' : 'active', tier }
  }
}

export function openPortal(deps: Deps): UseCase<typeof endpoints.openPortal> {
  return async (_input, { actor }) => {
    if (!deps.shop) throw notConfigured()
    const customerId = await findCustomer(deps, actor)
    if (!customerId) throw new AppError('not_found', { message: 'You have not bought a plan yet.' })
    return { url: await deps.shop.payments.openPortal(customerId, `${deps.publicUrl}/billing`) }
  }
}

export function listInvoices(deps: Deps): UseCase<typeof endpoints.listInvoices> {
  return async (_input, { actor }) => {
    const customerId = await findCustomer(deps, actor)
    if (!customerId || !deps.shop) return { items: [] }
    return { items: await deps.shop.payments.listInvoices(customerId, INVOICES) }
  }
}

function findCustomer({ database }: Deps, { userId }: Actor): Promise<string | undefined> {
  return database.asUser(userId, (tx) => createBillingRepository(tx).findCustomer(userId))
}

async function ensureCustomer(deps: Deps, payments: Payments, actor: Actor): Promise<string> {
  const known = await findCustomer(deps, actor)
  if (known) return known
  const made = await payments.createCustomer({ id: actor.userId, email: actor.email })
  await deps.database.asSystem((tx) => createBillingRepository(tx).saveCustomer(actor.userId, made))
  return (await findCustomer(deps, actor)) ?? made
}
