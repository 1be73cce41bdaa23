import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { FoundPage } from '../../platform/search/bounded-search.ts'
import type { AuthorRow, GalleryRow } from './gallery.table.ts'
import { findAuthorPage, findGalleryPage, type GalleryList } from './gallery-lists.repository.ts'

const COLUMNS = sql`generation_id, author, author_id, prompt, negative_prompt, style, ratio, quality, width, height, seed, provider, image_url,
  published_at, likes, search_text`

/** With its lists, the only SQL on `gallery_pictures` and `gallery_likes`. `userId` is undefined for visitors. */
export function createGalleryRepository(tx: Tx, userId: string | undefined) {
  // Visitors may not even read a picture's owner.
  const columns = sql`${COLUMNS}, ${userId === undefined ? sql`false` : sql`user_id = ${userId}`} as is_own`

  const isFollowed = (id: string) =>
    userId === undefined
      ? sql`false`
      : sql`exists (select from author_follows where user_id = ${userId} and author_id = ${id})`
  return {
    findPage: (list: GalleryList): Promise<FoundPage<GalleryRow>> => findGalleryPage(tx, columns, list),

    find: async (id: string): Promise<GalleryRow | undefined> => {
      const { rows } = await sql<GalleryRow>`
        select ${columns} from gallery_pictures where generation_id = ${id}`.execute(tx)
      return rows[0]
    },

    /** Undefined when the user has nothing public. The order keeps the planner from scanning the whole table for a busy author. */
    findAuthor: async (id: string): Promise<AuthorRow | undefined> => {
      const isOwn = userId === undefined ? sql`false` : sql`user_id = ${userId}`
      const { rows } = await sql<AuthorRow>`
        select author_id as id, author as name, ${isOwn} as is_own, (
          select min(published_at) from gallery_pictures where author_id = ${id}
        ) as since, (
          select count(*)::int from gallery_pictures where author_id = ${id}
        ) as pictures, count_followers(${id}) as followers, ${isFollowed(id)} as is_followed
        from gallery_pictures where author_id = ${id} order by published_at desc, generation_id desc limit 1`.execute(
        tx,
      )
      return rows[0]
    },

    findPageOf: (
      authorId: string,
      part: Pick<GalleryList, 'after' | 'limit'>,
    ): Promise<FoundPage<GalleryRow>> => findAuthorPage(tx, columns, { authorId, ...part }),

    /** Which of these the user likes. */
    findLiked: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (userId === undefined || ids.length === 0) return new Set()
      const { rows } = await sql<{ generation_id: string }>`
        select generation_id from gallery_likes
        where user_id = ${userId} and generation_id = any(${sql.val(ids)}::text[])`.execute(tx)
      return new Set(rows.map((row) => row.generation_id))
    },

    /** A trigger keeps the count. */
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
