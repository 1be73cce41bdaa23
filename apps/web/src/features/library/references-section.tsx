import { useQuery } from '@tanstack/react-query'
import { referencesQuery } from '#web/shared/data/library.queries.ts'
import { ROLE_LABELS } from '#web/shared/pictures/reference-roles.ts'

/** A picture's reference pictures, by the names used in its prompt. */
export function ReferencesSection({ id }: { readonly id: string }) {
  const { data } = useQuery(referencesQuery(id))
  if (!data || data.references.length === 0) return null
  return (
    <section aria-label="Reference images" className="p-4">
      <h3 className="mb-1.5 font-semibold">Reference images</h3>
      <ol className="flex flex-wrap gap-2">
        {data.references.map(({ image, role }, index) => {
          const called = `@${index + 1}`
          return (
            <li key={called} className="grid w-[72px] content-start gap-1">
              {image === null ? (
                <span className="grid size-[72px] place-items-center rounded-1 bg-(--skeleton) text-12 text-ink-3">
                  Deleted
                </span>
              ) : (
                <img src={image} alt="" className="size-[72px] rounded-1 object-cover" />
              )}
              <span className="text-12 text-ink-2">
                {called}
                {role && ` ${ROLE_LABELS[role]}`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
