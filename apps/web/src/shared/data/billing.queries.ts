import { getBilling, listInvoices } from '@easel/contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const BILLING_KEY = ['billing'] as const

/** Plan and subscription. */
export function billingQuery() {
  return queryOptions({
    queryKey: BILLING_KEY,
    queryFn: ({ signal }) => client.data.call(getBilling, {}, { signal }),
  })
}

export function invoicesQuery() {
  return queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => client.data.call(listInvoices, {}, { signal }),
  })
}
