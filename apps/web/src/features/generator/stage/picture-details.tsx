import { ChevronRight } from 'lucide-react'
import type { Generation } from '#web/shared/data/generation.ts'
import { makingFacts } from '#web/shared/pictures/making-facts.ts'
import { PictureFacts } from '#web/shared/pictures/picture-facts.tsx'

/** Provider, cost, and differences from the request. */
export function PictureDetails({ generation }: { readonly generation: Generation }) {
  const warnings = generation.requested?.warnings ?? []
  return (
    <details className="group/details mt-2 text-12">
      <summary className="flex h-8 items-center gap-1.5 text-ink-2 max-md:h-11">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="transition-transform duration-(--toggle) ease-out group-open/details:rotate-90"
        />
        Details
        {warnings.length > 0 && <span className="truncate text-gamboge-ink">{warnings[0]}</span>}
      </summary>
      <div className="-mx-3 border-t border-line">
        <PictureFacts facts={makingFacts(generation)} />
      </div>
    </details>
  )
}
