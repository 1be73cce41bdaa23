import { generationFilterFields, SORTS } from '@easel/contract/generations'
import * as z from 'zod/mini'
import type { GenerationFilters } from '#web/shared/data/generation-filters.ts'
import { dayKey } from '#web/shared/lib/text/day-names.ts'

/** The library's filters in the URL: the server's, with days instead of times. */
export type LibraryFilter = Omit<GenerationFilters, 'from' | 'to'> & {
  /** `2026-11-21`: from this local day on. */
  readonly from?: string | undefined
  /** Up to and including this local day. */
  readonly to?: string | undefined
  /** `2026-11`: the month at which the list starts, leaving out what comes before. Ignored when sorted by prompt. */
  readonly month?: string | undefined
}

const NAMES = [
  'q',
  'style',
  'quality',
  'ratio',
  'provider',
  'public',
  'favorite',
  'tag',
  'collection',
  'trash',
] as const
const DAY = /^\d{4}-\d\d-\d\d$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Parses the filters; invalid values are ignored. */
export function readFilter(search: URLSearchParams): LibraryFilter {
  const filter: Record<string, string> = {}
  for (const name of NAMES) {
    const value = search.get(name)
    if (value && z.safeParse(generationFilterFields[name], value).success) filter[name] = value
  }
  for (const name of ['from', 'to'] as const) {
    const day = search.get(name)
    if (day && DAY.test(day) && !Number.isNaN(Date.parse(day))) filter[name] = day
  }
  const month = search.get('month')
  if (month && MONTH.test(month)) filter['month'] = month
  const sort = SORTS.find((known) => known === search.get('sort'))
  return { ...filter, ...(sort && sort !== 'newest' && { sort }) }
}

/** The URL with other filters, without an opened picture; a narrowed list starts at its top. */
export function writeFilter(search: URLSearchParams, changes: Partial<LibraryFilter>): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('month')
  for (const [name, value] of Object.entries(changes)) {
    if (value && !(name === 'sort' && value === 'newest')) next.set(name, value)
    else next.delete(name)
  }
  next.delete('picture')
  next.delete('compare')
  return next
}

/** The filters for the server: days start and end at local midnight. */
export function toServerFilters({ from, to, month, ...filter }: LibraryFilter): GenerationFilters {
  const q = filter.q?.trim()
  const since = from && midnight(from, 0).toISOString()
  const until = to && midnight(to, 1).toISOString()
  const begins = month && filter.sort === 'oldest' ? midnight(`${month}-01`, 0).toISOString() : undefined
  const ends = month && !filter.sort ? monthAfter(month).toISOString() : undefined
  return {
    ...filter,
    q: q === '' ? undefined : q,
    ...((since || begins) && { from: latest(since, begins) }),
    ...((until || ends) && { to: earliest(until, ends) }),
  }
}

// UTC timestamps sort as strings.
const latest = (...moments: (string | undefined)[]) => moments.filter(Boolean).sort().at(-1)
const earliest = (...moments: (string | undefined)[]) => moments.filter(Boolean).sort()[0]

const PARTS = ['collection', 'favorite', 'public'] as const
export type LibraryPart = (typeof PARTS)[number]

/** The chosen part of the library, if nothing else narrows it. */
export function partOf(filter: LibraryFilter): LibraryPart | undefined {
  if (countFilters(filter) !== 1 || filter.q?.trim() || filter.trash) return undefined
  return PARTS.find((part) => filter[part] !== undefined && filter[part] !== 'false')
}

/** Number of active filters, without search, order, the trash and the start. */
export function countFilters({ q, sort, trash, month, ...narrowing }: LibraryFilter): number {
  return Object.values(narrowing).filter((value) => value !== undefined).length
}

/** Whether a search or filter is active. */
export function isNarrowing(filter: LibraryFilter): boolean {
  return countFilters(filter) > 0 || filter.q !== undefined
}

/** Number of pictures in a list that shows a part of the library; null until all are loaded, undefined for the whole library. */
export function narrowedTo(
  filter: LibraryFilter,
  loaded: number,
  hasMore: boolean,
): number | null | undefined {
  const startsLater = filter.month !== undefined && filter.sort !== 'prompt'
  if (!isNarrowing(filter) && !startsLater) return undefined
  return hasMore ? null : loaded
}

export const NO_FILTERS = {
  q: undefined,
  style: undefined,
  quality: undefined,
  ratio: undefined,
  provider: undefined,
  public: undefined,
  favorite: undefined,
  tag: undefined,
  collection: undefined,
  from: undefined,
  to: undefined,
  month: undefined,
} as const satisfies { readonly [Name in keyof LibraryFilter]: undefined }

/** Date ranges of the menu, by first day; empty for any date. */
export function dateSpans(now: Date): readonly { readonly label: string; readonly from: string }[] {
  const daysAgo = (days: number) => dayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
  return [
    { label: 'Any date', from: '' },
    { label: 'Today', from: daysAgo(0) },
    { label: 'Last 7 days', from: daysAgo(6) },
    { label: 'Last 30 days', from: daysAgo(29) },
    { label: 'This year', from: `${now.getFullYear()}-01-01` },
  ]
}

function monthAfter(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(year, number)
}

function midnight(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}
