import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AccountTables } from './account-rows.table.ts'

const EMAIL_CHANGE = 'change-email:'
const CREDENTIAL = 'credential'

/** SQL on the sign-in library's tables for a person's own account. Needs `asSystem`. */
export function createAccountRows(tx: Tx) {
  const db = tx.withTables<AccountTables>()
  return {
    findUser: (userId: string) =>
      db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirst(),

    /** Serializes changes of an account's credentials. False when there is no such user. */
    lockUser: async (userId: string): Promise<boolean> =>
      (await db
        .selectFrom('user')
        .select('id')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirst()) !== undefined,

    rename: (userId: string, name: string, now: Date) =>
      db
        .updateTable('user')
        .set({ name, updatedAt: now })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    /** Whether another account has the address. */
    isEmailTaken: async (email: string, userId: string): Promise<boolean> =>
      (await db
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .where('id', '<>', userId)
        .executeTakeFirst()) !== undefined,

    isVerified: async (userId: string): Promise<boolean> =>
      (await db.selectFrom('user').select('emailVerified').where('id', '=', userId).executeTakeFirst())
        ?.emailVerified ?? false,

    changeEmail: (userId: string, email: string, emailVerified: boolean, now: Date) =>
      db
        .updateTable('user')
        .set({ email, emailVerified, updatedAt: now })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    findPasswordHash: async (userId: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('account')
        .select('password')
        .where('userId', '=', userId)
        .where('providerId', '=', CREDENTIAL)
        .executeTakeFirst()
      return row?.password ?? undefined
    },

    /** Whether one of these issuers has signed the user in. */
    comesBy: async (userId: string, issuerIds: readonly string[]): Promise<boolean> =>
      issuerIds.length > 0 &&
      (await db
        .selectFrom('account')
        .select('id')
        .where('userId', '=', userId)
        .where('providerId', 'in', issuerIds)
        .executeTakeFirst()) !== undefined,

    /** An account whose sign-up was interrupted has no password yet. */
    setPasswordHash: async (userId: string, password: string, now: Date): Promise<void> => {
      const changed = await db
        .updateTable('account')
        .set({ password, updatedAt: now })
        .where('userId', '=', userId)
        .where('providerId', '=', CREDENTIAL)
        .executeTakeFirst()
      if (changed.numUpdatedRows > 0n) return
      const row = { id: randomUUID(), userId, accountId: userId, providerId: CREDENTIAL, password }
      await db
        .insertInto('account')
        .values({ ...row, createdAt: now, updatedAt: now })
        .execute()
    },

    /** Whether the user exists and the calling session (null: an API key) has not been ended meanwhile. Call after `lockUser`. */
    mayGoOn: async (userId: string, sessionId: string | null): Promise<boolean> => {
      const { rows } = await sql`
        select from "user" where id = ${userId}
        and (${sessionId}::text is null or exists (select from session where id = ${sessionId} and "userId" = "user".id))`.execute(
        db,
      )
      return rows.length > 0
    },

    /** Whether the session exists and was created after this time; extending it does not count. */
    beganAfter: async (sessionId: string | null, moment: Date): Promise<boolean> =>
      (await db
        .selectFrom('session')
        .select('id')
        .where('id', '=', sessionId)
        .where('createdAt', '>', moment)
        .executeTakeFirst()) !== undefined,

    findSessions: (userId: string, now: Date) =>
      db
        .selectFrom('session')
        .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', now)
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .execute(),

    endSession: async (userId: string, id: string): Promise<boolean> => {
      const ended = await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return ended.numDeletedRows > 0n
    },

    /** Ends all of the user's sessions but `kept` and returns the count. */
    endSessions: async (userId: string, kept: string | null): Promise<number> => {
      let query = db.deleteFrom('session').where('userId', '=', userId)
      if (kept !== null) query = query.where('id', '<>', kept)
      return Number((await query.executeTakeFirst()).numDeletedRows)
    },

    /** Stores a change of address until its link is opened; replaces an earlier one. */
    askForEmailChange: async (
      change: { userId: string; email: string; tokenHash: string },
      now: Date,
      expiresAt: Date,
    ): Promise<void> => {
      await db
        .deleteFrom('verification')
        .where('identifier', 'like', `${EMAIL_CHANGE}%`)
        .where('value', 'like', `${change.userId} %`)
        .execute()
      await db
        .insertInto('verification')
        .values({
          id: change.tokenHash,
          identifier: EMAIL_CHANGE + change.tokenHash,
          value: `${change.userId} ${change.email}`,
          expiresAt,
          createdAt: now,
          updatedAt: now,
        })
        .execute()
    },

    /** Takes the requested address, once; undefined for another user's, a used or an expired link. */
    takeEmailChange: async (userId: string, tokenHash: string, now: Date): Promise<string | undefined> => {
      const row = await db
        .deleteFrom('verification')
        .where('identifier', '=', EMAIL_CHANGE + tokenHash)
        .where('value', 'like', `${userId} %`)
        .where('expiresAt', '>', now)
        .returning('value')
        .executeTakeFirst()
      return row?.value.slice(userId.length + 1)
    },

    /** The user whose password the link sets; undefined for a used or expired one. */
    findResetOwner: async (token: string, now: Date): Promise<string | undefined> =>
      (
        await db
          .selectFrom('verification')
          .select('value')
          .where('identifier', '=', resetIdentifier(token))
          .where('expiresAt', '>', now)
          .executeTakeFirst()
      )?.value,

    /** False when the link was already used or withdrawn. */
    forgetResetToken: async (token: string): Promise<boolean> => {
      const gone = await db
        .deleteFrom('verification')
        .where('identifier', '=', resetIdentifier(token))
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },

    verify: async (userId: string): Promise<void> => {
      await db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute()
    },

    /** Invalidates every mailed link: to set a password, to change or verify an address. */
    forgetMailLinks: async (userId: string): Promise<void> => {
      await sql`delete from verification where value = ${userId} or value like ${`${userId} %`}`.execute(db)
    },

    /** Deletes the user; rows that belong to them are deleted by cascade. */
    deleteUser: async (userId: string): Promise<void> => {
      await db.deleteFrom('user').where('id', '=', userId).execute()
    },
  }
}

/** The library stores reset tokens as SHA-256. */
function resetIdentifier(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}
