import { getCheckout } from '@easel/contract/billing'
import type { ErrorCode } from '@easel/contract/errors'
import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import { planName } from '@easel/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { UnknownPayment } from './unknown-payment.tsx'

const AGAIN_MS = 2_000
/** The answer for another user's purchase, or none. */
const STRANGE: ReadonlySet<ErrorCode> = new Set(['not_found', 'invalid_request', 'conflict'])

/** The state of the purchase from which the visitor returned; polled while it is being confirmed. */
export function CheckoutState({ id }: { readonly id: string }) {
  const { status } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => client.data.call(getCheckout, { params: { id } }, { signal }),
    enabled: status === 'signed-in',
    refetchInterval: (query) => (query.state.data?.state === 'pending' ? AGAIN_MS : false),
    retry: false,
  })
  if (status === 'signed-out') return <UnknownPayment isSought />
  if (error && !data)
    return STRANGE.has(toApiError(error).code) ? (
      <UnknownPayment isSought />
    ) : (
      <LoadNote
        what="Your payment could not be checked."
        error={error}
        className="text-14"
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <p className="flex items-center gap-2">
        <Spinner />
        Looking up your payment…
      </p>
    )
  if (data.state === 'pending')
    return (
      <p className="flex gap-2.5">
        <span className="mt-[5px] flex-none">
          <Spinner />
        </span>
        Your payment is being confirmed. This page updates automatically.
      </p>
    )
  if (data.state === 'active') return <ActivePlan tier={data.tier} />
  return (
    <>
      <p>
        {data.state === 'open'
          ? 'The payment has not been finished, and nothing was charged.'
          : 'The time for this payment has run out, and nothing was charged.'}
      </p>
      <p className="mt-6">
        <ButtonLink to={PATHS.pricing} variant="act" size="large">
          Back to the plans
        </ButtonLink>
      </p>
    </>
  )
}

function ActivePlan({ tier }: { readonly tier: Tier }) {
  return (
    <>
      <p>
        You are on <b className="font-semibold text-ink">{planName(tier)}</b> now:{' '}
        {numberText(DAILY_GENERATIONS[tier])} pictures a day, from this moment on. Invoices and changes are
        under Billing.
      </p>
      <p className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={PATHS.generate} variant="act" size="large">
          Start creating
        </ButtonLink>
        <ButtonLink to={PATHS.billing} variant="quiet" size="large">
          Billing
        </ButtonLink>
      </p>
    </>
  )
}
