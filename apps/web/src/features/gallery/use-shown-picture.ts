import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { galleryPictureQuery } from '#web/shared/data/gallery.queries.ts'
import { useOpenPicture } from '#web/shared/lib/history/use-open-picture.ts'
import { useMissingPicture } from '#web/shared/pictures/use-missing-picture.ts'
import { type GalleryItem, toGalleryItem } from './gallery-item.ts'
import { findSample } from './sample-gallery.ts'

/** The picture in the URL: from the wall, the samples, or fetched by itself. */
export function useShownPicture(items: readonly GalleryItem[]) {
  const { opened, show, close } = useOpenPicture()
  const at = items.findIndex(({ id }) => id === opened)
  const sample = opened === null ? undefined : findSample(opened)
  const isElsewhere = opened !== null && at < 0 && !sample && opened.startsWith('gen_')
  const { data, error, refetch } = useQuery({ ...galleryPictureQuery(opened ?? ''), enabled: isElsewhere })
  useMissingPicture(isElsewhere && error, { close, onRetry: () => void refetch() })
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
