import { openPortal } from '@easel/contract/billing'
import { PLANS, planName } from '@easel/contract/plans'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert, ExternalLink } from 'lucide-react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { billingQuery } from '#web/shared/data/billing.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { longDateText } from '#web/shared/lib/text/moment-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { notify } from '#web/shared/ui/notify.tsx'

const STATES = {
  active: { label: 'Active', tone: 'green', means: 'It goes on until you end it.' },
  trialing: { label: 'Trial', tone: 'blue', means: 'Nothing is charged while it lasts.' },
  past_due: {
    label: 'Payment failed',
    tone: 'yellow',
    means: 'The card was refused. Your plan goes on while it is tried again: check your card.',
  },
  unpaid: { label: 'Unpaid', tone: 'red', means: 'Your subscription gives nothing until it is paid.' },
  canceled: {
    label: 'Ended',
    tone: 'neutral',
    means: 'Your subscription has ended. You can subscribe again at any time.',
  },
  incomplete: {
    label: 'Not paid yet',
    tone: 'yellow',
    means: 'The first payment is not through. Your plan begins when it is.',
  },
  incomplete_expired: {
    label: 'Not paid',
    tone: 'neutral',
    means: 'The first payment never came, and nothing was charged.',
  },
  paused: {
    label: 'Paused',
    tone: 'neutral',
    means: 'Your subscription gives nothing while it is paused.',
  },
} as const
const ENDING = { label: 'Ending', tone: 'yellow' } as const
/** States that the payment provider's portal can fix. */
const OWING: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete'])

/** The subscription's state, and a link to the billing portal. */
export function SubscriptionCard() {
  const query = useQuery(billingQuery())
  const billing = query.data
  const portal = useMutation({
    mutationFn: () => client.data.call(openPortal, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (thrown) =>
      notify.error({ title: 'The billing portal did not open', message: toApiError(thrown).message }),
  })
  if (!billing && query.isError)
    return (
      <section aria-labelledby="subscription" className="card grid content-start gap-4 rounded-4 p-5">
        <h2 id="subscription" className="heading text-22">
          Subscription
        </h2>
        <LoadNote error={query.error} onRetry={() => void query.refetch()} />
      </section>
    )
  if (!billing) return <div role="status" aria-label="Loading billing" className="skeleton h-28" />
  if (!billing.is_configured)
    return (
      <section aria-labelledby="subscription" className="card grid content-start gap-4 rounded-4 p-5">
        <h2 id="subscription" className="heading text-22">
          Subscription
        </h2>
        <p className="flex items-start gap-2.5 rounded-3 bg-cerulean-tint p-3.5 leading-normal text-cerulean-ink">
          <CircleAlert size={16} aria-hidden="true" className="mt-px" />
          <span>
            A backend service and a card payment provider must be connected to enable subscriptions.
          </span>
        </p>
      </section>
    )
  const { subscription } = billing
  const state = subscription && STATES[subscription.status]
  // A subscription that grants nothing names no plan; an ended one keeps its last period and that it was canceled.
  const given = subscription && subscription.tier !== 'free' ? subscription : null
  const until = given?.current_period_end && longDateText(given.current_period_end)
  const isEnding = given?.cancel_at_period_end === true
  const isOver = subscription?.status === 'canceled' || subscription?.status === 'incomplete_expired'
  const isOwing = subscription !== null && OWING.has(subscription.status)
  const badge = isEnding && !isOwing ? ENDING : state
  return (
    <section aria-labelledby="subscription" className="card flex flex-col rounded-4 p-5">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="subscription" className="heading flex flex-wrap items-center gap-2 text-22">
          Subscription
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </h2>
        {given && (
          <span className="text-12 whitespace-nowrap text-ink-3">
            {PLANS.find(({ tier }) => tier === given.tier)?.price} per month
          </span>
        )}
      </div>
      <p className="mt-3 leading-normal text-ink-2">
        {given && `${planName(given.tier)} plan. `}
        {isEnding && until && !isOwing
          ? `It ends on ${until}.`
          : (state?.means ?? 'You have no subscription. Plans are paid monthly and end when you say so.')}
      </p>
      {until && !isEnding && !isOwing && (
        <p className="mt-1 text-12 text-ink-3">
          {subscription?.status === 'trialing' ? 'First' : 'Next'} payment on {until}.
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {(!subscription || isOver) && (
          <ButtonLink variant="act" to={PATHS.pricing}>
            See plans
          </ButtonLink>
        )}
        {billing.has_portal && (
          <Button
            variant={isOwing ? 'act' : given ? 'solid' : 'plain'}
            disabled={portal.isPending}
            onClick={() => portal.mutate()}
          >
            Manage plan and card
            <ExternalLink size={14} aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  )
}
