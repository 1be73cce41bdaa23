import type { QueueTask } from '@easel/contract/queue'
import { foldText, readSearch } from '@easel/contract/search-text'
import type { Generation } from '#web/shared/data/generation.ts'
import { dayKey, dayName } from '#web/shared/lib/day-names.ts'
import { countFilters, type LibraryFilter } from './library-filters.ts'
import type { Box } from './visible-boxes.ts'

export type TimelineEntry =
  | { readonly kind: 'day'; readonly key: string; readonly name: string; readonly count: number }
  | { readonly kind: 'picture'; readonly key: string; readonly generation: Generation }
  | { readonly kind: 'task'; readonly key: string; readonly task: QueueTask }

/** Pictures and work that gave none, cut at the local midnights, in the order of the list. */
export function timelineOf(
  generations: readonly Generation[],
  tasks: readonly QueueTask[],
  { now, isOldestFirst }: { readonly now: Date; readonly isOldestFirst: boolean },
): readonly TimelineEntry[] {
  const sign = isOldestFirst ? 1 : -1
  const work = tasks
    .map((task) => ({ at: Date.parse(task.createdAt), task }))
    .sort((a, b) => sign * (a.at - b.at))
  const entries: TimelineEntry[] = []
  let day: { key: string; name: string; at: number; count: number } | undefined
  let next = 0

  function enter(moment: Date, entry: TimelineEntry) {
    const key = dayKey(moment)
    if (day?.key !== key) {
      day = { key, name: dayName(moment, now), at: entries.length, count: 0 }
      entries.push({ kind: 'day', key, name: day.name, count: 0 })
    }
    entries.push(entry)
    day.count += 1
    entries[day.at] = { kind: 'day', key, name: day.name, count: day.count }
  }
  function enterWorkBefore(moment: number) {
    for (let one = work[next]; one && sign * (one.at - moment) <= 0; one = work[next]) {
      enter(new Date(one.at), { kind: 'task', key: one.task.id, task: one.task })
      next += 1
    }
  }
  for (const generation of generations) {
    enterWorkBefore(generation.timestamp.getTime())
    enter(generation.timestamp, { kind: 'picture', key: generation.id, generation })
  }
  enterWorkBefore(sign * Number.POSITIVE_INFINITY)
  return entries
}

/** Work to show among the pictures: what is not done, when it is what the filters ask for. */
export function tasksFor(tasks: readonly QueueTask[], filter: LibraryFilter): readonly QueueTask[] {
  const { style, quality, q, ...rest } = filter
  if (filter.trash || countFilters(rest) > 0) return []
  const words = readSearch(q ?? '')
  return tasks.filter(
    (task) =>
      task.status !== 'done' &&
      (style === undefined || task.style === style) &&
      (quality === undefined || task.quality === quality) &&
      words.every((word) => foldText(task.prompt).includes(word)),
  )
}

const HEIGHTS = { day: 44, picture: 96, task: 96 } as const
const NARROW_HEIGHTS = { day: 44, picture: 132, task: 132 } as const

/** One under the other. */
export function stack(entries: readonly TimelineEntry[], width: number, isNarrow: boolean): readonly Box[] {
  const heights = isNarrow ? NARROW_HEIGHTS : HEIGHTS
  let top = 0
  return entries.map(({ kind }) => {
    const box = { top, left: 0, width, height: heights[kind] }
    top += box.height
    return box
  })
}
