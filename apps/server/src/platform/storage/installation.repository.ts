import type { Tx } from '../database/database.ts'

type Tables = { installation: { is_only: boolean; id: string; secret_check?: string | null } }

/** All SQL on `installation`, for the role `system`. */
export function createInstallationRepository(tx: Tx) {
  const db = tx.withTables<Tables>()
  return {
    read: async (): Promise<string | undefined> =>
      (await db.selectFrom('installation').select('id').executeTakeFirst())?.id,

    /** Writes the id if there is none, and returns the stored one. */
    writeFirst: async (id: string): Promise<string> => {
      await db
        .insertInto('installation')
        .values({ is_only: true, id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
    },

    replace: async (id: string): Promise<void> => {
      await db
        .insertInto('installation')
        .values({ is_only: true, id })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ id }))
        .execute()
    },

    /** Records the secret in use; false if the previous process had a different one. */
    noteSecret: async (check: string): Promise<boolean> => {
      const before = await db.selectFrom('installation').select('secret_check').forUpdate().executeTakeFirst()
      await db.updateTable('installation').set({ secret_check: check }).execute()
      return (before?.secret_check ?? check) === check
    },
  }
}
