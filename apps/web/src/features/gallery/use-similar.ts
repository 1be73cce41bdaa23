import { listGallery } from '@easel/contract/gallery/gallery'
import { useQueries } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { GALLERY_KEY } from '#web/shared/data/gallery.queries.ts'
import { type GalleryItem, toGalleryItem } from './gallery-item.ts'
import { readPalette } from './read-palette.ts'
import { findSamples } from './sample-gallery.ts'
import { byWords, byWordsAndColors, tellingWords } from './similarity.ts'

const MAX_SHOWN = 6
/** Number of candidates whose colors are compared. */
const MAX_COMPARED = 12

/** Similar gallery pictures by words, style and colors, completed with samples. */
export function useSimilar(item: GalleryItem): readonly GalleryItem[] {
  // Without a word: the newest, which may have similar colors.
  const searches = [...tellingWords(item.prompt), '']
  const published = useQueries({
    queries: searches.map((q) => ({
      queryKey: [...GALLERY_KEY, 'like', q],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { items } = await client.data.call(listGallery, { query: { q } }, { signal })
        return items.map(toGalleryItem)
      },
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  const samples = searches.flatMap((q) => findSamples({ q }))
  const compared = byWords(item, [...published, ...samples]).slice(0, MAX_COMPARED)
  const { isPending, palettes } = useQueries({
    queries: [item, ...compared].map((picture) => ({
      queryKey: ['palette', picture.id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => readPalette(smallest(picture), signal),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: (answers) => ({
      isPending: answers.some((answer) => answer.isPending),
      palettes: answers.map(({ data }) => data ?? []),
    }),
  })
  // Results keep their place once shown.
  if (isPending) return []
  const ids = [item, ...compared].map(({ id }) => id)
  const alike = (of: readonly GalleryItem[]) =>
    byWordsAndColors(item, of, (id) => palettes[ids.indexOf(id)] ?? [])
  const isSample = ({ published: row }: GalleryItem) => row === null
  return [
    ...alike(compared.filter((picture) => !isSample(picture))),
    ...alike(compared.filter(isSample)),
  ].slice(0, MAX_SHOWN)
}

function smallest({ src, srcSet }: GalleryItem): string {
  return srcSet.split(' ')[0] || src
}
