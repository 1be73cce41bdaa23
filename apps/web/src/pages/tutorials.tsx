import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'
import { frozen } from '#web/shared/ui/frozen.tsx'

const TutorialsView = frozen(() =>
  import('#web/features/articles/tutorials-view.tsx').then((module) => module.TutorialsView),
)

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.tutorials,
    title: 'Tutorials',
    description:
      'Eight short lessons with steps, pictures and buttons that open the generator filled in: light, seeds, batches, words, series.',
    picture: 'lake-impressionist',
    data: [breadcrumbData([{ path: PATHS.tutorials, name: 'Tutorials' }])],
  })
}

export default function TutorialsPage() {
  return (
    <div className="bg-panel px-(--gutter) pt-16 pb-24 max-md:pt-10">
      <h1 className="display text-64">Tutorials</h1>
      <p className="mt-4 max-w-[40em] text-18 leading-normal text-ink-2">
        Short, and done in the generator rather than read: every “Try it” opens it with the step filled in.
      </p>
      <TutorialsView />
    </div>
  )
}
