import { TEMPLATES } from '#web/content/templates/templates.ts'
import { TemplateBrowser } from '#web/features/templates/template-browser.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.templatesLibrary,
    title: 'Templates library',
    description: `All ${TEMPLATES.length} templates on one page, by purpose, with their pictures, sentences and blanks. Each opens ready to be filled in.`,
    picture: 'balloons',
    data: [breadcrumbData([{ path: PATHS.templatesLibrary, name: 'Templates library' }])],
  })
}

export default function TemplatesLibraryPage() {
  return (
    <div className="bg-panel px-(--gutter) pt-16 pb-24 max-md:pt-10">
      <h1 className="display text-64">Templates library</h1>
      <p className="mt-4 mb-8 max-w-[42em] text-18 leading-normal text-pretty text-ink-2">
        Sentences with blanks, sorted by what they are for. The words are chosen so that whatever you put into
        a blank still draws; style and shape come along.
      </p>
      <TemplateBrowser />
    </div>
  )
}
