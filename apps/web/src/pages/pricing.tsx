import { PLANS } from '@easel/contract/plans'
import { PRICING_QUESTIONS } from '#web/content/pricing.ts'
import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { EveryPlan, PlanDifference } from '#web/features/billing/plan-features.tsx'
import { useAllowance } from '#web/shared/data/limits.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { faqData, productData } from '#web/shared/lib/structured-data.ts'
import { QuestionList } from '#web/shared/ui/question-list.tsx'

export const handle = { title: 'Pricing', program: 'on-use' }

const DESCRIPTION = 'Simple, transparent plans: free with five generations per day, Creator and Pro for more.'
const OFFERS = PLANS.map(({ name, price }) => ({ name, price: price.slice(1) }))

export function meta() {
  return pageMeta({
    path: PATHS.pricing,
    title: 'Pricing',
    description: DESCRIPTION,
    picture: 'moon-3d-render',
    data: [productData(DESCRIPTION, OFFERS), faqData(PRICING_QUESTIONS)],
  })
}

export default function PricingPage() {
  const allowance = useAllowance()
  return (
    <div className="mx-auto max-w-[1120px] px-6 py-12 max-md:px-4 max-md:py-8">
      <h1 className="display text-64">Simple, transparent plans</h1>
      <p className="mt-3 mb-14 text-16 text-ink-2 max-md:mb-8">Start free, upgrade anytime</p>
      <h2 className="sr-only">Plans</h2>
      <PlanCards current={allowance.status === 'known' ? allowance.limits.subscription_tier : undefined} />
      <PlanDifference />
      <h2 className="display mt-20 mb-5 text-44 max-md:mt-14">Every plan includes</h2>
      <EveryPlan />
      <h2 className="display mt-20 mb-5 text-44 max-md:mt-14">Before you ask</h2>
      <QuestionList entries={PRICING_QUESTIONS} />
    </div>
  )
}
