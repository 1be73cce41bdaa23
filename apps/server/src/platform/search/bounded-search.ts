import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A page of results. `end` is the last row examined if more may follow; the next page starts after it. */
export type FoundPage<Row> = { readonly rows: Row[]; readonly end: Row | undefined }

export type Walk = {
  /** `select … where … order by …` along an index, strictly after the previous page, without a limit. */
  readonly ordered: RawBuilder<unknown>
  /** Condition on the columns that `ordered` selects; undefined matches all. */
  readonly matches: RawBuilder<boolean> | undefined
  readonly limit: number
  /** Max rows to examine. Each costs about one buffer. */
  readonly budget: number
}

type Walked = { readonly is_match: boolean; readonly walked: number }

/**
 * Planner settings for the transaction's next queries. Its estimates are right on average and wrong for the one person with fifty thousand
 * pictures: walks may neither sort nor hash first, and plans are not reused across values.
 */
export async function setPlanner(tx: Tx, way: 'walk' | 'collect'): Promise<void> {
  const collects = way === 'collect' ? 'on' : 'off'
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${collects}, true), set_config('enable_sort', ${collects}, true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(tx)
}

/**
 * Walks an index and keeps matches until the page is full or the budget is used up, so the work is bounded whatever is searched. A page that the
 * budget ended may be short or empty and says where to continue. A single statement that reads no more rows than needed.
 */
export async function walkPage<Row>(tx: Tx, walk: Walk): Promise<FoundPage<Row>> {
  const { ordered, matches, limit } = walk
  const budget = matches ? walk.budget : limit + 1
  await setPlanner(tx, 'walk')
  const { rows } = await sql<Row & Walked>`
    select * from (
      select walked_rows.*, ${matches ?? sql`true`} as is_match, (row_number() over ())::int as walked
      from (${ordered} limit ${budget}) walked_rows
    ) walked_rows where is_match or walked = ${budget}
    limit ${limit + 1}`.execute(tx)
  const found = rows.filter((row) => row.is_match)
  if (found.length > limit) return { rows: found.slice(0, limit), end: found[limit - 1] }
  const last = rows.at(-1)
  return { rows: found, end: last?.walked === budget ? last : undefined }
}

export type IndexedSearch<Row> = Omit<Walk, 'budget' | 'matches'> & {
  readonly matches: RawBuilder<boolean>
  /** `select … where …` by the trigram index (`sharesGrams`), with no other condition and no order. */
  readonly candidates: RawBuilder<unknown> | undefined
  /** The table that `ordered` walks. */
  readonly table: string
  /** Candidates strictly after the previous page; undefined on the first page. */
  readonly after: RawBuilder<boolean> | undefined
  /** The order that `ordered` uses. */
  readonly compare: (a: Row, b: Row) => number
}

const FIRST_WALK = 400
const CANDIDATES = 600
const LONG_WALK = 1_400

/** Searches everyone's rows with bounded work. Common words are found early in a walk, rare ones completely by the index, and the rest by a longer walk. */
export async function searchPage<Row>(tx: Tx, search: IndexedSearch<Row>): Promise<FoundPage<Row>> {
  const { ordered, matches, candidates, after, compare, limit } = search
  const first = await walkPage<Row>(tx, { ordered, matches, limit, budget: FIRST_WALK })
  if (first.rows.length === limit || !first.end) return first
  if (candidates && !(await isCommon(tx, search.table, first.rows.length))) {
    await setPlanner(tx, 'collect')
    const { rows } = await sql<Row & { is_match: boolean }>`
      select candidates.*, (${matches} and ${after ?? sql`true`}) as is_match
      from (${candidates} limit ${CANDIDATES + 1}) candidates`.execute(tx)
    if (rows.length <= CANDIDATES) {
      const found = rows.filter((row) => row.is_match).sort(compare)
      return { rows: found.slice(0, limit), end: found.length > limit ? found[limit - 1] : undefined }
    }
  }
  return walkPage<Row>(tx, { ordered, matches, limit, budget: LONG_WALK })
}

/** Whether the first walk's matches suggest far more than the index may list, in which case it is not asked. */
async function isCommon(tx: Tx, table: string, found: number): Promise<boolean> {
  if (found === 0) return false
  const { rows } = await sql<{ count: number }>`
    select reltuples::float8 as count from pg_class where oid = ${table}::regclass`.execute(tx)
  return (found / FIRST_WALK) * (rows[0]?.count ?? 0) > 2 * CANDIDATES
}
