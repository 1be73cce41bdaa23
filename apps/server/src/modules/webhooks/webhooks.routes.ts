import * as webhooks from '@easel/contract/programs/webhooks'
import type { Mount } from '../../platform/http/mount.ts'
import type { createDeliveryUseCases } from './deliveries.ts'
import type { createWebhookUseCases } from './webhooks.ts'

export function addWebhookRoutes(
  mount: Mount,
  own: ReturnType<typeof createWebhookUseCases>,
  deliveries: ReturnType<typeof createDeliveryUseCases>,
): void {
  mount(webhooks.listWebhooks, own.list)
  mount(webhooks.createWebhook, own.create)
  mount(webhooks.updateWebhook, own.update)
  mount(webhooks.deleteWebhook, own.remove)
  mount(webhooks.rotateWebhookSecret, own.rotate)
  mount(webhooks.testWebhook, deliveries.test)
  mount(webhooks.listWebhookDeliveries, deliveries.list)
  mount(webhooks.replayWebhookDelivery, deliveries.replay)
}
