import { getBilling, listInvoices } from '@easel/contract/billing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const BILLING_KEY = ['billing'] as const
const INVOICES_KEY = ['invoices'] as const

/** Plan and subscription. */
export function billingQuery() {
  return queryOptions({
    queryKey: BILLING_KEY,
    queryFn: ({ signal }) => client.data.call(getBilling, {}, { signal }),
  })
}

export function invoicesQuery() {
  return queryOptions({
    queryKey: INVOICES_KEY,
    queryFn: ({ signal }) => client.data.call(listInvoices, {}, { signal }),
  })
}

/** Refetches subscription and invoices, which the payment provider keeps. */
export function applySubscriptionChanged(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: BILLING_KEY })
  void cache.invalidateQueries({ queryKey: INVOICES_KEY })
}
