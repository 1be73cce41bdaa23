import type { SavedPrompt } from '@easel/contract/prompts/prompts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type PromptsTables, type SavedPromptRow, toSavedPrompt } from './prompts.table.ts'

export function createPromptsRepository(tx: Tx) {
  const db = tx.withTables<PromptsTables>()
  return {
    /** All of the user's, newest first. */
    async list(userId: string): Promise<SavedPrompt[]> {
      const rows = await db
        .selectFrom('saved_prompts')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toSavedPrompt)
    },
    /** Number of the user's prompts with another text. */
    async countOthers(userId: string, prompt: string): Promise<number> {
      const { n } = await db
        .selectFrom('saved_prompts')
        .select((select) => select.fn.countAll().as('n'))
        .where('user_id', '=', userId)
        .where('prompt', '<>', prompt)
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    /** Inserts the row, or updates style and shape of the one with the same text. */
    async upsert(row: SavedPromptRow): Promise<SavedPrompt> {
      const { style, aspect_ratio, width, height } = row
      const kept = await db
        .insertInto('saved_prompts')
        .values(row)
        .onConflict((conflict) =>
          conflict.expression(sql`user_id, md5(prompt)`).doUpdateSet({ style, aspect_ratio, width, height }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSavedPrompt(kept)
    },
    /** Whether the user had such a row. */
    async delete(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('saved_prompts')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
