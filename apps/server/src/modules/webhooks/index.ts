/**
 * Addresses of other programs that hear of an account's events. What is to be sent is written down in the transaction of the event, sent at least
 * once with an id that stays, in order for each picture, and tried for three days; messages are signed by the Standard Webhooks scheme.
 * Receivers are asked as anything outside is that users name: public addresses only, unless the operator lists them.
 */
export { createWebhooksModule } from './webhooks.module.ts'
