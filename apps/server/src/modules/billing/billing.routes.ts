import * as endpoints from '@easel/contract/billing'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/app-error.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Logger } from '../../platform/logger.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Payments, ProviderEvent } from './payments.ts'

const MAX_BODY = 1024 * 1024

type UseCases = {
  readonly getBilling: UseCase<typeof endpoints.getBilling>
  readonly startCheckout: UseCase<typeof endpoints.startCheckout>
  readonly getCheckout: UseCase<typeof endpoints.getCheckout>
  readonly openPortal: UseCase<typeof endpoints.openPortal>
  readonly listInvoices: UseCase<typeof endpoints.listInvoices>
}

export function addBillingRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.getBilling, useCases.getBilling)
  mount(endpoints.startCheckout, useCases.startCheckout)
  mount(endpoints.getCheckout, useCases.getCheckout)
  mount(endpoints.openPortal, useCases.openPortal)
  mount(endpoints.listInvoices, useCases.listInvoices)
}

export type WebhookDeps = {
  /** Undefined without a payment provider. */
  readonly payments: Pick<Payments, 'readEvent'> | undefined
  readonly receive: (event: ProviderEvent) => Promise<void>
  readonly logger: Logger
}

/** `POST /api/billing/webhook`: the provider's events. It knows no session; the signature over the raw body is what is believed. */
export function addWebhook(app: HttpApp, { payments, receive, logger }: WebhookDeps): void {
  const onError = () => {
    throw new AppError('payload_too_large')
  }
  app.post('/api/billing/webhook', bodyLimit({ maxSize: MAX_BODY, onError }), async (c) => {
    if (!payments) throw new AppError('not_found')
    const event = await payments.readEvent(await c.req.text(), c.req.header('stripe-signature') ?? '')
    if (!event) throw new AppError('invalid_request', { message: 'The signature does not fit.' })
    try {
      await receive(event)
    } catch (cause) {
      // Anything but 500 could make the provider give up; with it the event comes again.
      logger.error({ event: event.id, type: event.type, err: cause }, 'a billing event failed')
      throw new AppError('server_error', { cause })
    }
    return c.json({ received: true })
  })
}
