import { styleLabel } from '@easel/contract/styles'
import { Link } from 'react-router'
import { TEMPLATES } from '#web/content/templates.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { generateHref, PATHS } from '#web/shared/lib/paths.ts'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Templates' }

export function meta() {
  return pageMeta({
    path: PATHS.templates,
    title: 'Templates',
    description:
      'Whole settings for a purpose: blog header, wallpaper, album cover, poster. Open one and change the sentence.',
    picture: 'cafe-neon',
  })
}

export default function TemplatesPage() {
  return (
    <>
      <PageTitle
        title="Templates"
        lead="Prompt, style and shape for a purpose. Open one and change the sentence."
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(250px,1fr))] gap-2 px-4 pb-10">
        {TEMPLATES.map((template) => (
          <li key={template.title}>
            <Link
              to={generateHref(template)}
              className="card flex h-full flex-col overflow-hidden rounded-4 transition-shadow duration-(--toggle) hover:shadow-[0_0_0_2px_var(--ink)]"
            >
              <span className="relative block aspect-3/2">
                <StyleThumb style={template.style} />
                <span className="absolute bottom-2 left-2 rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white">
                  {styleLabel(template.style)}, {template.aspectRatio}
                </span>
              </span>
              <span className="block flex-1 p-4">
                <span className="heading block text-18">{template.title}</span>
                <span className="mt-1 block text-ink-3">{template.use}</span>
                <span className="mt-3 block leading-normal text-ink-2">{template.prompt}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
