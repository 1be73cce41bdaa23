import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'

/** For who comes here without a payment of their own that could be looked up. */
export function UnknownPayment() {
  return (
    <>
      <p>
        No payment of yours can be looked up from here. When you have bought a plan, it works as soon as the
        payment provider confirms it; Billing shows which plan you are on, and what it gives.
      </p>
      <p className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={PATHS.billing} variant="solid" size="large">
          Billing
        </ButtonLink>
        <ButtonLink to={PATHS.pricing} variant="quiet" size="large">
          Plans
        </ButtonLink>
      </p>
    </>
  )
}
