/**
 * Billing: plans are sold by a payment provider, and the tier follows the subscription there. An event only means that something may have
 * changed; the provider is then asked. Knows nothing of pictures.
 */
export { createBillingModule } from './billing.module.ts'
