import type { GenerationRecord } from '@easel/contract/generations'
import { useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { lineageQuery } from '#web/shared/data/library.queries.ts'

const RELATIONS: Readonly<Record<NonNullable<GenerationRecord['relation']>, string>> = {
  variation: 'Variation',
  remix: 'Remix',
  reference: 'By reference',
  edit: 'Edit',
  upscale: 'Larger',
}

type LineageSectionProps = { readonly id: string; readonly onShow: (id: string) => void }

/** What a picture was made from, and what was made from it. */
export function LineageSection({ id, onShow }: LineageSectionProps) {
  const { data } = useQuery(lineageQuery(id))
  if (!data || (data.ancestors.length === 0 && data.children.length === 0)) return null
  return (
    <section aria-label="Lineage" className="grid gap-3 p-4">
      <Row title="Made from" rows={data.ancestors} onShow={onShow} />
      <Row title="Made from this" rows={data.children} onShow={onShow} />
    </section>
  )
}

type RowProps = {
  readonly title: string
  readonly rows: readonly GenerationRecord[]
  readonly onShow: (id: string) => void
}

function Row({ title, rows, onShow }: RowProps) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-(--grout)">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-label={`Show: ${row.prompt}`}
              title={row.relation ? RELATIONS[row.relation] : undefined}
              onClick={() => onShow(row.id)}
              className="block size-[72px] overflow-hidden rounded-1 bg-(--skeleton) hover:shadow-[0_0_0_2px_var(--ink)]"
            >
              <img
                src={client.storage.url(row.image_url, { format: 'webp', width: 256 })}
                alt=""
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
