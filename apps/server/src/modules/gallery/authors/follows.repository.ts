import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

const IS_PRESENT = sql`exists (select from gallery_pictures where gallery_pictures.author_id = author_follows.author_id)`

/** Authors that one account follows: all SQL that changes `author_follows`. */
export function createFollowsRepository(tx: Tx, userId: string) {
  return {
    isThere: async (authorId: string): Promise<boolean> => {
      const { rows } = await sql`
        select from author_follows where user_id = ${userId} and author_id = ${authorId}`.execute(tx)
      return rows.length > 0
    },

    /** Authors with public pictures. */
    countPresent: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from author_follows where user_id = ${userId} and ${IS_PRESENT}`.execute(
        tx,
      )
      return rows[0]?.count ?? 0
    },

    /** Unfollows disappeared authors, oldest first, until no more than `beyond` remain. */
    removeVanished: async ({ beyond }: { readonly beyond: number }): Promise<void> => {
      await sql`
        delete from author_follows where user_id = ${userId} and author_id in (
          select author_id from author_follows where user_id = ${userId} and not ${IS_PRESENT}
          order by created_at, author_id
          limit (select greatest(count(*) - ${beyond}::int, 0) from author_follows where user_id = ${userId})
        )`.execute(tx)
    },

    add: async (authorId: string): Promise<void> => {
      await sql`
        insert into author_follows (user_id, author_id, told_until)
        select ${userId}, ${authorId}, coalesce(max(published_at), now()) from gallery_pictures where author_id = ${authorId}
        on conflict do nothing`.execute(tx)
    },

    remove: async (authorId: string): Promise<void> => {
      await sql`delete from author_follows where user_id = ${userId} and author_id = ${authorId}`.execute(tx)
    },

    /** Authors with new pictures since the last call; concurrent calls report each once. */
    takeNews: async (): Promise<{ id: string; name: string }[]> => {
      const newest = sql`(select max(published_at) from gallery_pictures where author_id = author_follows.author_id)`
      const { rows } = await sql<{ id: string; name: string }>`
        with taken as (
          update author_follows set told_until = ${newest}
          where user_id = ${userId} and ${newest} > told_until
          returning author_id, told_until
        )
        select distinct on (taken.author_id) taken.author_id as id, author as name, told_until
        from taken join gallery_pictures on gallery_pictures.author_id = taken.author_id
        order by taken.author_id`.execute(tx)
      return rows.map(({ id, name }) => ({ id, name }))
    },

    /** Current names of these authors; missing ones are left out. */
    findNames: async (authorIds: readonly string[]): Promise<{ id: string; name: string }[]> => {
      const { rows } = await sql<{ id: string; name: string }>`
        select distinct on (author_id) author_id as id, author as name
        from gallery_pictures where author_id = any(${authorIds}::text[]) and author is not null
        order by author_id`.execute(tx)
      return rows
    },

    /** The user's followers who want to be notified. */
    findOwnFollowers: async (): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`select id from own_followers() as id`.execute(tx)
      return rows.map(({ id }) => id)
    },

    countFollowers: async (authorId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count_followers(${authorId}) as count`.execute(tx)
      return rows[0]?.count ?? 0
    },
  }
}
