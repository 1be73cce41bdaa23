import { TEMPLATES } from '#web/content/templates/templates.ts'
import { TemplateBrowser } from '#web/features/templates/template-browser.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Templates', program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.templates,
    title: 'Templates',
    description: `${TEMPLATES.length} sentences with blanks, and the settings that suit them: product shots, headers, posters, cards. Fill in and draw.`,
    picture: 'neon-sign',
  })
}

export default function TemplatesPage() {
  return (
    <>
      <PageTitle
        title="Templates"
        lead="Prompt, style and shape for a purpose. Open one and fill in the blanks."
      />
      <div className="px-4 pb-12">
        <TemplateBrowser />
      </div>
    </>
  )
}
