import * as endpoints from '@easel/contract/billing'
import type { Tier } from '@easel/contract/limits'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Events } from '../../platform/events/events.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import type { Logger } from '../../platform/logger.ts'
import type { ValuesOf } from '../../settings/setting.ts'
import type { PAYMENTS_SETTINGS } from '../../settings/word-settings.ts'
import type { Notify } from '../notifications/index.ts'
import type { Allowance } from '../usage/index.ts'
import { createBillingRepository } from './billing.repository.ts'
import { addWebhook } from './billing.routes.ts'
import { getCheckout, listInvoices, openPortal, startCheckout } from './buy-plan.ts'
import { followSubscription } from './follow-subscription.ts'
import { getBilling } from './get-billing.ts'
import { openPayments } from './open-payments.ts'
import { receiveEvent } from './receive-event.ts'

/** Providers redeliver an event for three days; this is well beyond. */
const EVENTS_KEPT_MS = 60 * DAY_MS

export type BillingOptions = {
  readonly database: Database
  readonly allowance: Allowance
  readonly events: Pick<Events, 'append'>
  readonly notify: Notify
  readonly defaultTier: Tier
  readonly clock: Clock
  readonly logger: Logger
  /** Public address, to which the payment pages lead back. */
  readonly publicUrl: string
  readonly settings: ValuesOf<typeof PAYMENTS_SETTINGS>
}

export type BillingModule = {
  /** Whether plans are on sale. */
  readonly isConfigured: boolean
  readonly mountRoutes: (mount: Mount) => void
  readonly addWebhook: (app: HttpApp) => void
  /** When an account ends: deletes the customer at the provider, and with it any running subscription. */
  readonly endSubscription: (userId: string) => Promise<void>
  readonly forgetOldEvents: (signal?: AbortSignal) => Promise<void>
}

export function createBillingModule(options: BillingOptions): BillingModule {
  const { database, clock, logger } = options
  const shop = openShop(options)
  const receive = shop ? receiveEvent({ database, clock, follow: shop.follow }) : async () => {}
  const deps = { ...options, shop }
  return {
    isConfigured: shop !== undefined,
    mountRoutes: (mount) =>
      mountAll(mount, endpoints, {
        getBilling: getBilling({ ...options, isConfigured: shop !== undefined }),
        startCheckout: startCheckout(deps),
        getCheckout: getCheckout(deps),
        openPortal: openPortal(deps),
        listInvoices: listInvoices(deps),
      }),
    addWebhook: (app) => addWebhook(app, { payments: shop?.payments, receive, logger }),
    endSubscription: async (userId) => {
      const customerId = await database.asUser(userId, (tx) =>
        createBillingRepository(tx).findCustomer(userId),
      )
      if (customerId) await shop?.payments.deleteCustomer(customerId)
    },
    forgetOldEvents: (signal) => {
      const before = new Date(clock.now().getTime() - EVENTS_KEPT_MS)
      return deleteInSlices(database, { name: 'billing_events', signal }, (tx, limit) =>
        createBillingRepository(tx).forgetEvents(before, limit),
      )
    },
  }
}

function openShop(options: BillingOptions) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PRO: pro,
    STRIPE_PRICE_PREMIUM: premium,
    STRIPE_BASE_URL: baseUrl,
  } = options.settings
  if (!secretKey || !webhookSecret || !pro || !premium) return undefined
  const payments = openPayments({ secretKey, webhookSecret, baseUrl })
  const prices = { pro, premium }
  return { payments, prices, follow: followSubscription({ ...options, payments, prices }) }
}
