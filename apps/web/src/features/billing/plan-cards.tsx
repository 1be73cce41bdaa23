import type { Tier } from '@easel/contract/limits'
import { PLANS, type Plan } from '@easel/contract/plans'
import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'

/** The three plans side by side, with the popular one emphasized. `current`: the visitor's plan, if known. */
export function PlanCards({ current }: { readonly current?: Tier | undefined }) {
  return (
    <div className="grid grid-cols-3 rounded-4 bg-raised shadow-[0_0_0_1px_var(--line-2),var(--depth-1)] max-md:grid-cols-1">
      {PLANS.map((plan) => (
        <PlanCard key={plan.name} plan={plan} isCurrent={plan.tier === current} />
      ))}
    </div>
  )
}

type PlanCardProps = { readonly plan: Plan; readonly isCurrent: boolean }

function PlanCard({ plan, isCurrent }: PlanCardProps) {
  const { name, price, period, features, cta, popular } = plan
  const navigate = useNavigate()

  return (
    <article
      className={classNames(
        'flex flex-col gap-4 p-8 max-lg:p-5 max-md:p-6 not-first:border-line max-md:not-first:border-t md:not-first:border-l',
        popular &&
          'rounded-4 border-0! bg-feature text-feature-ink shadow-[inset_0_0_0_1px_var(--feature-line),inset_0_1px_0_rgb(255_255_255/.12),var(--depth-3)] md:-my-3.5 lg:py-[46px] md:max-lg:py-8.5 max-md:-mx-1.5 max-md:px-7.5',
      )}
    >
      <h3 className="heading flex flex-wrap items-center gap-x-2.5 text-22">
        {name}
        {isCurrent ? <Badge tone="blue">Your plan</Badge> : popular && <Badge tone="new">Most popular</Badge>}
      </h3>
      <p className="display flex items-baseline gap-2 text-[76px] md:max-lg:grid md:max-lg:text-[56px] max-[370px]:text-[60px]">
        {price}
        <small
          className={classNames(
            'font-text text-14 font-normal tracking-normal [word-spacing:0]',
            popular ? 'text-feature-ink-2' : 'text-ink-3',
          )}
        >
          {period}
        </small>
      </p>
      <ul>
        {features.map((feature) => (
          <li
            key={feature}
            className={classNames(
              'flex items-center gap-2.5 border-t py-[9px] text-14',
              popular ? 'border-feature-line text-feature-ink-2' : 'border-line text-ink-2',
            )}
          >
            <Check size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={popular ? 'act' : 'plain'}
        size="large"
        full
        className="mt-auto"
        onClick={() =>
          void import('./choose-plan.ts').then(({ choosePlan }) => choosePlan(plan.tier, navigate))
        }
      >
        {isCurrent && plan.tier !== 'free' ? 'Manage your plan' : cta}
      </Button>
    </article>
  )
}
