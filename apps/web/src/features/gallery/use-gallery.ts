import { FULL_WALL } from '@easel/contract/gallery/gallery-wall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type GalleryFilter, galleryQuery } from '#web/shared/data/gallery.queries.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'
import { type GalleryItem, toGalleryItem } from './gallery-item.ts'
import { findSamples } from './sample-gallery.ts'

const EVERYTHING: GalleryFilter = { q: '', style: [], ratio: [], following: false, sort: 'newest' }

/** Pictures for a filter. Until enough are published to fill a wall, samples follow, filtered alike. */
export function useGallery(filter: GalleryFilter) {
  const enabled = useHydrated()
  const list = useInfiniteQuery({ ...galleryQuery(filter), enabled })
  const published = (list.data?.pages ?? []).flatMap((page) => page.items)
  const isAll = list.isSuccess && !list.isPlaceholderData && !list.hasNextPage
  const mayBeFew = isAll && published.length < FULL_WALL && !filter.following
  const everything = useInfiniteQuery({ ...galleryQuery(EVERYTHING), enabled: enabled && mayBeFew })
  const total = everything.hasNextPage ? FULL_WALL : everything.data?.pages[0]?.items.length
  const samples = mayBeFew && total !== undefined && total < FULL_WALL ? findSamples(filter) : []
  const items: readonly GalleryItem[] = [...published.map(toGalleryItem), ...samples]
  return {
    list,
    items,
    /** Whether nothing has been published yet. */
    isUnpublished: total === 0 && samples.length > 0,
    isPending: list.isPending || (mayBeFew && published.length === 0 && everything.isPending),
  }
}
