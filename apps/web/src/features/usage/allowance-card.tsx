import { planName } from '@easel/contract/plans'
import { useAllowance } from '#web/shared/data/limits.queries.ts'
import { numberText } from '#web/shared/lib/number-text.ts'

const MAX_PIPS = 10

/** What is left of today, at the foot of the sidebar. */
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
      {limits.limit <= MAX_PIPS && (
        <span className="inline-flex gap-[3px]" aria-hidden="true">
          {Array.from({ length: limits.limit }, (_, index) => `pip-${index}`).map((pip, index) => (
            <i
              key={pip}
              className={
                index < limits.limit - remaining
                  ? 'h-1.5 w-3.5 rounded-[1px] bg-gamboge'
                  : 'h-1.5 w-3.5 rounded-[1px] shadow-[inset_0_0_0_1px_var(--field-line)]'
              }
            />
          ))}
        </span>
      )}
      <span className="text-11 text-ink-3">
        {planName(limits.subscription_tier)} plan, resets at midnight
      </span>
    </section>
  )
}
