import { listGallery } from '@easel/contract/gallery/gallery'
import { useQueries } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { GALLERY_KEY } from '#web/shared/data/gallery.queries.ts'
import { galleryHref } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { type GalleryItem, toGalleryItem } from './gallery-item.ts'
import { findSamples } from './sample-gallery.ts'
import { bySimilarity, tellingWords } from './similar-words.ts'

const SHOWN = 6

type MoreLikeThisProps = {
  readonly item: GalleryItem
  readonly onShow: (item: GalleryItem) => void
}

/** Other pictures of the gallery whose prompts share the words that tell what this one shows. */
export function MoreLikeThis({ item, onShow }: MoreLikeThisProps) {
  const words = tellingWords(item.prompt)
  const published = useQueries({
    queries: words.map((q) => ({
      queryKey: [...GALLERY_KEY, 'like', q],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { items } = await client.data.call(listGallery, { query: { q } }, { signal })
        return items.map(toGalleryItem)
      },
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  const samples = words.flatMap((q) => findSamples({ q }))
  // Samples fill up what people have not yet published.
  const alike = [...bySimilarity(item, published), ...bySimilarity(item, samples)].slice(0, SHOWN)
  const [first] = words
  if (alike.length === 0 || first === undefined) return null
  return (
    <section aria-labelledby="more-like-this" className="p-4">
      <div className="mb-2 flex min-h-7 items-center">
        <h3 id="more-like-this" className="flex-1 font-semibold">
          More like this
        </h3>
        <ButtonLink variant="quiet" size="small" to={galleryHref(first)} className="-mr-2.5">
          All with “{first}”
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-3 gap-(--grout)">
        {alike.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              aria-label={`Show: ${other.prompt}`}
              onClick={() => onShow(other)}
              className="block aspect-square w-full overflow-hidden rounded-1 bg-mat hover:shadow-[0_0_0_2px_var(--ink)]"
            >
              <img
                src={other.src}
                srcSet={other.srcSet}
                sizes="120px"
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
