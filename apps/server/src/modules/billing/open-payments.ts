import type { Payments } from './payments.ts'
import type { StripeSettings } from './stripe-payments.ts'

/** The payment provider's large library is loaded with the first call, since most installations sell nothing. */
export function openPayments(settings: StripeSettings): Payments {
  let loading: Promise<Payments> | undefined
  const load = () => {
    loading ??= import('./stripe-payments.ts').then((module) => module.createStripePayments(settings))
    return loading
  }
  return {
    createCustomer: async (user) => (await load()).createCustomer(user),
    deleteCustomer: async (customerId) => (await load()).deleteCustomer(customerId),
    listSubscriptions: async (customerId) => (await load()).listSubscriptions(customerId),
    startCheckout: async (order) => (await load()).startCheckout(order),
    findCheckout: async (id) => (await load()).findCheckout(id),
    openPortal: async (customerId, returnUrl) => (await load()).openPortal(customerId, returnUrl),
    listInvoices: async (customerId, limit) => (await load()).listInvoices(customerId, limit),
    readEvent: async (body, signature) => (await load()).readEvent(body, signature),
  }
}
