import { STYLES } from '@easel/contract/styles'
import { useParams } from 'react-router'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS, styleHref } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'
import { frozen } from '#web/shared/ui/frozen.tsx'
import NotFoundPage from './not-found.tsx'

const GuideView = frozen(() =>
  import('#web/features/styles/guide-view.tsx').then((module) => module.GuideView),
)

export const handle = { title: 'Styles', program: 'on-use' }

const find = (id: string | undefined) => STYLES.find((style) => style.id === id)

export function meta({ params }: { readonly params: { readonly id?: string } }) {
  const style = find(params.id)
  if (!style) return pageMeta({ title: 'Not found', description: 'There is no such style.', index: false })
  const path = styleHref(style.id)
  return pageMeta({
    path,
    title: `${style.label} style`,
    picture: `styles/${style.id}`,
    description: `${style.label} pictures from a sentence: how the style draws, what it is good for, settings and prompts with the pictures they made.`,
    data: [
      breadcrumbData([
        { path: PATHS.styles, name: 'Styles' },
        { path, name: style.label },
      ]),
    ],
  })
}

export default function StylePage() {
  const style = find(useParams()['id'])
  return style ? <GuideView key={style.id} id={style.id} /> : <NotFoundPage />
}
