import { QueryClientProvider } from '@tanstack/react-query'
import { CheckoutState } from '#web/features/billing/checkout-state.tsx'
import { queryClient } from '#web/shared/api/query-client.ts'

export function CheckoutResult({ id }: { readonly id: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <CheckoutState id={id} />
    </QueryClientProvider>
  )
}
