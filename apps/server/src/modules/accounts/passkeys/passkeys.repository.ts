import type { Passkey } from '@easel/contract/passkeys/passkeys'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type PasskeyRow = {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: Uint8Array
  counter: number | bigint | string
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

/** The only SQL on `passkeys`. */
export function createPasskeysRepository(tx: Tx) {
  const db = tx.withTables<{ passkeys: PasskeyRow }>()
  return {
    /** Newest first, up to `limit`. */
    findAll: (userId: string, limit: number): Promise<PasskeyRow[]> =>
      db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Needs `asSystem`, since there is no user yet. */
    findByCredential: (credentialId: string): Promise<PasskeyRow | undefined> =>
      db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst(),

    exists: async (id: string): Promise<boolean> =>
      (await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    /** False when a challenge with this hash was already answered; expires after `end`. Needs `asSystem`. */
    noteAnswered: async (hash: string, end: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        insert into verification (id, identifier, value, "expiresAt")
        values (${hash}, ${`passkey-challenge:${hash}`}, 'answered', ${end}) on conflict (id) do nothing`.execute(
        tx,
      )
      return numAffectedRows === 1n
    },

    /** False when an account already has this credential. Needs `asSystem`. */
    insert: async (row: PasskeyRow): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    rename: (userId: string, id: string, name: string): Promise<PasskeyRow | undefined> =>
      db
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Needs `asSystem`. */
    noteUse: async (id: string, counter: number, now: Date): Promise<void> => {
      await db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
    },

    /** Returns its name; undefined when the user has no such passkey. Needs `asSystem`. */
    remove: async (userId: string, id: string): Promise<string | undefined> =>
      (
        await db
          .deleteFrom('passkeys')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returning('name')
          .executeTakeFirst()
      )?.name,
  }
}

export function toPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
