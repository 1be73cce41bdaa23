import { PaymentFrame } from '#web/features/billing/payment-frame.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.paymentCanceled,
    title: 'Payment canceled',
    description: 'You left before paying: nothing was charged, and your plan has not changed.',
  })
}

export default function PaymentCanceledPage() {
  return (
    <PaymentFrame title="Payment canceled">
      <p className="mt-5 max-w-[38em] text-18 leading-normal text-ink-2">
        You left before paying, so nothing was charged and your plan has not changed. Your pictures and your
        queue are as you left them.
      </p>
      <p className="mt-7 flex flex-wrap gap-2 max-md:flex-col max-md:items-start">
        <ButtonLink to={PATHS.pricing} variant="solid" size="large">
          Compare the plans again
        </ButtonLink>
        <ButtonLink to={PATHS.generate} variant="quiet" size="large">
          Back to the generator
        </ButtonLink>
      </p>
    </PaymentFrame>
  )
}
