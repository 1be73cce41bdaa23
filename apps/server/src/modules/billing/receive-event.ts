import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createBillingRepository } from './billing.repository.ts'
import type { FollowSubscription } from './follow-subscription.ts'
import type { ProviderEvent } from './payments.ts'

/** Events after which a subscription may have changed. */
const RELEVANT = /^(customer\.(subscription\.|deleted$)|checkout\.session\.|invoice\.)/

/** Handles an event once. A failure leaves nothing behind, so the provider's redelivery starts fresh. */
export function receiveEvent(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly follow: FollowSubscription
}) {
  const { database, clock, follow } = deps
  return async (event: ProviderEvent): Promise<void> => {
    const { isKnown, userId } = await database.asSystem(async (tx) => {
      const billing = createBillingRepository(tx)
      return {
        isKnown: await billing.hasEvent(event.id),
        userId: event.customerId ? await billing.findUser(event.customerId) : undefined,
      }
    })
    if (isKnown) return
    if (userId && event.customerId && RELEVANT.test(event.type)) {
      await follow({ id: userId, customerId: event.customerId }, event)
      return
    }
    await database.asSystem((tx) => createBillingRepository(tx).saveEvent(event, clock.now()))
  }
}
