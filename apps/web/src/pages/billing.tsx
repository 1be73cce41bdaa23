import { PLANS } from '@easel/contract/plans'
import { CircleAlert } from 'lucide-react'
import { useAllowance } from '#web/features/usage/limits.queries.ts'
import { planName } from '#web/features/usage/plan-name.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Billing' }

export function meta() {
  return pageMeta({ title: 'Billing', description: 'Your plan and what is left of today.', index: false })
}

export default function BillingPage() {
  const allowance = useAllowance()
  return (
    <div className="mx-auto max-w-[720px] pb-12">
      <PageTitle title="Billing" />
      <div className="grid gap-4 px-4">
        {allowance.status === 'known' && (
          <section className="card grid gap-1 rounded-4 p-5">
            <h2 className="heading text-22">{planName(allowance.limits.subscription_tier)} plan</h2>
            <p className="text-14 text-ink-2">
              {allowance.limits.limit} generations per day,{' '}
              {PLANS.find((plan) => plan.tier === allowance.limits.subscription_tier)?.price} per month.
            </p>
            <p className="text-14 text-ink-2">
              {allowance.remaining} of {allowance.limits.limit} left today. The count returns{' '}
              {new Date(allowance.limits.reset_at).toLocaleString('en', {
                weekday: 'long',
                hour: '2-digit',
                minute: '2-digit',
              })}
              .
            </p>
            <div className="mt-3">
              <ButtonLink to={PATHS.pricing}>Compare plans</ButtonLink>
            </div>
          </section>
        )}
        {allowance.status === 'unknown' && <div className="skeleton h-40" />}
        {allowance.status === 'failed' && (
          <p role="alert" className="text-14 text-madder-ink">
            Your allowance could not be read. It is tried again by itself.
          </p>
        )}
        <p className="flex items-start gap-2.5 rounded-3 bg-cerulean-tint p-3.5 leading-normal text-cerulean-ink">
          <CircleAlert size={16} aria-hidden="true" className="mt-px" />A backend service and a card payment
          provider must be connected to enable subscriptions.
        </p>
      </div>
    </div>
  )
}
