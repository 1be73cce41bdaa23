import { galleryHref } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import type { GalleryItem } from './gallery-item.ts'
import { tellingWords } from './similarity.ts'
import { useSimilar } from './use-similar.ts'

type MoreLikeThisProps = {
  readonly item: GalleryItem
  readonly onShow: (item: GalleryItem) => void
}

/** Similar pictures of the gallery, and a search for the first word. */
export function MoreLikeThis({ item, onShow }: MoreLikeThisProps) {
  const alike = useSimilar(item)
  const [first] = tellingWords(item.prompt)
  if (alike.length === 0) return null
  return (
    <section aria-labelledby="more-like-this" className="p-4">
      <div className="mb-2 flex min-h-7 items-center">
        <h3 id="more-like-this" className="flex-1 font-semibold">
          More like this
        </h3>
        {first !== undefined && (
          <ButtonLink variant="quiet" size="small" to={galleryHref(first)} className="-mr-2.5">
            All with “{first}”
          </ButtonLink>
        )}
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
