export type Month = {
  /** `2026-11` */
  readonly month: string
  readonly count: number
}

/** Joins the server's parts: a month split between two of them is one month. */
export function joinMonths(parts: readonly { readonly months: readonly Month[] }[]): readonly Month[] {
  const joined = new Map<string, number>()
  for (const { month, count } of parts.flatMap(({ months }) => months))
    joined.set(month, (joined.get(month) ?? 0) + count)
  return [...joined].map(([month, count]) => ({ month, count }))
}

export function monthKey(moment: Date): string {
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`
}

/** 'November 2026', or 'Nov 2026'. */
export function monthName(month: string, length: 'long' | 'short' = 'long'): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(year, number - 1).toLocaleDateString('en', { month: length, year: 'numeric' })
}

export type Stretch = Month & {
  /** Position along the whole length: 0 to 1. */
  readonly from: number
  readonly to: number
}

/** Divides a length between months: half of it evenly, so that each can be hit, half by number of pictures. */
export function stretchesOf(months: readonly Month[]): readonly Stretch[] {
  const total = months.reduce((sum, { count }) => sum + count, 0)
  let from = 0
  return months.map((month) => {
    const to = from + 0.5 / months.length + (0.5 * month.count) / Math.max(1, total)
    const stretch = { ...month, from, to }
    from = to
    return stretch
  })
}

/** The month at a position; undefined if there is none. */
export function monthAt(stretches: readonly Stretch[], place: number): Stretch | undefined {
  return stretches.find(({ to }) => place < to) ?? stretches.at(-1)
}

/** Months that show their year: the first of each, if labels do not overlap. */
export function yearMarks(stretches: readonly Stretch[], minGap: number): readonly Stretch[] {
  const marks: Stretch[] = []
  let year = ''
  for (const stretch of stretches) {
    const next = stretch.month.slice(0, 4)
    const last = marks.at(-1)
    if (next !== year && (!last || stretch.from - last.from >= minGap)) marks.push(stretch)
    year = next
  }
  return marks
}
