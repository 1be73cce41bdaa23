import { planName } from '@easel/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useAllowance } from '#web/shared/data/limits.queries.ts'
import { usageQuery } from '#web/shared/data/usage.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { AllowanceMeter } from './allowance-meter.tsx'

/** The account's plan with its daily limit, and what is left today. */
export function PlanSummary() {
  const allowance = useAllowance()
  if (allowance.status === 'unknown') return <div className="skeleton h-44" />
  if (allowance.status === 'failed')
    return (
      <p role="alert" className="text-14 text-madder-ink">
        Your daily limit could not be checked. Trying again…
      </p>
    )
  const { limits, remaining } = allowance
  return (
    <section aria-label="Your plan" className="card flex flex-col rounded-4 p-5">
      <h2 className="heading text-22">{planName(limits.subscription_tier)} plan</h2>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="display text-44">{numberText(remaining)}</span>
        <span className="text-14 text-ink-2">of {numberText(limits.limit)} left today</span>
      </p>
      <div className="mt-3">
        <AllowanceMeter remaining={remaining} limit={limits.limit} />
      </div>
      <p className="mt-2 text-12 text-ink-3">
        {numberText(limits.generations_today)} used, {limits.reserved} in progress. Resets at midnight.
      </p>
      <StorageNote />
      <div className="mt-auto pt-4">
        <ButtonLink to={PATHS.pricing}>Compare plans</ButtonLink>
      </div>
    </section>
  )
}

/** Library storage, if the installation limits it. */
function StorageNote() {
  const { data } = useQuery(usageQuery(30))
  const { used_bytes: used = 0, quota_bytes: quota = null } = data?.storage ?? {}
  if (quota === null) return null
  return (
    <p className="mt-2 text-12 text-ink-3">
      Library: {sizeText(used)} of {sizeText(quota)} used, the trash included.
    </p>
  )
}
