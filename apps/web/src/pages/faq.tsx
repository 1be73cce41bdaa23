import { FAQ } from '#web/content/faq.ts'
import { FaqBrowser } from '#web/features/faq/faq-browser.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData, faqData } from '#web/shared/lib/structured-data.ts'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.faq,
    title: 'Questions, answered',
    description:
      'Rights, daily limits, sizes, seeds, formats, privacy, and what draws the pictures: every answer on one page, searchable.',
    picture: 'owl-night',
    data: [faqData(FAQ), breadcrumbData([{ path: PATHS.faq, name: 'FAQ' }])],
  })
}

export default function FaqPage() {
  return (
    <div className="bg-panel px-(--gutter) py-16 max-md:py-10">
      <h1 className="display mb-8 text-64">Questions, answered</h1>
      <div className="max-w-[860px]">
        <FaqBrowser />
      </div>
    </div>
  )
}
