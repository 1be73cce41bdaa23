import { CircleAlert } from 'lucide-react'
import { PlanSummary } from '#web/features/usage/plan-summary.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Billing' }

export function meta() {
  return pageMeta({ title: 'Billing', description: 'Your plan and what is left of today.', index: false })
}

export default function BillingPage() {
  return (
    <div className="mx-auto max-w-[720px] pb-12">
      <PageTitle title="Billing" />
      <div className="grid gap-4 px-4">
        <PlanSummary />
        <p className="flex items-start gap-2.5 rounded-3 bg-cerulean-tint p-3.5 leading-normal text-cerulean-ink">
          <CircleAlert size={16} aria-hidden="true" className="mt-px" />A backend service and a card payment
          provider must be connected to enable subscriptions.
        </p>
      </div>
    </div>
  )
}
