import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { monthStarts } from '../../platform/local-time/local-midnight.ts'
import { setPlanner } from '../../platform/search/bounded-search.ts'
import { type HistoryFilter, type HistoryPosition, walkOf } from './history.repository.ts'

/** Max rows that one request examines. If an index covers the query, a row costs a fraction of a buffer. */
const BUDGETS = { pictures: 10_000, labeled: 2_000 }

type MonthsQuery = {
  readonly userId: string
  readonly filter: HistoryFilter
  readonly after: HistoryPosition | undefined
  readonly timeZone: string
}

type FoundMonths = {
  /** By the start of the local month, newest first. */
  readonly months: readonly { readonly begins: Date; readonly count: number }[]
  /** The last picture examined when more may follow. */
  readonly end: HistoryPosition | undefined
}

/** Counts a person's pictures by month of their time zone, from the newest as far as the budget reaches. */
export async function findMonths(
  tx: Tx,
  { userId, filter, after, timeZone }: MonthsQuery,
): Promise<FoundMonths> {
  const { ordered, matches, budget } = walkOf({ userId, filter, sort: 'newest', after }, BUDGETS)
  await setPlanner(tx, 'walk')
  const { rows: ends } = await sql<{ first: Date | null; last: Date | null }>`select
    (select created_at from generations where user_id = ${userId} and is_trashed = ${filter.isTrashed}
      order by created_at, id limit 1) as first,
    (select created_at from generations where user_id = ${userId} and is_trashed = ${filter.isTrashed}
      order by created_at desc, id desc limit 1) as last`.execute(tx)
  const { first, last } = ends[0] ?? {}
  if (!first || !last) return { months: [], end: undefined }
  const starts = monthStarts(first, last, timeZone)
  const { rows } = await sql<{ at: number; count: number; walked: number; oldest: string }>`
    select width_bucket(created_at, ${sql.val(starts.map((start) => start.toISOString()))}::timestamptz[]) as at,
      count(*) filter (where is_match)::int as count, count(*)::int as walked,
      min(to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || id collate "C") as oldest
    from (select created_at, id, ${matches ?? sql`true`} as is_match from (${ordered} limit ${budget}) listed) walked
    group by at`.execute(tx)
  const found = rows.toSorted((a, b) => b.at - a.at)
  const walked = rows.reduce((sum, row) => sum + row.walked, 0)
  const oldest = found.at(-1)?.oldest
  return {
    months: found.flatMap(({ at, count }) => {
      const begins = starts[at - 1]
      return begins && count > 0 ? [{ begins, count }] : []
    }),
    end: oldest && walked === budget ? { key: oldest.slice(0, MOMENT), id: oldest.slice(MOMENT) } : undefined,
  }
}

/** Length of an ISO 8601 timestamp. */
const MOMENT = 24
