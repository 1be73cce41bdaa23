import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/app-error.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Payments, ProviderEvent } from './payments.ts'

const MAX_BODY = 1024 * 1024

export type WebhookDeps = {
  /** Undefined without a payment provider. */
  readonly payments: Pick<Payments, 'readEvent'> | undefined
  readonly receive: (event: ProviderEvent) => Promise<void>
  readonly logger: Logger
}

/** `POST /api/billing/webhook`: the provider's events, authenticated by the signature over the raw body. */
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
      // Only a 500 makes the provider send the event again for certain.
      logger.error({ event: event.id, type: event.type, err: cause }, 'a billing event failed')
      throw new AppError('server_error', { cause })
    }
    return c.json({ received: true })
  })
}
