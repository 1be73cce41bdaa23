import type { getBilling as endpoint } from '@easel/contract/billing'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Allowance } from '../usage/index.ts'
import { createBillingRepository } from './billing.repository.ts'
import { toSubscription } from './billing.table.ts'

export function getBilling(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'read'>
  readonly isConfigured: boolean
}): UseCase<typeof endpoint> {
  return (_input, { actor }) =>
    deps.database.asUser(actor.userId, async (tx) => {
      const billing = createBillingRepository(tx)
      const limits = await deps.allowance.read(tx, actor.userId, actor.timeZone)
      const customerId = await billing.findCustomer(actor.userId)
      return {
        is_configured: deps.isConfigured,
        tier: limits.subscription_tier,
        subscription: toSubscription(await billing.findSubscription(actor.userId)),
        has_portal: deps.isConfigured && customerId !== undefined,
      }
    })
}
