import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deleteInSlices, deleteSome } from '../../platform/database/delete-in-slices.ts'
import type { FoundInvitation, InvitationsTable } from './invitations.table.ts'

/** The only SQL on `invitations`, for the role `system`. */
export function createInvitationsRepository(tx: Tx) {
  const db = tx.withTables<{ invitations: InvitationsTable }>()
  return {
    insert: async (
      row: Pick<
        InvitationsTable,
        'id' | 'token_hash' | 'email' | 'note' | 'created_by' | 'created_at' | 'expires_at'
      >,
    ): Promise<void> => {
      await db
        .insertInto('invitations')
        .values({
          ...row,
          revoked_at: null,
          claimed_at: null,
          claimed_email: null,
          used_at: null,
          used_by: null,
        })
        .execute()
    },

    countOpen: async (now: Date): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from invitations
        where used_at is null and revoked_at is null and expires_at > ${now}`.execute(tx)
      return rows[0]?.n ?? 0
    },

    /** Newest first. */
    find: async (before: string | undefined, limit: number): Promise<FoundInvitation[]> => {
      const { rows } = await sql<FoundInvitation>`
        select invitations.*, u.email as used_email from invitations left join "user" as u on u.id = used_by
        where ${before ?? null}::text is null or invitations.id < ${before ?? null}
        order by invitations.id desc limit ${limit}`.execute(tx)
      return rows
    },

    /** Undefined when it can no longer be used. */
    revoke: async (id: string, now: Date): Promise<InvitationsTable | undefined> =>
      db
        .updateTable('invitations')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Holds the invitation for one sign-up and returns its id. An old hold belongs to a dead process and expires, unless its sign-up created the account. */
    claim: async (
      tokenHash: string,
      { email, now, lapsedBefore }: { email: string; now: Date; lapsedBefore: Date },
    ): Promise<string | undefined> => {
      const { rows } = await sql<{ id: string }>`
        update invitations set claimed_at = ${now}, claimed_email = ${email}
        where token_hash = ${tokenHash} and used_at is null and revoked_at is null and expires_at > ${now}
          and (email is null or email = ${email})
          and (claimed_at is null or (claimed_at < ${lapsedBefore}
            and not exists (select from "user" where "user".email = claimed_email)))
        returning id`.execute(tx)
      return rows[0]?.id
    },

    /** Ends a hold: the invitation is used if the account exists, otherwise free again. */
    settle: async (id: string, userId: string | undefined, now: Date): Promise<void> => {
      await sql`update invitations set claimed_at = null, claimed_email = null,
          used_by = (select id from "user" where id = ${userId ?? null}::text),
          used_at = (select ${now}::timestamptz from "user" where id = ${userId ?? null}::text)
        where id = ${id}`.execute(tx)
    },
  }
}

/** Deletes invitations that expired before this time. */
export async function forgetInvitationsBefore(
  database: Pick<Database, 'asSystem'>,
  before: Date,
  signal?: AbortSignal,
): Promise<void> {
  await deleteInSlices(database, { name: 'invitations', signal }, (tx, limit) =>
    deleteSome(tx, 'invitations', sql`expires_at < ${before}`, limit),
  )
}
