import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type SessionOwner = { readonly userId: string; readonly email: string; readonly sessionId: string }

/** Whose session this is, if it ends later than at the moment. A statement by itself: every request asks. */
export async function findSessionOwner(
  { handle }: Pick<OpenDatabase, 'handle'>,
  token: string,
  endsAfter: Date,
): Promise<SessionOwner | undefined> {
  const { rows } = await sql<SessionOwner>`
    select "session"."id" as "sessionId", "user"."id" as "userId", "user"."email" from "session"
    join "user" on "user"."id" = "session"."userId"
    where "session"."token" = ${token} and "session"."expiresAt" > ${endsAfter}`.execute(handle)
  return rows[0]
}

/** Those of the sessions that are there and end later than at the moment, in one statement for all of them. */
export async function findLastingSessions(
  { handle }: Pick<OpenDatabase, 'handle'>,
  ids: readonly string[],
  endsAfter: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select "id" from "session" where "id" = any(${sql.val(ids)}::text[]) and "expiresAt" > ${endsAfter}`.execute(
    handle,
  )
  return new Set(rows.map(({ id }) => id))
}
