import type { Generation } from '#web/shared/data/generation.ts'
import { dayKey, dayName } from '#web/shared/lib/day-names.ts'

export type GenerationDay = {
  readonly key: string
  readonly name: string
  readonly generations: readonly Generation[]
}

/** A list that is newest first, cut at the local midnights. */
export function groupByDay(generations: readonly Generation[], now: Date): readonly GenerationDay[] {
  const groups = Map.groupBy(generations, ({ timestamp }) => dayKey(timestamp))
  return [...groups].map(([key, group]) => ({
    key,
    name: group[0] ? dayName(group[0].timestamp, now) : key,
    generations: group,
  }))
}
