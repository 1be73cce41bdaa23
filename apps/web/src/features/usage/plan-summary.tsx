import { PLANS } from '@easel/contract/plans'
import { useAllowance } from '#web/shared/data/limits.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { planName } from './plan-name.ts'

/** The account's plan with its real daily limit, and what is left of today. */
export function PlanSummary() {
  const allowance = useAllowance()
  if (allowance.status === 'unknown') return <div className="skeleton h-44" />
  if (allowance.status === 'failed')
    return (
      <p role="alert" className="text-14 text-madder-ink">
        Your allowance could not be read. It is tried again by itself.
      </p>
    )
  const { limits, remaining } = allowance
  const price = PLANS.find((plan) => plan.tier === limits.subscription_tier)?.price
  const resetAt = new Date(limits.reset_at).toLocaleString('en', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <section aria-label="Your plan" className="card grid gap-1 rounded-4 p-5">
      <h2 className="heading text-22">{planName(limits.subscription_tier)} plan</h2>
      <p className="text-14 text-ink-2">
        {limits.limit} generations per day, {price} per month.
      </p>
      <p className="text-14 text-ink-2">
        {remaining} of {limits.limit} left today. The count returns {resetAt}.
      </p>
      <div className="mt-3">
        <ButtonLink to={PATHS.pricing}>Compare plans</ButtonLink>
      </div>
    </section>
  )
}
