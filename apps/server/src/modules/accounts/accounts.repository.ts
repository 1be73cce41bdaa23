import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { createAttemptsRepository } from './attempts.repository.ts'
import { FORGOTTEN_AFTER_MS } from './attempts.ts'

export function createAccountsRepository(database: Database) {
  return {
    /** E-mail addresses are kept in lower case. */
    findUserIdByEmail: (email: string): Promise<string | undefined> =>
      database.asSystem(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          select id from "user" where email = ${email.trim().toLowerCase()}`.execute(tx)
        return rows[0]?.id
      }),
    forgetExpired: (now: Date): Promise<void> =>
      database.asSystem(async (tx) => {
        await sql`delete from "session" where "expiresAt" < ${now}`.execute(tx)
        await sql`delete from "verification" where "expiresAt" < ${now}`.execute(tx)
        await createAttemptsRepository(tx).forgetBefore(new Date(now.getTime() - FORGOTTEN_AFTER_MS))
      }),
  }
}
