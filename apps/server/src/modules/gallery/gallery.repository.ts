import type { GallerySort } from '@easel/contract/gallery/gallery'
import type { AspectRatio } from '@easel/contract/pictures'
import type { Search } from '@easel/contract/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type FoundPage, searchPage, walkPage } from '../../platform/search/bounded-search.ts'
import { meetsSearch, sharesGrams } from '../../platform/search/word-conditions.ts'
import type { AuthorRow, GalleryRow } from './gallery.table.ts'

/** Where a page starts: strictly after this picture. */
export type GalleryPosition = { readonly likes: number; readonly publishedAt: Date; readonly id: string }

export type GalleryList = {
  readonly search: Search
  readonly style: string | undefined
  readonly ratio: AspectRatio | undefined
  readonly sort: GallerySort
  readonly after: GalleryPosition | undefined
  readonly limit: number
}

const COLUMNS = sql`generation_id, author, author_id, prompt, negative_prompt, style, ratio, quality, width, height, seed, provider, image_url,
  published_at, likes, search_text`
const ORDER = {
  newest: sql`published_at desc, generation_id desc`,
  likes: sql`likes desc, published_at desc, generation_id desc`,
} as const

/** The only SQL on `gallery_pictures` and `gallery_likes`. `userId` is undefined for visitors. */
export function createGalleryRepository(tx: Tx, userId: string | undefined) {
  // Visitors may not even read whose a picture is.
  const columns = sql`${COLUMNS}, ${userId === undefined ? sql`false` : sql`user_id = ${userId}`} as is_own`

  return {
    /** One page; bounded work whatever is looked for. */
    findPage: (list: GalleryList): Promise<FoundPage<GalleryRow>> => {
      const { search, sort, after, limit } = list
      const says = meetsSearch(sql`search_text`, search)
      const ratioAndStyle = filterOf(list)
      const beyond = after && isAfter(sort, after)
      const where = sql`${indexOf(list)} and ${ratioAndStyle} and ${beyond ?? sql`true`}`
      const ordered = sql`select ${columns} from gallery_pictures where ${where} order by ${ORDER[sort]}`
      if (!says) return walkPage(tx, { ordered, matches: undefined, limit, budget: limit })
      const grams = sharesGrams(sql`search_text`, search.wanted)
      return searchPage<GalleryRow>(tx, {
        ordered,
        matches: sql<boolean>`(${says} and ${ratioAndStyle})`,
        table: 'gallery_pictures',
        candidates: grams && sql`select ${columns} from gallery_pictures where ${grams}`,
        after: beyond,
        compare: sort === 'likes' ? byLikes : byAge,
        limit,
      })
    },

    find: async (id: string): Promise<GalleryRow | undefined> => {
      const { rows } = await sql<GalleryRow>`
        select ${columns} from gallery_pictures where generation_id = ${id}`.execute(tx)
      return rows[0]
    },

    /** Undefined when nothing of theirs is public. */
    findAuthor: async (id: string): Promise<AuthorRow | undefined> => {
      const isOwn = userId === undefined ? sql`false` : sql`user_id = ${userId}`
      const { rows } = await sql<AuthorRow>`
        select author_id as id, author as name, ${isOwn} as is_own, (
          select min(published_at) from gallery_pictures where author_id = ${id}
        ) as since, (
          select count(*)::int from gallery_pictures where author_id = ${id}
        ) as pictures
        from gallery_pictures where author_id = ${id} limit 1`.execute(tx)
      return rows[0]
    },

    findPageOf: (
      authorId: string,
      { after, limit }: Pick<GalleryList, 'after' | 'limit'>,
    ): Promise<FoundPage<GalleryRow>> => {
      const ordered = sql`select ${columns} from gallery_pictures
        where author_id = ${authorId} and ${after ? isAfter('newest', after) : sql`true`} order by ${ORDER.newest}`
      return walkPage(tx, { ordered, matches: undefined, limit, budget: limit })
    },

    /** Which of these the user likes. */
    findLiked: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (userId === undefined || ids.length === 0) return new Set()
      const { rows } = await sql<{ generation_id: string }>`
        select generation_id from gallery_likes
        where user_id = ${userId} and generation_id = any(${sql.val(ids)}::text[])`.execute(tx)
      return new Set(rows.map((row) => row.generation_id))
    },

    /** A trigger counts it. */
    like: async (id: string): Promise<void> => {
      await sql`
        insert into gallery_likes (user_id, generation_id)
        select ${userId}, generation_id from gallery_pictures where generation_id = ${id}
        on conflict do nothing`.execute(tx)
    },

    unlike: async (id: string): Promise<void> => {
      await sql`delete from gallery_likes where user_id = ${userId} and generation_id = ${id}`.execute(tx)
    },
  }
}

function filterOf({ style, ratio }: GalleryList): RawBuilder<boolean> {
  return sql<boolean>`${style === undefined ? sql`true` : sql`style = ${style}`}
    and ${ratio === undefined ? sql`true` : sql`ratio = ${ratio}`}`
}

/** What every row meets, and what lets the planner use the indexes of this very list and no others. */
function indexOf({ style, ratio }: GalleryList): RawBuilder<boolean> {
  if (style !== undefined && ratio !== undefined) return sql`quality <> ''`
  if (style !== undefined) return sql`width > 0`
  return ratio === undefined ? sql`likes >= 0` : sql`height > 0`
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
