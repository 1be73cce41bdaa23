import type { Batch } from '@easel/contract/batches'
import { countMade, stateWords, totalOf } from './batch-words.ts'

type BatchListProps = {
  readonly batches: readonly Batch[]
  readonly opened: string | null
  readonly onOpen: (id: string) => void
}

/** Earlier batches with their progress. */
export function BatchList({ batches, opened, onOpen }: BatchListProps) {
  const others = batches.filter(({ id }) => id !== opened)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="earlier-batches">
      <h2 id="earlier-batches" className="mb-2 font-semibold">
        Earlier
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {others.map((batch) => (
          <li key={batch.id}>
            <button
              type="button"
              onClick={() => onOpen(batch.id)}
              className="flex min-h-11 w-full items-center gap-3 px-1 text-left text-14 hover:bg-hover"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{batch.title || 'Untitled'}</span>
              <span className="text-12 text-ink-3">{stateWords(batch)}</span>
              <span className="figures w-20 text-right text-12">
                {countMade(batch)}/{totalOf(batch)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
