import type { GallerySort } from '@easel/contract/gallery/gallery'
import type { AspectRatio } from '@easel/contract/pictures'
import type { Search } from '@easel/contract/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type FoundPage, searchPage, walkPage } from '../../platform/search/bounded-search.ts'
import { isAnyOf } from '../../platform/search/is-any-of.ts'
import { meetsSearch, sharesGrams } from '../../platform/search/word-conditions.ts'
import type { GalleryRow } from './gallery.table.ts'

/** The page starts strictly after this picture. */
export type GalleryPosition = { readonly likes: number; readonly publishedAt: Date; readonly id: string }

export type GalleryList = {
  readonly search: Search
  /** Any of these; empty means all. */
  readonly styles: readonly string[]
  readonly ratios: readonly AspectRatio[]
  /** Only pictures of authors this user follows. */
  readonly followedBy: string | undefined
  readonly sort: GallerySort
  readonly after: GalleryPosition | undefined
  readonly limit: number
}

type Columns = RawBuilder<unknown>

const ORDER = {
  newest: sql`published_at desc, generation_id desc`,
  likes: sql`likes desc, published_at desc, generation_id desc`,
} as const

/** Max rows that one page examines when no index covers the conditions. */
const BUDGET = 1_400

/** One page, with bounded work for any query. */
export function findGalleryPage(tx: Tx, columns: Columns, list: GalleryList): Promise<FoundPage<GalleryRow>> {
  const { search, sort, after, limit } = list
  const says = meetsSearch(sql`search_text`, search)
  const beyond = after && isAfter(sort, after)
  const among = filterOf(list)
  if (!says) {
    const ordered = alongIndexes(list, columns, beyond ?? sql`true`)
    if (ordered) return walkPage(tx, { ordered, matches: undefined, limit, budget: limit })
  }
  const isOneList = hasOneIndex(list)
  const ordered = sql`select ${columns} from gallery_pictures
    where ${isOneList ? sql`${indexOf(list)} and ${among}` : sql`likes >= 0`} and ${beyond ?? sql`true`} order by ${ORDER[sort]}`
  const matches = sql<boolean>`(${says ?? sql`true`} and ${among})`
  if (!says) return walkPage(tx, { ordered, matches, limit, budget: BUDGET })
  const grams = sharesGrams(sql`search_text`, search.wanted)
  return searchPage<GalleryRow>(tx, {
    ordered,
    matches,
    table: 'gallery_pictures',
    candidates: grams && sql`select ${columns} from gallery_pictures where ${grams}`,
    after: beyond,
    compare: sort === 'likes' ? byLikes : byAge,
    limit,
  })
}

/** An author's newest pictures. */
export function findAuthorPage(
  tx: Tx,
  columns: Columns,
  { authorId, after, limit }: Pick<GalleryList, 'after' | 'limit'> & { readonly authorId: string },
): Promise<FoundPage<GalleryRow>> {
  const ordered = sql`select ${columns} from gallery_pictures
    where author_id = ${authorId} and ${after ? isAfter('newest', after) : sql`true`} order by ${ORDER.newest}`
  return walkPage(tx, { ordered, matches: undefined, limit, budget: limit })
}

/** The list by an index in its order; undefined when no index has it. */
function alongIndexes(list: GalleryList, columns: Columns, beyond: RawBuilder<boolean>) {
  const { styles, ratios, followedBy, sort, limit } = list
  const page = (where: RawBuilder<unknown>) => sql`select ${columns} from gallery_pictures
    where ${where} and ${beyond} order by ${ORDER[sort]}`
  if (hasOneIndex(list)) return page(sql`${indexOf(list)} and ${filterOf(list)}`)
  // Merges several lists, each read along its own index as far as the page can reach.
  const merged = (lists: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select merged.* from (
      select listed.* from ${lists} cross join lateral (${page(where)} limit ${limit + 1}) listed
    ) merged order by ${ORDER[sort]}`
  if (followedBy === undefined) {
    const where = [
      indexOf(list),
      ...(styles.length > 0 ? [sql`style = wanted_style`] : []),
      ...(ratios.length > 0 ? [sql`ratio = wanted_ratio`] : []),
    ]
    const lists = [
      ...(styles.length > 0 ? [sql`unnest(${sql.val(styles)}::text[]) wanted_style`] : []),
      ...(ratios.length > 0 ? [sql`unnest(${sql.val(ratios)}::text[]) wanted_ratio`] : []),
    ]
    return merged(sql.join(lists, sql` cross join `), sql.join(where, sql` and `))
  }
  if (styles.length > 0 || ratios.length > 0 || sort !== 'newest') return undefined
  return merged(
    sql`(select author_id as followed from author_follows where user_id = ${followedBy}) follows`,
    sql`author_id = followed`,
  )
}

function hasOneIndex({ styles, ratios, followedBy }: GalleryList): boolean {
  return styles.length <= 1 && ratios.length <= 1 && followedBy === undefined
}

function filterOf({ styles, ratios, followedBy }: GalleryList): RawBuilder<boolean> {
  return sql<boolean>`${isAnyOf(sql`style`, styles)} and ${isAnyOf(sql`ratio`, ratios)} and ${
    followedBy === undefined
      ? sql`true`
      : sql`author_id = any(array(select author_id from author_follows where user_id = ${followedBy}))`
  }`
}

/** Conditions of every row, written so that the planner uses this list's indexes and no others. */
function indexOf({ styles, ratios }: GalleryList): RawBuilder<boolean> {
  if (styles.length > 0 && ratios.length > 0) return sql`quality <> ''`
  if (styles.length > 0) return sql`width > 0`
  return ratios.length === 0 ? sql`likes >= 0` : sql`height > 0`
}

function isAfter(sort: GallerySort, { likes, publishedAt, id }: GalleryPosition): RawBuilder<boolean> {
  return sort === 'likes'
    ? sql<boolean>`(likes, published_at, generation_id) < (${likes}, ${publishedAt}, ${id})`
    : sql<boolean>`(published_at, generation_id) < (${publishedAt}, ${id})`
}

function byAge(a: GalleryRow, b: GalleryRow): number {
  const newerFirst = b.published_at.getTime() - a.published_at.getTime()
  return newerFirst || (a.generation_id < b.generation_id ? 1 : -1)
}

function byLikes(a: GalleryRow, b: GalleryRow): number {
  return b.likes - a.likes || byAge(a, b)
}
