import { type ComponentProps, lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { takeAsReference } from '#web/features/generator/reference/take-as-reference.ts'
import type { OpenedPicture as Lightbox } from '#web/features/library/opened-picture.tsx'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

const LazyLightbox = lazy(() =>
  loadChunk(() => import('#web/features/library/opened-picture.tsx')).then(({ OpenedPicture }) => ({
    default: OpenedPicture,
  })),
)

/** One of the user's own pictures, opened over any page; its code loads with the first one. */
export function OpenedPicture(props: Omit<ComponentProps<typeof Lightbox>, 'onUseAsReference'>) {
  const navigate = useNavigate()
  if (props.opened.id === null) return null
  return (
    <Suspense>
      <LazyLightbox
        {...props}
        onUseAsReference={(generation) => {
          void takeAsReference(generation).then((isTaken) => isTaken && navigate(PATHS.generate))
        }}
      />
    </Suspense>
  )
}
