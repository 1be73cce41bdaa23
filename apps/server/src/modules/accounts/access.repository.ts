import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'

/** Called for every account whose access was ended. */
export const ACCESS_CHANNEL = 'easel_access'

/** An access end, as a row and as a notice. */
export type EndedAccess = { readonly userId: string; readonly number: number; readonly since: Date | string }

/** Accounts whose access ended after this time. A statement outside transactions. */
export async function findEndedAccess(
  { handle }: Pick<OpenDatabase, 'handle'>,
  after: Date,
): Promise<readonly EndedAccess[]> {
  const { rows } = await sql<EndedAccess>`
    select user_id as "userId", epoch as number, valid_from as since from account_access
    where valid_from > ${after} and epoch > 0`.execute(handle)
  return rows
}

/** Everything that gives access to an account without a session. Needs `asSystem`. */
export function createAccessRepository(tx: Tx) {
  return {
    revokeKeys: async (userId: string): Promise<void> => {
      await sql`delete from api_keys where user_id = ${userId}`.execute(tx)
      // An approved request would otherwise still become a credential.
      await sql`delete from device_codes where user_id = ${userId}`.execute(tx)
    },

    disconnectApps: async (userId: string): Promise<void> => {
      await sql`delete from oauth_grants where user_id = ${userId}`.execute(tx)
      // An approved request would otherwise still become a credential.
      await sql`delete from oauth_codes where user_id = ${userId}`.execute(tx)
    },

    removePasskeys: async (userId: string): Promise<void> => {
      await sql`delete from passkeys where user_id = ${userId}`.execute(tx)
    },

    switchWebhooksOff: async (userId: string): Promise<void> => {
      await sql`update webhooks set off = 'access' where user_id = ${userId} and off is distinct from 'access'`.execute(
        tx,
      )
    },

    /** Deletes stored links; signed ones, which are not stored, stop working if issued before now. */
    endDownloads: async (userId: string, now: Date): Promise<void> => {
      await sql`delete from downloads where user_id = ${userId}`.execute(tx)
      await sql`insert into account_access (user_id, valid_from) values (${userId}, ${now})
        on conflict (user_id) do update set valid_from = greatest(account_access.valid_from, ${now})`.execute(
        tx,
      )
    },

    /** Invalidates URLs of pictures and sounds signed before now. */
    beginEpoch: async (userId: string, now: Date): Promise<void> => {
      const { rows } = await sql<EndedAccess>`
        insert into account_access (user_id, valid_from, epoch) values (${userId}, ${now}, 1)
        on conflict (user_id) do update
          set valid_from = greatest(account_access.valid_from, ${now}), epoch = account_access.epoch + 1
        returning user_id as "userId", epoch as number, valid_from as since`.execute(tx)
      await sql`select pg_notify(${ACCESS_CHANNEL}, ${JSON.stringify(rows[0])})`.execute(tx)
    },

    /** Undefined when the account's access was never ended. */
    findEpoch: async (userId: string): Promise<AddressEpoch | undefined> => {
      const { rows } = await sql<AddressEpoch>`
        select epoch as number, valid_from as since from account_access where user_id = ${userId}`.execute(tx)
      return rows[0]
    },

    isSuspended: async (userId: string): Promise<boolean> => {
      const { rows } = await sql`select from account_access
        where user_id = ${userId} and suspended_at is not null`.execute(tx)
      return rows.length > 0
    },

    /** False when it is already suspended. Its access was ended before, so the row exists. */
    suspend: async (
      userId: string,
      { at, reason, by }: { readonly at: Date; readonly reason: string; readonly by: string },
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`update account_access
        set suspended_at = ${at}, suspended_reason = ${reason}, suspended_by = ${by}
        where user_id = ${userId} and suspended_at is null`.execute(tx)
      return numAffectedRows === 1n
    },

    /** False when it was not suspended. */
    restore: async (userId: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`update account_access
        set suspended_at = null, suspended_reason = null, suspended_by = null
        where user_id = ${userId} and suspended_at is not null`.execute(tx)
      return numAffectedRows === 1n
    },

    /** Whether the account exists and what was issued to it at this time is still valid. */
    isStillOpen: async (userId: string, issuedAt: Date): Promise<boolean> => {
      const { rows } = await sql`
        select from "user" left join account_access on user_id = "user".id
        where "user".id = ${userId} and (valid_from is null or valid_from < ${issuedAt}) and suspended_at is null`.execute(
        tx,
      )
      return rows.length > 0
    },
  }
}
