import { STYLES } from '@easel/contract/styles'
import { Link } from 'react-router'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS, styleHref } from '#web/shared/lib/paths.ts'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { Badge } from '#web/shared/ui/badge.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

/** Pictures loaded with the page, and pictures in sight on a phone before any scrolling. */
const EAGER = 2
const FIRST_SEEN = 6

/** On phones, holds later pictures back so that earlier ones get the bandwidth. */
function heldOnPhones(index: number): string | undefined {
  if (index < EAGER) return undefined
  return index < FIRST_SEEN ? 'max-md:held-briefly' : 'max-md:held'
}

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
        lead={
          <>
            {STYLES.length} ways to draw a sentence, each with a picture that suits it. Press one to see what
            it is good for and which prompts it likes. The{' '}
            <Link to={PATHS.stylesLibrary} className="text-ultramarine-ink underline underline-offset-2">
              styles library
            </Link>{' '}
            has them all by family, with a search.
          </>
        }
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-(--grout) px-(--grout) pb-10 max-md:grid-cols-2">
        {STYLES.map((style, index) => (
          <li key={style.id} className={heldOnPhones(index)}>
            <Link to={styleHref(style.id)} className="group block">
              <span className="relative block aspect-3/2 overflow-hidden rounded-1 bg-mat group-hover:shadow-[0_0_0_2px_var(--ink)]">
                <StyleThumb style={style.id} eager={index < EAGER} />
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
