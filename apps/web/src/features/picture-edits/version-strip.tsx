import { useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { generationQuery, lineageQuery } from '#web/shared/data/library.queries.ts'
import { changedSearch } from '#web/shared/lib/changed-search.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'

/** A picture between what it was made from and what was made from it; any of them can be gone on from. */
export function VersionStrip({ id }: { readonly id: string }) {
  const [, setSearch] = useAddressSearch()
  const { data } = useQuery(lineageQuery(id))
  const { data: picture } = useQuery(generationQuery(id))
  if (!data || !picture || data.ancestors.length + data.children.length === 0) return null
  // The oldest first, as a thread is read.
  const versions = [...data.ancestors, picture, ...data.children].toSorted((one, other) =>
    one.created_at.localeCompare(other.created_at),
  )
  return (
    <div className="grid gap-2 py-3">
      <h2 className="font-semibold">Versions</h2>
      <ol aria-label="Versions" className="flex gap-(--grout) overflow-x-auto pb-1">
        {versions.map((version, index) => (
          <li key={version.id} className="flex-none">
            <button
              type="button"
              aria-label={`Version ${index + 1} of ${versions.length}`}
              aria-pressed={version.id === id}
              title={version.prompt}
              onClick={() => setSearch((now) => changedSearch(now, { picture: version.id }))}
              className={classNames(
                'relative block size-[72px] overflow-hidden rounded-1 bg-(--skeleton)',
                version.id === id && 'selected',
              )}
            >
              <img
                src={client.storage.url(version.image_url, { format: 'webp', width: 256 })}
                alt=""
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
