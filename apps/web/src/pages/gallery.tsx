import { EarlyWall } from '#web/features/gallery/early-wall.tsx'
import { GalleryLightbox } from '#web/features/gallery/gallery-lightbox.tsx'
import { NoMatch, SamplesNote } from '#web/features/gallery/gallery-states.tsx'
import { GalleryToolbar } from '#web/features/gallery/gallery-toolbar.tsx'
import { GalleryWall } from '#web/features/gallery/gallery-wall.tsx'
import { useGallery } from '#web/features/gallery/use-gallery.ts'
import { ALL_PICTURES, useGalleryFilter, useSettled } from '#web/features/gallery/use-gallery-filter.ts'
import { useShownPicture } from '#web/features/gallery/use-shown-picture.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { atomHref, PATHS } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { LoadMore, useLoadAhead } from '#web/shared/ui/load-more.tsx'

/** When the server has rendered the gallery, the program waits for a sign of a person (gallery-page.routes.ts). */
export const handle = { title: 'Gallery' }

export function meta() {
  return [
    ...pageMeta({
      path: PATHS.gallery,
      title: 'Gallery',
      picture: 'cats-anime',
      description:
        'Pictures that people chose to show, with their prompts, styles and seeds. Everything made on Easel starts private.',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Easel gallery',
      href: inSite(atomHref(PATHS.gallery)),
    },
  ]
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
        <NoMatch search={filter.q.trim()} following={filter.following} onClear={() => change(ALL_PICTURES)} />
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
