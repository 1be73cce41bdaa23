/**
 * Webhooks: other programs hear of an account's events. Deliveries are stored in the event's transaction, sent at least once with a stable id,
 * in order for each picture, and retried for three days; messages are signed by the Standard Webhooks scheme. Receivers must have public
 * addresses unless the operator lists them.
 */
export { createWebhooksModule } from './webhooks.module.ts'
