import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'

/** Links to Billing. `isSought`: the payment in the URL is not the visitor's. */
export function UnknownPayment({ isSought = false }: { readonly isSought?: boolean }) {
  return (
    <>
      <p>
        {isSought && 'No payment of yours can be looked up from here. '}A plan you bought starts as soon as
        the payment provider confirms it. Billing shows which plan you are on and what it includes.
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
