import { sql } from 'kysely'
import { DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices, deleteSome } from '../../platform/database/delete-in-slices.ts'
import { createOauthClientsRepository } from './apps/oauth-clients.repository.ts'
import { createOauthGrantsRepository } from './apps/oauth-grants.repository.ts'
import { createAttemptsRepository } from './attempts.repository.ts'
import { FORGOTTEN_AFTER_MS } from './attempts.ts'
import { createDeviceCodesRepository } from './devices/device-codes.repository.ts'

export function createAccountsRepository(database: Database) {
  return {
    /** Email addresses are stored in lower case. */
    findUserIdByEmail: (email: string): Promise<string | undefined> =>
      database.asSystem(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          select id from "user" where email = ${email.trim().toLowerCase()}`.execute(tx)
        return rows[0]?.id
      }),
    forgetExpired: async (now: Date, signal?: AbortSignal): Promise<void> => {
      for (const name of ['session', 'verification'])
        await deleteInSlices(database, { name, signal }, (tx, limit) =>
          deleteSome(tx, name, sql`"expiresAt" < ${now}`, limit),
        )
      const before = new Date(now.getTime() - FORGOTTEN_AFTER_MS)
      await deleteInSlices(database, { name: 'attempts', signal }, (tx, limit) =>
        createAttemptsRepository(tx).forgetBefore(before, limit),
      )
      await deleteInSlices(database, { name: 'device_codes', signal }, (tx, limit) =>
        createDeviceCodesRepository(tx).forgetExpired(now, limit),
      )
      await deleteInSlices(database, { name: 'oauth_codes', signal }, (tx, limit) =>
        createOauthGrantsRepository(tx).forgetExpiredCodes(now, limit),
      )
      await deleteInSlices(database, { name: 'oauth_grants', signal }, (tx, limit) =>
        createOauthGrantsRepository(tx).forgetExpired(now, limit),
      )
      const unused = { never: daysBefore(now, 1), allowed: daysBefore(now, 30) }
      await deleteInSlices(database, { name: 'oauth_clients', signal }, (tx, limit) =>
        createOauthClientsRepository(tx).forgetUnused(unused, limit),
      )
      // The sign-in library keeps a row for each address and path and deletes none. Its longest window is less than a day.
      const lastRequest = now.getTime() - DAY_MS
      await deleteInSlices(database, { name: 'rateLimit', signal }, (tx, limit) =>
        deleteSome(tx, 'rateLimit', sql`"lastRequest" < ${lastRequest}::bigint`, limit),
      )
    },
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
