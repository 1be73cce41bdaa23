import { HOUR_MS } from '../clock.ts'

/** Upper bound for a local day: one across the date line with a clock change. */
const SEARCH_MS = 50 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** The canonical IANA name; `UTC` for an unknown zone. */
export function canonicalTimeZone(name: string): string {
  try {
    return dayFormat(name).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** When the next local day begins, strictly after `at`. If a clock change skips midnight, the day begins later. */
export function nextMidnight(at: Date, timeZone: string): Date {
  const today = dayOf(at.getTime(), timeZone)
  return firstMoment(at.getTime(), at.getTime() + SEARCH_MS, (time) => dayOf(time, timeZone) > today)
}

/** When the local day of `at` began. */
export function lastMidnight(at: Date, timeZone: string): Date {
  const today = dayOf(at.getTime(), timeZone)
  return firstMoment(at.getTime() - SEARCH_MS, at.getTime(), (time) => dayOf(time, timeZone) >= today)
}

/** The first start of a local day at or after `earliest`. */
export function midnightFrom(earliest: Date, timeZone: string): Date {
  const begun = lastMidnight(earliest, timeZone)
  return begun.getTime() === earliest.getTime() ? begun : nextMidnight(earliest, timeZone)
}

/** Starts of the local months from `first`'s to `last`'s, in order. */
export function monthStarts(first: Date, last: Date, timeZone: string): readonly Date[] {
  const starts: Date[] = []
  const end = dayOf(last.getTime(), timeZone).slice(0, 7)
  let [year = 0, month = 1] = dayOf(first.getTime(), timeZone).split('-').map(Number)
  for (;;) {
    const key = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    if (key > end) return starts
    const near = Date.UTC(year, month - 1, 1)
    starts.push(
      firstMoment(near - SEARCH_MS, near + SEARCH_MS, (time) => dayOf(time, timeZone) >= `${key}-01`),
    )
    year = month === 12 ? year + 1 : year
    month = (month % 12) + 1
  }
}

/** Binary search for the first moment at which `holds` is true; it is false at `from` and true at `to`. */
function firstMoment(from: number, to: number, holds: (time: number) => boolean): Date {
  let before = from
  let after = to
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (holds(middle)) after = middle
    else before = middle
  }
  return new Date(after)
}

/** `2026-03-29`, which sorts by date. */
export function dayOf(time: number, timeZone: string): string {
  return dayFormat(timeZone).format(time)
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
