import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { PersonalTable } from './personal-data.table.ts'

export type PersonalRow = Readonly<Record<string, unknown>>
export type PersonalFile = { readonly id: string; readonly file_key: string; readonly created_at: Date }

/** Reads the listed tables for one person. Needs `asSystem`, since some tables are readable by no request. */
export function createPersonalDataRepository(tx: Tx) {
  return {
    /** The next rows in key order; `last` undefined starts. */
    findRows: async (
      { table, owner, key, withheld = [] }: PersonalTable,
      userId: string,
      last: string | undefined,
      limit: number,
    ): Promise<{ readonly key: string; readonly row: PersonalRow }[]> => {
      const column = sql.ref(`kept.${key}`)
      // Untyped, so that it takes the column's type, and the index and its order apply.
      const after = last === undefined ? sql`` : sql`and ${column} > ${last}`
      const { rows } = await sql<{ key: string; row: PersonalRow }>`
        select ${column}::text as key, to_jsonb(kept) - ${sql.val(withheld)}::text[] as row
        from ${sql.table(table)} kept where ${sql.ref(`kept.${owner}`)} = ${userId} ${after}
        order by ${column} limit ${sql.lit(limit)}`.execute(tx)
      return rows
    },

    findPictures: async (userId: string, last: string, limit: number): Promise<PersonalFile[]> => {
      const { rows } = await sql<PersonalFile>`
        select id, file_key, created_at from generations
        where user_id = ${userId} and id > ${last} order by id limit ${sql.lit(limit)}`.execute(tx)
      return rows
    },

    findSounds: async (userId: string, last: string, limit: number): Promise<PersonalFile[]> => {
      const { rows } = await sql<PersonalFile>`
        select id, wav_key as file_key, created_at from recordings
        where user_id = ${userId} and id > ${last} order by id limit ${sql.lit(limit)}`.execute(tx)
      return rows
    },
  }
}
