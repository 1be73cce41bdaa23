import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A page of what was found. `end` is the last row that was looked at when more may follow: the next page begins after it. */
export type FoundPage<Row> = { readonly rows: Row[]; readonly end: Row | undefined }

export type Walk = {
  /** `select … where … order by …` along an index, strictly after the page before, without a limit. */
  readonly ordered: RawBuilder<unknown>
  /** Which of these rows are wanted, on the columns that `ordered` gives; undefined: all. */
  readonly matches: RawBuilder<boolean> | undefined
  readonly limit: number
  /** Rows it may look at. Each costs about one buffer. */
  readonly budget: number
}

type Walked = { readonly is_match: boolean; readonly walked: number }

/**
 * How the planner may go about the transaction's next queries. Its guesses are right on average and bad for the one person with fifty
 * thousand pictures: a walk may neither sort nor collect first, and no plan made for other values is used again.
 */
export async function setPlanner(tx: Tx, way: 'walk' | 'collect'): Promise<void> {
  const collects = way === 'collect' ? 'on' : 'off'
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${collects}, true), set_config('enable_sort', ${collects}, true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(tx)
}

/**
 * Walks along an index and keeps what matches, until the page is full or the budget spent: the work is bounded whatever is looked for. A
 * page that the budget ended may be short or empty, and names where to go on. One statement; the plan reads no row it need not.
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
  /** `select … where …` by the index over parts of words (`sharesGrams`) and nothing that the index does not answer itself; no order. */
  readonly candidates: RawBuilder<unknown> | undefined
  /** The table that `ordered` walks. */
  readonly table: string
  /** Which of the candidates come strictly after the page before; undefined on the first page. */
  readonly after: RawBuilder<boolean> | undefined
  /** The order that `ordered` gives. */
  readonly compare: (a: Row, b: Row) => number
}

const FIRST_WALK = 400
const CANDIDATES = 600
const LONG_WALK = 1_400

/**
 * Search among many rows of everybody, bounded as a walk is. What is common is found at the start of a walk. What is rare is found by the
 * index, complete. What is neither is found by a longer walk.
 */
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

/** Whether so many finds of the first walk let expect far more than the index may list: asking it would cost much and bring nothing. */
async function isCommon(tx: Tx, table: string, found: number): Promise<boolean> {
  if (found === 0) return false
  const { rows } = await sql<{ count: number }>`
    select reltuples::float8 as count from pg_class where oid = ${table}::regclass`.execute(tx)
  return (found / FIRST_WALK) * (rows[0]?.count ?? 0) > 2 * CANDIDATES
}
