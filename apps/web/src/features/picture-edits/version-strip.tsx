import { useQuery } from '@tanstack/react-query'
import { Columns2, Undo2 } from 'lucide-react'
import { client } from '#web/shared/api/client.ts'
import { lineageQuery } from '#web/shared/data/library.queries.ts'
import { changedSearch } from '#web/shared/lib/changed-search.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { savedComparisonHref } from '#web/shared/lib/paths.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'

/** All versions of a picture with their parents: each can be continued, restored, or compared with the previous one. */
export function VersionStrip({ id }: { readonly id: string }) {
  const [, setSearch] = useAddressSearch()
  const versions = useQuery(lineageQuery(id)).data?.versions ?? []
  const picture = versions.find((version) => version.id === id)
  if (!picture || versions.length < 2) return null
  const show = (version: string) => setSearch((now) => changedSearch(now, { picture: version }))
  const numberOf = (version: string | null) => versions.findIndex((one) => one.id === version) + 1
  const before = numberOf(picture.parent_id)
  const parent = versions[before - 1]
  return (
    <div className="grid gap-2 py-3">
      <h2 className="font-semibold">Versions</h2>
      <ol aria-label="Versions" className="flex gap-(--grout) overflow-x-auto pb-1">
        {versions.map((version, index) => {
          const origin = numberOf(version.parent_id)
          return (
            <li key={version.id} className="flex-none">
              <button
                type="button"
                aria-label={`Version ${index + 1} of ${versions.length}${origin > 0 ? `, from version ${origin}` : ''}`}
                aria-pressed={version.id === id}
                title={version.prompt}
                onClick={() => show(version.id)}
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
              <span aria-hidden="true" className="figures block pt-0.5 text-center text-11 text-ink-3">
                {origin > 0 ? `${origin} → ${index + 1}` : index + 1}
              </span>
            </li>
          )
        })}
      </ol>
      {parent && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => show(parent.id)}>
            <Undo2 size={14} aria-hidden="true" />
            Undo to version {before}
          </Button>
          <ButtonLink size="small" to={savedComparisonHref(parent.id, id)}>
            <Columns2 size={14} aria-hidden="true" />
            Compare with version {before}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
