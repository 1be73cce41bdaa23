import { lazy, Suspense } from 'react'
import { PaymentFrame } from '#web/features/billing/payment-frame.tsx'
import { UnknownPayment } from '#web/features/billing/unknown-payment.tsx'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'
import { Spinner } from '#web/shared/ui/spinner.tsx'

const CheckoutResult = lazy(() =>
  loadChunk(() => import('./parts/checkout-result.tsx')).then((module) => ({
    default: module.CheckoutResult,
  })),
)

/** An address with a payment id starts the program anyway. */
export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.paymentSuccess,
    title: 'Your payment',
    description: 'Whether your payment went through, which plan you are on now and what it includes.',
  })
}

export default function PaymentSuccessPage() {
  const id = useHydratedSearch()[0].get('session_id')
  return (
    <PaymentFrame title="Your payment">
      <div role="status" className="mt-5 min-h-40 max-w-[38em] text-18 leading-normal text-ink-2">
        {id ? (
          <Suspense fallback={<Spinner />}>
            <CheckoutResult id={id} />
          </Suspense>
        ) : (
          <UnknownPayment />
        )}
      </div>
    </PaymentFrame>
  )
}
