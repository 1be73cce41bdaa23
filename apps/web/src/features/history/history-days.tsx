import type { Generation } from '#web/shared/data/generation.ts'
import { groupByDay } from './generation-days.ts'
import { HistoryRow } from './history-row.tsx'

type HistoryDaysProps = {
  readonly generations: readonly Generation[]
  readonly onOpen: (generation: Generation) => void
  readonly onDelete: (generation: Generation) => void
}

export function HistoryDays({ generations, onOpen, onDelete }: HistoryDaysProps) {
  return groupByDay(generations, new Date()).map((day) => (
    <section key={day.key} aria-label={day.name} className="mb-6">
      <h2 className="sticky top-0 z-1 flex h-9 items-center border-b border-line bg-panel font-semibold max-md:top-(--header)">
        {day.name}
        <span className="figures ml-2 text-11 font-normal text-ink-3">{day.generations.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {day.generations.map((generation) => (
          <HistoryRow key={generation.id} generation={generation} onOpen={onOpen} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  ))
}
