import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { ONE_PLAN } from '../../platform/database/swift-pool.ts'

export type SessionOwner = { readonly userId: string; readonly email: string; readonly sessionId: string }

/** Whose session this is, if it ends later than at the moment. A statement by itself: every request asks. */
export async function findSessionOwner(
  { handle }: Pick<OpenDatabase, 'handle'>,
  token: string,
  endsAfter: Date,
): Promise<SessionOwner | undefined> {
  const { rows } = await sql<SessionOwner>`${sql.raw(ONE_PLAN)}
    select "session"."id" as "sessionId", "user"."id" as "userId", "user"."email" from "session"
    join "user" on "user"."id" = "session"."userId"
    where "session"."token" = ${token} and "session"."expiresAt" > ${endsAfter}`.execute(handle)
  return rows[0]
}
