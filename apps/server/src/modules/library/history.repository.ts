import type { Sort } from '@easel/contract/generations'
import { type Quality, type RatioShape, SAME_RATIO } from '@easel/contract/pictures'
import type { Search } from '@easel/contract/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type FoundPage, type Walk, walkPage } from '../../platform/search/bounded-search.ts'
import { isAnyOf } from '../../platform/search/is-any-of.ts'
import { meetsSearch } from '../../platform/search/word-conditions.ts'
import type { GenerationRow } from '../generations/index.ts'

/** Max rows that one request examines; a row costs one buffer by an index of its own table, four by its labels. */
const BUDGETS: { readonly pictures: number; readonly labeled: number } = { pictures: 2_000, labeled: 500 }

export type HistoryFilter = {
  readonly search: Search
  /** Any of these; undefined means all. */
  readonly styles: readonly string[] | undefined
  readonly qualities: readonly Quality[] | undefined
  readonly shapes: readonly RatioShape[] | undefined
  readonly providers: readonly string[] | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
  readonly isPublic: boolean | undefined
  readonly isFavorite: boolean | undefined
  readonly tag: string | undefined
  readonly collectionId: string | undefined
  readonly isTrashed: boolean
}

/** The page starts strictly after this picture. `key` is the sort key: a time, or the prompt's first letters. */
export type HistoryPosition = { readonly key: string; readonly id: string }

export type HistoryQuery = {
  readonly userId: string
  readonly filter: HistoryFilter
  readonly sort: Sort
  readonly after: HistoryPosition | undefined
  readonly limit: number
}

type WalkQuery = Omit<HistoryQuery, 'limit'>
type Condition = RawBuilder<boolean>

/** A row's position in a sorted list. */
export function positionOf(row: GenerationRow, sort: Sort): HistoryPosition {
  return {
    key: sort === 'prompt' ? [...row.search_text].slice(0, 60).join('') : row.created_at.toISOString(),
    id: row.id,
  }
}

/** A page of a person's pictures. Conditions with an index choose the walk; the others are checked on the way, within the walk's budget. */
export function findHistoryPage(tx: Tx, query: HistoryQuery): Promise<FoundPage<GenerationRow>> {
  return walkPage<GenerationRow>(tx, { ...walkOf(query, BUDGETS), limit: query.limit })
}

/** The walk for a query; `matches` is undefined when an index covers all conditions. */
export function walkOf(query: WalkQuery, budgets: typeof BUDGETS): Omit<Walk, 'limit'> {
  const label = labelOf(query)
  const budget = label === undefined ? budgets.pictures : budgets.labeled
  const { ordered, onTheWay } = label === undefined ? alongPictures(query) : alongLabel(query, label, budget)
  const rest = [...onTheWay, ...conditionsWithoutIndex(query.filter, label)]
  return { ordered, matches: rest.length === 0 ? undefined : allOf(rest), budget }
}

/** Labels are kept in history order, and only for pictures outside the trash. */
function labelOf({ filter, sort }: WalkQuery): string | undefined {
  if (filter.isTrashed || sort === 'prompt') return undefined
  if (filter.collectionId !== undefined) return `collection:${filter.collectionId}`
  return filter.tag === undefined ? undefined : `tag:${filter.tag}`
}

function alongPictures({ userId, filter, sort, after }: WalkQuery) {
  const where: Condition[] = [
    sql`user_id = ${userId}`,
    filter.isTrashed ? sql`is_trashed` : sql`not is_trashed`,
  ]
  const onTheWay: Condition[] = []
  const byIndex = filter.isTrashed || sort === 'prompt' ? onTheWay : where
  if (filter.isFavorite === true) byIndex.push(sql`is_favorite`)
  else if (filter.isPublic === true) byIndex.push(sql`is_public`)
  // Several styles are not one index range, so they are checked on the way.
  else if (filter.styles?.length === 1) byIndex.push(sql`style = ${filter.styles[0]}`)
  if (sort === 'prompt') {
    if (after) where.push(sql`(left(search_text, 60) collate "C", id) > (${after.key}, ${after.id})`)
    onTheWay.push(...madeBetween(filter, sql`created_at`))
    return {
      ordered: sql`select * from generations where ${allOf(where)} order by left(search_text, 60) collate "C", id`,
      onTheWay,
    }
  }
  where.push(...madeBetween(filter, sql`created_at`), ...follows(sql`created_at, id`, sort, after))
  const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc')
  return {
    ordered: sql`
      select * from generations where ${allOf(where)} order by created_at ${direction}, id ${direction}`,
    onTheWay,
  }
}

function alongLabel({ userId, filter, sort, after }: WalkQuery, label: string, budget: number) {
  const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc')
  const where = [
    sql<boolean>`labels.user_id = ${userId} and labels.label = ${label}`,
    ...madeBetween(filter, sql`labels.created_at`),
    ...follows(sql`labels.created_at, labels.generation_id`, sort, after),
  ]
  // `offset 0` keeps the planner from turning each picture's lookup into one scan of everything the person has; selecting the whole row keeps it from
  // using a covering index that begins with the owner.
  return {
    ordered: sql`
      select generations.* from (
        select * from generation_labels labels where ${allOf(where)}
        order by labels.created_at ${direction}, labels.generation_id ${direction} limit ${budget}
      ) labels cross join lateral (select * from generations where id = labels.generation_id
        and num_nonnulls(generations) = 1 offset 0) generations
      order by labels.created_at ${direction}, labels.generation_id ${direction}`,
    onTheWay: [] as Condition[],
  }
}

function madeBetween({ from, to }: HistoryFilter, column: RawBuilder<unknown>): Condition[] {
  return [
    ...(from ? [sql<boolean>`${column} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${column} < ${to}`] : []),
  ]
}

function follows(columns: RawBuilder<unknown>, sort: Sort, after: HistoryPosition | undefined): Condition[] {
  if (!after) return []
  const than = sql.raw(sort === 'oldest' ? '>' : '<')
  return [sql<boolean>`(${columns}) ${than} (${after.key}::timestamptz, ${after.id})`]
}

/** Repeated even if an index has answered them: checking twice costs nothing. */
function conditionsWithoutIndex(filter: HistoryFilter, label: string | undefined): Condition[] {
  const found: Condition[] = []
  const { shapes, tag, collectionId } = filter
  if (filter.qualities) found.push(isAnyOf(sql`quality`, filter.qualities))
  if (shapes) found.push(sql`(${sql.join(shapes.map(hasShape), sql` or `)})`)
  if (filter.providers) found.push(isAnyOf(sql`provider`, filter.providers))
  if (filter.styles) found.push(isAnyOf(sql`style`, filter.styles))
  if (filter.isPublic !== undefined) found.push(sql`is_public = ${filter.isPublic}`)
  if (filter.isFavorite !== undefined) found.push(sql`is_favorite = ${filter.isFavorite}`)
  if (tag !== undefined && label !== `tag:${tag}`) found.push(sql`${tag} = any(tags)`)
  if (collectionId !== undefined && label !== `collection:${collectionId}`)
    found.push(sql`${collectionId} = any(collection_ids)`)
  const says = meetsSearch(sql`search_text`, filter.search)
  if (says) found.push(says)
  return found
}

/** Shape and pixel count, as in `ratioOfPicture`. */
function hasShape({ width, height, from, below }: RatioShape): Condition {
  const isBelow = below === Infinity ? sql`true` : sql`width * height < ${below}`
  return sql`(width * height >= ${from} and ${isBelow}
    and abs(width::float8 * ${height} / (height * ${width}) - 1) <= ${SAME_RATIO})`
}

function allOf(conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
