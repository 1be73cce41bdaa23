import { STYLES } from '@easel/contract/styles'
import { Link } from 'react-router'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS, styleHref } from '#web/shared/lib/paths.ts'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { Badge } from '#web/shared/ui/badge.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Styles', program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.styles,
    title: 'Styles',
    description: `${STYLES.length} ways to draw the same sentence, from photorealistic to pixel art. Press one to see what it is good for.`,
    picture: 'fox-watercolor',
  })
}

export default function StylesPage() {
  return (
    <>
      <PageTitle
        title="Styles"
        lead={`${STYLES.length} ways to draw the same sentence. Press one to see what it is good for.`}
      />
      <p className="px-4 pb-4 text-14 text-ink-2">
        <Link to={PATHS.stylesLibrary} className="text-ultramarine-ink underline underline-offset-2">
          Styles library
        </Link>
        : the same by family, with prompts, and a search.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-(--grout) px-(--grout) pb-10 max-md:grid-cols-2">
        {STYLES.map((style, index) => (
          <li key={style.id}>
            <Link to={styleHref(style.id)} className="group block">
              <span className="relative block aspect-3/2 overflow-hidden rounded-1 bg-mat group-hover:shadow-[0_0_0_2px_var(--ink)]">
                <StyleThumb style={style.id} eager={index < 2} />
                <span className="absolute bottom-2 left-2 flex gap-1">
                  {style.isNew && <Badge tone="new">NEW</Badge>}
                  {style.isPopular && <Badge className="bg-scrim text-white">Popular</Badge>}
                </span>
              </span>
              <span className="block px-1 pt-2 pb-4">
                <span className="block text-14 font-semibold">{style.label}</span>
                <span className="block text-12 text-ink-3">{style.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
