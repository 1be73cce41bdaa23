import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteSome } from '../../../platform/database/delete-in-slices.ts'

export type DeviceCodeRow = {
  readonly device_hash: string
  readonly user_hash: string
  readonly name: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly polled_at: Date | null
  readonly denied_at: Date | null
  readonly user_id: string | null
}

/** The only SQL on `device_codes`. Needs `asSystem`. */
export function createDeviceCodesRepository(tx: Tx) {
  const db = tx.withTables<{ device_codes: DeviceCodeRow }>()
  const open = (now: Date) => db.selectFrom('device_codes').where('expires_at', '>', now)
  return {
    countOpen: async (now: Date): Promise<number> => {
      const { n } = await open(now)
        .select((select) => select.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    insert: async (row: DeviceCodeRow): Promise<void> => {
      await db.insertInto('device_codes').values(row).execute()
    },

    /** Records that the program polled; returns the row as it was before. */
    poll: async (deviceHash: string, now: Date): Promise<DeviceCodeRow | undefined> => {
      const row = await open(now)
        .selectAll()
        .where('device_hash', '=', deviceHash)
        .forUpdate()
        .executeTakeFirst()
      if (row)
        await db
          .updateTable('device_codes')
          .set({ polled_at: now })
          .where('device_hash', '=', deviceHash)
          .execute()
      return row
    },

    /** A code that is still undecided. */
    findUndecided: (userHash: string, now: Date): Promise<DeviceCodeRow | undefined> =>
      open(now)
        .selectAll()
        .where('user_hash', '=', userHash)
        .where('user_id', 'is', null)
        .where('denied_at', 'is', null)
        .executeTakeFirst(),

    /** False when there is no undecided one. */
    decide: async (
      userHash: string,
      now: Date,
      decision: { readonly user_id: string } | { readonly denied_at: Date },
    ): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('device_codes')
        .set(decision)
        .where('user_hash', '=', userHash)
        .where('expires_at', '>', now)
        .where('user_id', 'is', null)
        .where('denied_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    findEmail: async (userId: string): Promise<string | undefined> => {
      const { rows } = await sql<{ email: string }>`select email from "user" where id = ${userId}`.execute(tx)
      return rows[0]?.email
    },

    /** Removes a code that this user allowed; false when it is gone. */
    take: async (deviceHash: string, userId: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('device_codes')
        .where('device_hash', '=', deviceHash)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    forgetExpired: (now: Date, limit: number) =>
      deleteSome(tx, 'device_codes', sql`expires_at < ${now}`, limit),
  }
}
