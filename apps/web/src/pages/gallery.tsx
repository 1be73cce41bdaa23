import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EarlyWall } from '#web/features/gallery/early-wall.tsx'
import { toGalleryItem } from '#web/features/gallery/gallery-item.ts'
import { GalleryLightbox } from '#web/features/gallery/gallery-lightbox.tsx'
import { NoMatch, SamplesNote } from '#web/features/gallery/gallery-states.tsx'
import { GalleryToolbar } from '#web/features/gallery/gallery-toolbar.tsx'
import { GalleryWall } from '#web/features/gallery/gallery-wall.tsx'
import { findSample } from '#web/features/gallery/sample-gallery.ts'
import { useGallery } from '#web/features/gallery/use-gallery.ts'
import { useGalleryFilter, useSettled } from '#web/features/gallery/use-gallery-filter.ts'
import { galleryPictureQuery } from '#web/shared/data/gallery.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useOpenPicture } from '#web/shared/lib/use-open-picture.ts'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { LoadMore, useLoadAhead } from '#web/shared/ui/load-more.tsx'

export const handle = { title: 'Gallery', program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.gallery,
    title: 'Gallery',
    picture: 'cats-anime',
    description:
      'Pictures that people chose to show, with their prompts, styles and seeds. Everything made on Easel starts private.',
  })
}

export default function GalleryPage() {
  const { filter, change } = useGalleryFilter()
  const gallery = useGallery(useSettled(filter))
  const { list, items } = gallery
  const picture = useShownPicture(items)
  const failed = list.isError && items.length === 0
  const more = {
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    onLoad: () => void list.fetchNextPage(),
  }
  useLoadAhead(picture.at, items.length, more)

  return (
    <div className="flex min-h-full flex-col">
      <GalleryToolbar filter={filter} onChange={change} />
      {gallery.isUnpublished && <SamplesNote />}
      {failed ? (
        <LoadError title="The gallery did not load" error={list.error} onRetry={() => void list.refetch()} />
      ) : gallery.isPending ? (
        <EarlyWall />
      ) : items.length === 0 && !list.hasNextPage ? (
        <NoMatch
          search={filter.q.trim()}
          onClear={() => change({ q: '', style: undefined, ratio: undefined })}
        />
      ) : (
        <div aria-busy={list.isPlaceholderData}>
          <GalleryWall items={items} onOpen={({ id }) => picture.show(id, { replace: false })} />
        </div>
      )}
      {!failed && <LoadMore {...more} />}
      <GalleryLightbox
        item={picture.item}
        previous={picture.previous}
        next={picture.next}
        onShow={({ id }) => picture.show(id, { replace: true })}
        onClose={picture.close}
      />
    </div>
  )
}

/** The picture that the address names: from the wall, from the samples, or, when it is further down, asked for by itself. */
function useShownPicture(items: ReturnType<typeof useGallery>['items']) {
  const { opened, show, close } = useOpenPicture()
  const at = items.findIndex(({ id }) => id === opened)
  const sample = opened === null ? undefined : findSample(opened)
  const isElsewhere = opened !== null && at < 0 && !sample && opened.startsWith('gen_')
  const { data } = useQuery({ ...galleryPictureQuery(opened ?? ''), enabled: isElsewhere })
  const item = useMemo(() => (isElsewhere && data ? toGalleryItem(data) : undefined), [isElsewhere, data])
  return {
    at,
    item: items[at] ?? sample ?? item ?? null,
    previous: items[at - 1],
    next: at < 0 ? undefined : items[at + 1],
    show,
    close,
  }
}
