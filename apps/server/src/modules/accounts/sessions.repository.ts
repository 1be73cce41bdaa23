import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'

export type SessionOwner = {
  readonly userId: string
  readonly email: string
  readonly sessionId: string
  /** Undefined when the account's access was never ended. */
  readonly epoch: AddressEpoch | undefined
}

/** The owner of a session that expires later than this. A statement outside transactions, since every request asks. */
export async function findSessionOwner(
  { handle }: Pick<OpenDatabase, 'handle'>,
  token: string,
  endsAfter: Date,
): Promise<SessionOwner | undefined> {
  const { rows } = await sql<Omit<SessionOwner, 'epoch'> & { number: number | null; since: Date | null }>`
    select "session"."id" as "sessionId", "user"."id" as "userId", "user"."email", epoch as number, valid_from as since
    from "session" join "user" on "user"."id" = "session"."userId" left join account_access on user_id = "user"."id"
    where "session"."token" = ${token} and "session"."expiresAt" > ${endsAfter}
      and suspended_at is null`.execute(handle)
  const [row] = rows
  if (!row) return undefined
  const { number, since, ...owner } = row
  return { ...owner, epoch: number === null || since === null ? undefined : { number, since } }
}

/** Of these sessions, those that expire later than this, in one statement. */
export async function findLastingSessions(
  { handle }: Pick<OpenDatabase, 'handle'>,
  ids: readonly string[],
  endsAfter: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select "id" from "session" left join account_access on user_id = "userId"
    where "id" = any(${sql.val(ids)}::text[]) and "expiresAt" > ${endsAfter} and suspended_at is null`.execute(
    handle,
  )
  return new Set(rows.map(({ id }) => id))
}
