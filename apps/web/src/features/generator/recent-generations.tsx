import { ChevronRight } from 'lucide-react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'

type RecentGenerationsProps = {
  readonly generations: readonly Generation[]
  readonly shownId: string | undefined
  readonly onPick: (id: string) => void
}

/** Pictures before the latest; pressing one puts it on the stage. */
export function RecentGenerations({ generations, shownId, onPick }: RecentGenerationsProps) {
  return (
    <section
      aria-labelledby="recent-generations"
      className="flex-none border-y border-line bg-panel px-3 pt-1.5 pb-3"
    >
      <div className="mb-1 flex min-h-7 items-center gap-2">
        <h2 id="recent-generations" className="font-semibold">
          Recent Generations
        </h2>
        <ButtonLink variant="quiet" size="small" to={PATHS.saved} className="ml-auto">
          All saved
          <ChevronRight size={14} aria-hidden="true" />
        </ButtonLink>
      </div>
      <div className="grid grid-cols-4 gap-(--grout)">
        {generations.map((generation) => (
          <button
            key={generation.id}
            type="button"
            aria-label={`Show: ${generation.prompt}`}
            aria-pressed={generation.id === shownId}
            onClick={() => onPick(generation.id)}
            className={classNames(
              'relative aspect-square overflow-hidden rounded-1 bg-mat transition-shadow duration-(--toggle) hover:shadow-[0_0_0_2px_var(--ink)]',
              generation.id === shownId && 'selected',
            )}
          >
            <img
              src={client.storage.url(generation.imageURL, { format: 'webp', width: 256 })}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        ))}
      </div>
    </section>
  )
}
