import { PROMPT_LIBRARY } from '#web/content/prompts/prompt-library.ts'
import { PromptBrowser } from '#web/features/prompts/prompt-browser.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'
import { PageLink } from '#web/shared/ui/page-link.tsx'

const COUNT = PROMPT_LIBRARY.reduce((sum, { prompts }) => sum + prompts.length, 0)

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.promptLibrary,
    title: 'Prompt library',
    description: `${COUNT} prompts in ${PROMPT_LIBRARY.length} categories, each with the style and shape that suit it. Search, copy, or open one in the generator.`,
    picture: 'owl-night',
    data: [breadcrumbData([{ path: PATHS.promptLibrary, name: 'Prompt library' }])],
  })
}

export default function PromptLibraryPage() {
  return (
    <div className="bg-panel px-(--gutter) pt-16 pb-24 max-md:pt-10">
      <h1 className="display text-64">Prompt library</h1>
      <p className="mt-4 mb-8 max-w-[42em] text-18 leading-normal text-pretty text-ink-2">
        {COUNT} sentences that draw well, each with the style and shape that suit it. Take one, then change a
        noun: that is how most good prompts begin. Keep your own under{' '}
        <PageLink to={PATHS.prompts} className="text-ultramarine-ink underline underline-offset-2">
          Prompts
        </PageLink>
        .
      </p>
      <PromptBrowser />
    </div>
  )
}
