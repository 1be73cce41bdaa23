import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { deleteSome } from '../database/delete-in-slices.ts'

/** A mail leased to this process. */
export type LeasedMail = {
  readonly id: string
  readonly sealed: Uint8Array
  /** Attempts, including this one. */
  readonly attempts: number
  readonly lease_token: string
}

type Lease = Pick<LeasedMail, 'id' | 'lease_token'>

const LEASED = sql`id, sealed, attempts, lease_token`
const after = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** The only SQL on `mails`, for the role `system`. Uses database time. */
export function createMailsRepository(tx: Tx) {
  return {
    /** Stores a mail, leased to this process; undefined, storing nothing, when too many are waiting. */
    insert: async (
      mail: { readonly id: string; readonly sealed: Uint8Array; readonly expiresMs: number },
      leaseMs: number,
      maxWaiting: number,
    ): Promise<LeasedMail | undefined> => {
      const { rows } = await sql<LeasedMail>`
        insert into mails (id, sealed, attempts, expires_at, lease_token, lease_until)
        select ${mail.id}::text, ${mail.sealed}::bytea, 1, ${after(mail.expiresMs)}, gen_random_uuid()::text, ${after(leaseMs)}
        where (select count(*) from mails) < ${maxWaiting}
        returning ${LEASED}`.execute(tx)
      return rows[0]
    },

    /** Leases the mail that is most overdue; undefined when none is due. */
    claim: async (leaseMs: number, maxAttempts: number): Promise<LeasedMail | undefined> => {
      const { rows } = await sql<LeasedMail>`
        update mails set attempts = attempts + 1, lease_token = gen_random_uuid()::text, lease_until = ${after(leaseMs)}
        where id = (
          select id from mails
          where next_at <= now() and expires_at > now() and attempts < ${maxAttempts}
            and (lease_until is null or lease_until <= now())
          order by next_at limit 1 for update skip locked
        )
        returning ${LEASED}`.execute(tx)
      return rows[0]
    },

    /** Schedules the next attempt. */
    putBack: async ({ id, lease_token: token }: Lease, waitMs: number): Promise<void> => {
      await sql`
        update mails set lease_token = null, lease_until = null, next_at = ${after(waitMs)}
        where id = ${id} and lease_token = ${token}`.execute(tx)
    },

    remove: async ({ id, lease_token: token }: Lease): Promise<void> => {
      await sql`delete from mails where id = ${id} and lease_token = ${token}`.execute(tx)
    },

    /** Deletes up to `limit` expired mails and returns the count. */
    removeExpired: (limit: number): Promise<number> =>
      deleteSome(tx, 'mails', sql`expires_at <= now()`, limit),
  }
}
