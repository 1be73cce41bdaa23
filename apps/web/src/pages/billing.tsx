import { InvoiceList } from '#web/features/billing/invoice-list.tsx'
import { SubscriptionCard } from '#web/features/billing/subscription-card.tsx'
import { PlanSummary } from '#web/features/usage/plan-summary.tsx'
import { UsageCard } from '#web/features/usage/usage-card.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Billing' }

export function meta() {
  return pageMeta({
    path: PATHS.billing,
    title: 'Billing',
    description: 'Your plan and what is left of today.',
    index: false,
  })
}

export default function BillingPage() {
  return (
    <div className="mx-auto max-w-[1080px] pb-12">
      <PageTitle title="Billing" />
      <div className="grid gap-3 px-4 lg:grid-cols-2">
        <PlanSummary />
        <SubscriptionCard />
        <div className="grid gap-3 lg:col-span-2">
          <UsageCard />
          <InvoiceList />
        </div>
      </div>
    </div>
  )
}
