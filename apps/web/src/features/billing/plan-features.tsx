import { DAILY_GENERATIONS } from '@easel/contract/limits'
import { PLANS } from '@easel/contract/plans'
import { Check } from 'lucide-react'
import { EVERY_PLAN } from '#web/content/pricing.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'

/** The feature in which the plans really differ. */
export function PlanDifference() {
  return (
    <dl className="mt-10 grid grid-cols-3 divide-x divide-line border-y border-line max-md:grid-cols-1 max-md:divide-x-0 max-md:divide-y">
      {PLANS.map(({ name, tier }) => (
        <div key={name} className="py-4 md:px-5 md:first:pl-0">
          <dt className="font-medium text-ink-2">{name}</dt>
          <dd className="mt-1 flex items-baseline gap-2">
            <span className="text-30 font-semibold tabular-nums">{numberText(DAILY_GENERATIONS[tier])}</span>
            <span className="text-ink-3">pictures a day</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function EveryPlan() {
  return (
    <ul className="grid grid-cols-2 gap-x-10 gap-y-3 text-14 max-md:grid-cols-1">
      {EVERY_PLAN.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check size={16} aria-hidden="true" className="mt-0.5 flex-none text-ink-3" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
