import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { PROMPT_GROUPS } from '#web/content/prompts.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { generateHref, PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Prompts' }

export function meta() {
  return pageMeta({
    path: PATHS.prompts,
    title: 'Prompts',
    description:
      'Sentences to start from: animals, places, stories and things. Press one to open it in the generator.',
    picture: 'wizard-fantasy',
  })
}

export default function PromptsPage() {
  return (
    <>
      <PageTitle title="Prompts" lead="Press one to open it in the generator." />
      <div className="grid grid-cols-2 gap-x-8 gap-y-8 px-4 pb-10 max-lg:grid-cols-1">
        {PROMPT_GROUPS.map(({ title, prompts }) => (
          <section key={title}>
            <h2 className="heading mb-2 text-22">{title}</h2>
            <ul className="divide-y divide-line border-y border-line">
              {prompts.map((prompt) => (
                <li key={prompt}>
                  <Link
                    to={generateHref({ prompt })}
                    className="group flex min-h-11 items-center gap-3 px-2 text-14 text-ink-2 hover:bg-hover hover:text-ink"
                  >
                    <span className="flex-1">{prompt}</span>
                    <ArrowRight
                      size={14}
                      aria-hidden="true"
                      className="opacity-0 transition-opacity duration-(--fast) group-hover:opacity-100 group-focus-visible:opacity-100"
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
