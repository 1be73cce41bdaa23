/**
 * Billing: plans are bought at a payment provider, and the tier follows the subscription there. Nothing that an event says is believed
 * but that something may have changed; the provider is asked. It knows nothing of pictures.
 */
export { createBillingModule } from './billing.module.ts'
