import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { AuthorHeader } from '#web/features/gallery/author-header.tsx'
import { toGalleryItem } from '#web/features/gallery/gallery-item.ts'
import { GalleryLightbox } from '#web/features/gallery/gallery-lightbox.tsx'
import { GallerySkeleton } from '#web/features/gallery/gallery-states.tsx'
import { GalleryWall } from '#web/features/gallery/gallery-wall.tsx'
import { useShownPicture } from '#web/features/gallery/use-shown-picture.ts'
import { toApiError } from '#web/shared/api/api-error.ts'
import { authorQuery } from '#web/shared/data/gallery.queries.ts'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import { LoadMore, useLoadAhead } from '#web/shared/ui/load-more.tsx'
import NotFoundPage from '../not-found.tsx'

export const handle = { title: 'Gallery' }

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** `/authors/{id}`: a user's published pictures, under the name they chose. An author without any has no page. */
export default function AuthorPage() {
  const { id = '' } = useParams()
  const list = useInfiniteQuery(authorQuery(id))
  const pages = list.data?.pages
  const items = useMemo(() => (pages ?? []).flatMap((page) => page.items).map(toGalleryItem), [pages])
  const picture = useShownPicture(items)
  const more = {
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    onLoad: () => void list.fetchNextPage(),
  }
  useLoadAhead(picture.at, items.length, more)

  if (list.isPending) return <GallerySkeleton />
  if (list.error && isGone(list.error))
    return (
      <>
        <title>Not found · Easel</title>
        <NotFoundPage />
      </>
    )
  const author = pages?.at(-1)?.author
  if (!author)
    return (
      <LoadError title="The author did not load" error={list.error} onRetry={() => void list.refetch()} />
    )
  return (
    <div className="flex min-h-full flex-col">
      <title>{`${author.name} · Easel`}</title>
      <AuthorHeader author={author} />
      <GalleryWall items={items} onOpen={(item) => picture.show(item.id, { replace: false })} />
      <LoadMore {...more} />
      <GalleryLightbox
        item={picture.item}
        previous={picture.previous}
        next={picture.next}
        onShow={(item) => picture.show(item.id, { replace: true })}
        onClose={picture.close}
      />
    </div>
  )
}

function isGone(error: unknown): boolean {
  const { code } = toApiError(error)
  return code === 'not_found' || code === 'invalid_request'
}
