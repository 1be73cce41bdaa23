import type { AudioTask, Recording } from '@easel/contract/audio'
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
  | { readonly kind: 'sound'; readonly key: string; readonly recording: Recording }
  | { readonly kind: 'sound-task'; readonly key: string; readonly task: AudioTask }

/** What stands among the pictures: sounds, and work that gave neither. */
export type TimelineExtras = {
  readonly tasks: readonly QueueTask[]
  readonly sounds: readonly Recording[]
  readonly soundTasks: readonly AudioTask[]
}

/** Pictures, sounds and work, cut at the local midnights, in the order of the list. */
export function timelineOf(
  generations: readonly Generation[],
  { tasks, sounds, soundTasks }: TimelineExtras,
  { now, isOldestFirst }: { readonly now: Date; readonly isOldestFirst: boolean },
): readonly TimelineEntry[] {
  const sign = isOldestFirst ? 1 : -1
  const extras: { readonly at: number; readonly entry: TimelineEntry }[] = [
    ...tasks.map((task) => ({
      at: Date.parse(task.createdAt),
      entry: { kind: 'task' as const, key: task.id, task },
    })),
    ...sounds.map((recording) => ({
      at: Date.parse(recording.created_at),
      entry: { kind: 'sound' as const, key: recording.id, recording },
    })),
    ...soundTasks.map((task) => ({
      at: Date.parse(task.created_at),
      entry: { kind: 'sound-task' as const, key: task.id, task },
    })),
  ].sort((a, b) => sign * (a.at - b.at))
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
  function enterExtrasBefore(moment: number) {
    for (let one = extras[next]; one && sign * (one.at - moment) <= 0; one = extras[next]) {
      enter(new Date(one.at), one.entry)
      next += 1
    }
  }
  for (const generation of generations) {
    enterExtrasBefore(generation.timestamp.getTime())
    enter(generation.timestamp, { kind: 'picture', key: generation.id, generation })
  }
  enterExtrasBefore(sign * Number.POSITIVE_INFINITY)
  return entries
}

/** A list as far as it is loaded. */
export type LoadedList = {
  /** When its last known entry was made, in milliseconds since 1970; undefined before the first. */
  readonly last: number | undefined
  readonly hasMore: boolean
}

/** Up to which moment all of these lists are known, in their common order: what lies beyond must not be shown yet. Null: to their ends. */
export function knownUntil(lists: readonly LoadedList[], isOldestFirst: boolean): number | null {
  const open = lists.filter(({ hasMore }) => hasMore)
  if (open.length === 0) return null
  return isOldestFirst
    ? Math.min(...open.map(({ last }) => last ?? Number.NEGATIVE_INFINITY))
    : Math.max(...open.map(({ last }) => last ?? Number.POSITIVE_INFINITY))
}

/** Work to show among the pictures: what is not done, when it is what the filters ask for. */
export function tasksFor(tasks: readonly QueueTask[], filter: LibraryFilter): readonly QueueTask[] {
  const { style, quality, q, ...rest } = filter
  if (filter.trash || countFilters(rest) > 0) return []
  return tasks.filter(
    (task) =>
      task.status !== 'done' &&
      (style === undefined || task.style === style) &&
      (quality === undefined || task.quality === quality) &&
      says(task.prompt, q),
  )
}

/** Sounds that are not done, under the same rule; only pictures have a style. */
export function soundTasksFor(tasks: readonly AudioTask[], filter: LibraryFilter): readonly AudioTask[] {
  const { q, ...rest } = filter
  if (filter.trash || countFilters(rest) > 0) return []
  return tasks.filter((task) => task.status !== 'done' && says(task.prompt, q))
}

function says(prompt: string, search: string | undefined): boolean {
  const text = foldText(prompt)
  return readSearch(search ?? '').every((word) => text.includes(word))
}

const HEIGHTS = { day: 44, picture: 96, task: 96, sound: 96, 'sound-task': 96 } as const
/** Work that failed says why, in two lines. */
const NARROW_HEIGHTS = { day: 44, picture: 132, task: 144, sound: 132, 'sound-task': 144 } as const

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
