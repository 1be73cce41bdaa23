import { planName } from '@easel/contract/plans'
import { useAllowance } from '#web/shared/data/limits.queries.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { AllowanceMeter } from './allowance-meter.tsx'

/** Today's remaining allowance, at the foot of the sidebar. */
export function AllowanceCard() {
  const allowance = useAllowance()
  if (allowance.status !== 'known') return null
  const { limits, remaining } = allowance
  return (
    <section
      aria-label="Today's allowance"
      className="mt-auto grid flex-none gap-[7px] rounded-3 bg-panel p-2.5 hairline"
    >
      <b className="font-semibold">
        {numberText(remaining)} of {numberText(limits.limit)} left today
      </b>
      <AllowanceMeter remaining={remaining} limit={limits.limit} />
      <span className="text-11 text-ink-3">
        {planName(limits.subscription_tier)} plan, resets at midnight
      </span>
    </section>
  )
}
