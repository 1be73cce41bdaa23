import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { generationQuery } from '#web/shared/data/library.queries.ts'
import { changedSearch } from '#web/shared/lib/changed-search.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { EditPanel } from './edit-panel.tsx'

const SHOWN = 24
/** Pixels beside a picture of the strip, for its focus ring. */
const RING = 4

/** A picture that the address names may be far along the strip. Only the strip moves: the page opens at its top. */
function bringIntoSight(place: HTMLElement | null) {
  const strip = place?.parentElement
  if (!place || !strip) return
  const at = place.getBoundingClientRect()
  const seen = strip.getBoundingClientRect()
  strip.scrollLeft += Math.max(0, at.right + RING - seen.right) - Math.max(0, seen.left + RING - at.left)
}

/** A library picture, and what can be made from it. */
export function PictureMaker() {
  const userId = useUserId()
  const [search, setSearch] = useAddressSearch()
  const { data, isPending, error, refetch } = useInfiniteQuery({
    ...generationsQuery(),
    enabled: userId !== null,
  })
  const wanted = search.get('picture')
  const { data: opened, isLoading: isOpening } = useQuery({
    ...generationQuery(wanted ?? ''),
    enabled: wanted !== null,
  })
  const latest = data?.pages.flatMap(({ items }) => items).slice(0, SHOWN) ?? []
  // An older picture opened from the library is listed first.
  const pictures = !opened || latest.some(({ id }) => id === opened.id) ? latest : [opened, ...latest]
  const chosen = wanted ?? pictures[0]?.id
  const shown = pictures.find(({ id }) => id === chosen)
  if (userId !== null && isPending)
    return <div role="status" aria-label="Loading your pictures" className="skeleton h-72" />
  if (error && !chosen)
    return <LoadNote what="Your pictures could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!chosen)
    return (
      <EmptyState
        icon={<Images size={28} aria-hidden="true" />}
        title="Make a picture first"
        action={
          <ButtonLink variant="act" to={PATHS.generate}>
            Generate
          </ButtonLink>
        }
      >
        Variations, enlargements, cutouts and other ratios start from a picture in your library.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(320px,400px)] gap-6 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-4">
      <div className="grid content-start gap-3 self-start lg:sticky lg:top-4">
        {/* A fixed height, so that nothing below moves when the picture arrives or another one is chosen. */}
        {(shown || isOpening) && (
          <div className="mat grid h-[calc(100dvh-20rem)] min-h-56 grid-rows-[minmax(0,1fr)] place-items-center rounded-4 p-4 max-lg:h-[50dvh] max-md:p-2">
            {shown && (
              <img
                src={client.storage.url(shown.image_url, { format: 'webp', width: 1024 })}
                alt={shown.prompt}
                width={shown.width}
                height={shown.height}
                className="h-auto max-h-full min-h-40 w-auto max-w-full object-contain"
              />
            )}
          </div>
        )}
        <ul
          aria-label="Your latest pictures"
          className="quiet-scroll -m-1 flex gap-1.5 overflow-x-auto p-1"
          style={{ scrollPadding: RING }}
        >
          {pictures.map(({ id, prompt, image_url: url }) => (
            <li key={id} ref={id === wanted ? bringIntoSight : undefined} className="w-20 flex-none">
              <button
                type="button"
                aria-pressed={id === chosen}
                onClick={() => setSearch((now) => changedSearch(now, { picture: id }))}
                className={classNames(
                  'relative block aspect-square w-full bg-mat',
                  id === chosen && 'selected',
                )}
              >
                <img
                  src={client.storage.url(url, { format: 'webp', width: 256 })}
                  alt={prompt}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <EditPanel key={chosen} id={chosen} />
    </div>
  )
}
