import type { LetteringSettings } from '@easel/contract/lettering'
import type { Tx } from '../../platform/database/database.ts'
import type { LetteringsTable } from './lettering.table.ts'

/** All SQL on `letterings`. */
export function createLetteringRepository(tx: Tx) {
  const db = tx.withTables<{ letterings: LetteringsTable }>()

  return {
    insert: async (row: LetteringsTable): Promise<void> => {
      await db.insertInto('letterings').values(row).execute()
    },

    find: async (userId: string, generationId: string): Promise<LetteringSettings | undefined> => {
      const row = await db
        .selectFrom('letterings')
        .select('settings')
        .where('user_id', '=', userId)
        .where('generation_id', '=', generationId)
        .executeTakeFirst()
      return row?.settings
    },
  }
}
