import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whom one account follows: all SQL that changes `author_follows`. */
export function createFollowsRepository(tx: Tx, userId: string) {
  return {
    isThere: async (authorId: string): Promise<boolean> => {
      const { rows } = await sql`
        select from author_follows where user_id = ${userId} and author_id = ${authorId}`.execute(tx)
      return rows.length > 0
    },

    count: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from author_follows where user_id = ${userId}`.execute(tx)
      return rows[0]?.count ?? 0
    },

    add: async (authorId: string): Promise<void> => {
      await sql`
        insert into author_follows (user_id, author_id) values (${userId}, ${authorId})
        on conflict do nothing`.execute(tx)
    },

    remove: async (authorId: string): Promise<void> => {
      await sql`delete from author_follows where user_id = ${userId} and author_id = ${authorId}`.execute(tx)
    },

    countFollowers: async (authorId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count_followers(${authorId}) as count`.execute(tx)
      return rows[0]?.count ?? 0
    },
  }
}
