import { useInfiniteQuery } from '@tanstack/react-query'
import { type GalleryFilter, galleryQuery } from '#web/shared/data/gallery.queries.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'
import { type GalleryItem, toGalleryItem } from './gallery-item.ts'
import { findSamples } from './sample-gallery.ts'

const EVERYTHING: GalleryFilter = { q: '', style: undefined, ratio: undefined, sort: 'newest' }

/** The pictures for a filter. Where nobody has published anything yet, the samples stand in, searched and filtered the same way. */
export function useGallery(filter: GalleryFilter) {
  const enabled = useHydrated()
  const list = useInfiniteQuery({ ...galleryQuery(filter), enabled })
  const isEmpty =
    list.isSuccess && !list.isPlaceholderData && countOf(list.data.pages) === 0 && !list.hasNextPage
  const everything = useInfiniteQuery({ ...galleryQuery(EVERYTHING), enabled: enabled && isEmpty })
  const isSampled = isEmpty && everything.isSuccess && countOf(everything.data.pages) === 0
  const isPending = list.isPending || (isEmpty && everything.isPending)
  const items: readonly GalleryItem[] = isSampled
    ? findSamples(filter)
    : (list.data?.pages ?? []).flatMap((page) => page.items.map(toGalleryItem))
  return { list, items, isSampled, isPending }
}

function countOf(pages: readonly { readonly items: readonly unknown[] }[]): number {
  return pages.reduce((sum, page) => sum + page.items.length, 0)
}
