import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'
import type { BillingSubscriptionsTable, BillingTables } from './billing.table.ts'
import type { ProviderEvent } from './payments.ts'
import type { SubscriptionState } from './subscription-rules.ts'

/** The only SQL on the billing tables. A request reads its user's own rows; writing needs `asSystem`. */
export function createBillingRepository(tx: Tx) {
  const db = tx.withTables<BillingTables>()
  return {
    findCustomer: async (userId: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('billing_customers')
        .select('customer_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.customer_id
    },

    findUser: async (customerId: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('billing_customers')
        .select('user_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return row?.user_id
    },

    /** Keeps the customer that was saved first. */
    saveCustomer: async (userId: string, customerId: string): Promise<void> => {
      await db
        .insertInto('billing_customers')
        .values({ user_id: userId, customer_id: customerId })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
    },

    findSubscription: (userId: string): Promise<BillingSubscriptionsTable | undefined> =>
      db.selectFrom('billing_subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Overwrites the revision that was read (0: no row); false when another process has written since. */
    saveSubscription: async (
      userId: string,
      seen: number,
      state: SubscriptionState | undefined,
    ): Promise<boolean> => {
      const values = {
        revision: seen + 1,
        status: state?.status ?? null,
        tier: state?.tier ?? 'free',
        current_period_end: state?.currentPeriodEnd ?? null,
        cancel_at_period_end: state?.cancelAtPeriodEnd ?? false,
      }
      const saved = await db
        .insertInto('billing_subscriptions')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(values).where('billing_subscriptions.revision', '=', seen),
        )
        .returning('revision')
        .executeTakeFirst()
      return saved !== undefined
    },

    hasEvent: async (id: string): Promise<boolean> =>
      (await db
        .selectFrom('billing_events')
        .select('event_id')
        .where('event_id', '=', id)
        .executeTakeFirst()) !== undefined,

    saveEvent: async ({ id, type }: Pick<ProviderEvent, 'id' | 'type'>, now: Date): Promise<void> => {
      await db
        .insertInto('billing_events')
        .values({ event_id: id, type, received_at: now })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .execute()
    },

    forgetEvents: (before: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'billing_events', sql`received_at < ${before}`, limit),
  }
}
