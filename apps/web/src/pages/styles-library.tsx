import { STYLES } from '@easel/contract/styles'
import { StyleLibrary } from '#web/features/styles/style-library.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.stylesLibrary,
    title: 'Styles library',
    description: `All ${STYLES.length} styles by family: what each does, its picture, and prompts that suit it.`,
    picture: 'fox-watercolor',
    data: [breadcrumbData([{ path: PATHS.stylesLibrary, name: 'Styles library' }])],
  })
}

export default function StylesLibraryPage() {
  return (
    <div className="bg-panel px-(--gutter) pt-16 pb-24 max-md:pt-10">
      <h1 className="display text-64">Styles library</h1>
      <p className="mt-4 mb-8 max-w-[42em] text-18 leading-normal text-pretty text-ink-2">
        {STYLES.length} ways to draw the same sentence, by family. Each picture shows what its style does
        best.
      </p>
      <StyleLibrary />
    </div>
  )
}
