import type { Tier } from '@easel/contract/limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { News, Notify } from '../notifications/index.ts'
import type { Allowance } from '../usage/index.ts'
import { createBillingRepository } from './billing.repository.ts'
import type { Payments, ProviderEvent, SubscriptionStatus } from './payments.ts'
import { higherTier, type Prices, type SubscriptionState, stateOf } from './subscription-rules.ts'

const MAX_READINGS = 5

/** Notification for a subscription's new state; a change of plan is told with the allowance. */
const PAYMENT_NEWS: { readonly [Status in SubscriptionStatus]?: News } = {
  past_due: {
    kind: 'payment',
    title: 'Your payment failed',
    detail: 'It is tried again. Check your card to keep your plan.',
    path: '/billing',
  },
  unpaid: {
    kind: 'payment',
    title: 'Your payment failed for good',
    detail: 'Your plan has ended. Check your card to have it again.',
    path: '/billing',
  },
  incomplete_expired: {
    kind: 'payment',
    title: 'Your payment did not go through',
    detail: 'Nothing was charged. Choose your plan again.',
    path: '/billing',
  },
}

export type FollowDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly payments: Pick<Payments, 'listSubscriptions'>
  readonly prices: Prices
  readonly allowance: Pick<Allowance, 'setTier'>
  readonly events: Pick<Events, 'append'>
  readonly notify: Notify
  /** What an account has without a subscription. */
  readonly defaultTier: Tier
  readonly clock: Clock
}

/** Applies the subscription's current state at the provider, and marks `event` as handled in the same transaction. */
export type FollowSubscription = (
  user: { readonly id: string; readonly customerId: string },
  event?: Pick<ProviderEvent, 'id' | 'type'>,
) => Promise<SubscriptionState | undefined>

/**
 * Events may arrive twice, late and out of order, so each only triggers a query at the provider. Two concurrent queries could still be written
 * in the wrong order; an overtaken writer queries again.
 */
export function followSubscription(deps: FollowDeps): FollowSubscription {
  const { database, payments, prices, allowance, events, notify, defaultTier, clock } = deps
  return async (user, event) => {
    for (let reading = 0; reading < MAX_READINGS; reading += 1) {
      const before = await database.asSystem((tx) => createBillingRepository(tx).findSubscription(user.id))
      const state = stateOf(await payments.listSubscriptions(user.customerId), prices)
      const isSaved = await database.asSystem(async (tx) => {
        const billing = createBillingRepository(tx)
        if (!(await billing.saveSubscription(user.id, before?.revision ?? 0, state))) return false
        // A tier set by the operator stays until the subscription itself changes.
        if (state && (before?.status !== state.status || before.tier !== state.tier))
          await allowance.setTier(tx, user.id, higherTier(state.tier, defaultTier))
        const news = state && before?.status !== state.status && PAYMENT_NEWS[state.status]
        if (news) await notify(tx, user.id, news)
        await events.append(tx, user.id, { type: 'subscription.changed', payload: {} })
        if (event) await billing.saveEvent(event, clock.now())
        return true
      })
      if (isSaved) return state
    }
    throw new Error('the subscription changed faster than it could be read')
  }
}
