import { lazy } from 'react'
import { Link } from 'react-router'
import { FIRST_QUESTIONS } from '#web/content/first-questions.ts'
import { LANDING } from '#web/content/landing.ts'
import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { BenchSection } from '#web/features/landing/bench-section.tsx'
import { CallToAction } from '#web/features/landing/call-to-action.tsx'
import { FactsStrip } from '#web/features/landing/facts-strip.tsx'
import { FeaturesSection } from '#web/features/landing/features-section.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { RackSection } from '#web/features/landing/rack-section.tsx'
import { SECTION, SectionHeader } from '#web/features/landing/section-header.tsx'
import { TestimonialsSection } from '#web/features/landing/testimonials-section.tsx'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { faqData, productData } from '#web/shared/lib/structured-data.ts'
import { QuestionList } from '#web/shared/ui/question-list.tsx'

const EmbeddedBench = lazy(() =>
  loadChunk(() => import('./parts/embedded-bench.tsx')).then((module) => ({ default: module.EmbeddedBench })),
)

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.home,
    title: LANDING.title,
    description: LANDING.description,
    data: [productData(LANDING.description), faqData(FIRST_QUESTIONS)],
  })
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <FactsStrip />
      <BenchSection generator={EmbeddedBench} {...LANDING.bench} />
      <RackSection />
      <FeaturesSection />
      <section id="pricing" className={`${SECTION} bg-panel`}>
        <SectionHeader title="Simple, transparent plans" lead="Start free, upgrade anytime" />
        <div className="lg:pt-3">
          <PlanCards />
        </div>
      </section>
      <TestimonialsSection />
      <section
        id="faq"
        className={`${SECTION} grid grid-cols-[4fr_8fr] gap-12 bg-panel max-lg:grid-cols-1 max-lg:gap-5`}
      >
        <h2 className="display text-64">Questions, answered</h2>
        <div>
          <QuestionList entries={FIRST_QUESTIONS} />
          <p className="mt-5 text-14">
            <Link to={PATHS.faq} className="reach text-ultramarine-ink underline underline-offset-2">
              All questions
            </Link>
          </p>
        </div>
      </section>
      <CallToAction />
    </>
  )
}
