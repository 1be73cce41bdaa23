import type { AudioTask, Recording } from '@easel/contract/audio'
import type { QueueTask } from '@easel/contract/queue'
import { isFound, readSearch } from '@easel/contract/search-text'
import type { Generation } from '#web/shared/data/generation.ts'
import { dayKey, dayName } from '#web/shared/lib/text/day-names.ts'
import { severalOf } from '#web/shared/lib/text/several.ts'
import { countFilters, type LibraryFilter } from './library-filters.ts'
import type { Box } from './wall/visible-boxes.ts'

export type TimelineEntry =
  | { readonly kind: 'day'; readonly key: string; readonly name: string; readonly count: number }
  | { readonly kind: 'picture'; readonly key: string; readonly generation: Generation }
  | { readonly kind: 'task'; readonly key: string; readonly task: QueueTask }
  | { readonly kind: 'sound'; readonly key: string; readonly recording: Recording }
  | { readonly kind: 'sound-task'; readonly key: string; readonly task: AudioTask }

/** Entries other than pictures: sounds, and tasks without results. */
export type TimelineExtras = {
  readonly tasks: readonly QueueTask[]
  readonly sounds: readonly Recording[]
  readonly soundTasks: readonly AudioTask[]
}

/** Pictures, sounds and tasks, divided at local midnights, in list order. */
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

/** A list, as far as loaded. */
export type LoadedList = {
  /** Creation of its last loaded entry in epoch milliseconds; undefined before the first. */
  readonly last: number | undefined
  readonly hasMore: boolean
}

/** The time up to which all lists are loaded; entries beyond it must not be shown yet. Null: to their ends. */
export function knownUntil(lists: readonly LoadedList[], isOldestFirst: boolean): number | null {
  const open = lists.filter(({ hasMore }) => hasMore)
  if (open.length === 0) return null
  return isOldestFirst
    ? Math.min(...open.map(({ last }) => last ?? Number.NEGATIVE_INFINITY))
    : Math.max(...open.map(({ last }) => last ?? Number.POSITIVE_INFINITY))
}

/** Unfinished tasks to show among pictures, if they match the filters. */
export function tasksFor(tasks: readonly QueueTask[], filter: LibraryFilter): readonly QueueTask[] {
  const { style, quality, q, ...rest } = filter
  if (filter.trash || countFilters(rest) > 0) return []
  return tasks.filter(
    (task) =>
      task.status !== 'done' &&
      (style === undefined || severalOf(style).includes(task.style)) &&
      (quality === undefined || severalOf(quality).includes(task.quality)) &&
      says(task.prompt, q),
  )
}

/** The same for sounds; only pictures have a style. */
export function soundTasksFor(tasks: readonly AudioTask[], filter: LibraryFilter): readonly AudioTask[] {
  const { q, ...rest } = filter
  if (filter.trash || countFilters(rest) > 0) return []
  return tasks.filter((task) => task.status !== 'done' && says(task.prompt, q))
}

function says(prompt: string, search: string | undefined): boolean {
  return isFound(prompt, readSearch(search ?? ''))
}

/** A row's height. Text grows with the person's text size; pictures and buttons do not. */
export type RowRoom = {
  readonly isNarrow: boolean
  /** Text size, 1 being normal. */
  readonly scale: number
}

/** Pixels of a row besides its facts: the total, and the part that is text. */
const ROWS = {
  day: { height: 44, text: 18 },
  picture: { height: 76, text: 38 },
  sound: { height: 76, text: 38 },
  task: { height: 76, text: 52 },
  'sound-task': { height: 76, text: 52 },
} as const
/** On phones buttons have their own line; a failed task has two lines for the reason. */
const NARROW_ROWS = {
  day: { height: 44, text: 18 },
  picture: { height: 92, text: 20 },
  sound: { height: 92, text: 20 },
  task: { height: 124, text: 52 },
  'sound-task': { height: 124, text: 52 },
} as const
const LINE = 20

/** Lines for a row's facts: larger text needs more. */
export function factLines(kind: TimelineEntry['kind'], { isNarrow, scale }: RowRoom): number {
  if (kind === 'day') return 0
  const usual = isNarrow && (kind === 'picture' || kind === 'sound') ? 2 : 1
  return scale <= 1 ? usual : Math.ceil((usual + 0.5) * scale)
}

/** One under the other. */
export function stack(entries: readonly TimelineEntry[], width: number, room: RowRoom): readonly Box[] {
  const rows = room.isNarrow ? NARROW_ROWS : ROWS
  const scale = Math.max(1, room.scale)
  let top = 0
  return entries.map(({ kind }) => {
    const { height, text } = rows[kind]
    const grown = height + (scale - 1) * text + factLines(kind, room) * LINE * scale
    const box = { top, left: 0, width, height: Math.ceil(grown) }
    top += box.height
    return box
  })
}
