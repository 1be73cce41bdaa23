import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { ONE_PLAN } from '../../platform/database/swift-pool.ts'
import { createSigner, type Signer } from '../../platform/signature.ts'
import { SESSION_SECONDS } from './sign-in.ts'

type SessionOwner = { readonly userId: string; readonly email: string; readonly sessionId: string }

/**
 * Finds a session that needs nothing but to be found, in one statement: its token is signed by us, its row is there, and it was extended
 * within a day. Undefined for everything else, about which the sign-in library knows more.
 */
export function createReadSession(deps: {
  readonly database: Pick<OpenDatabase, 'handle'>
  readonly secret: string
}): (token: string, now: Date) => Promise<SessionOwner | undefined> {
  const signer = createSigner(deps.secret)
  const extendedAfterMs = (SESSION_SECONDS.expiresIn - SESSION_SECONDS.updateAge) * 1_000
  return async (token, now) => {
    const value = signedValue(token, signer)
    if (value === undefined) return undefined
    const { rows } = await sql<SessionOwner>`${sql.raw(ONE_PLAN)}
      select "session"."id" as "sessionId", "user"."id" as "userId", "user"."email" from "session"
      join "user" on "user"."id" = "session"."userId"
      where "session"."token" = ${value} and "session"."expiresAt" > ${new Date(now.getTime() + extendedAfterMs)}`.execute(
      deps.database.handle,
    )
    return rows[0]
  }
}

/** `value.signature`, as the library signs it: HMAC-SHA-256 in base64, perhaps percent-encoded. */
function signedValue(token: string, signer: Signer): string | undefined {
  const [value, signature, ...rest] = decoded(token).split('.')
  if (!value || !signature || rest.length > 0) return undefined
  return signer.fits(value, signature) ? value : undefined
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
