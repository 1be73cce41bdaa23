import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createSigner, type Signer } from '../../platform/signature.ts'
import { findLastingSessions, findSessionOwner, type SessionOwner } from './sessions.repository.ts'
import { SESSION_SECONDS } from './sign-in.ts'

/**
 * Resolves a session in one statement if it needs no extension: its token is signed by us, its row exists, and it was extended within a day.
 * Otherwise undefined, and the sign-in library decides.
 */
export function createReadSession(deps: {
  readonly database: Pick<OpenDatabase, 'handle'>
  readonly secret: string
}): (token: string, now: Date) => Promise<SessionOwner | undefined> {
  const signer = createSigner(deps.secret)
  return async (token, now) => {
    const value = signedValue(token, signer)
    if (value === undefined) return undefined
    return findSessionOwner(deps.database, value, freshUntil(now))
  }
}

/** The ids of those sessions that exist and were extended within a day. */
export function findFreshSessions(
  database: Pick<OpenDatabase, 'handle'>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return findLastingSessions(database, ids, freshUntil(now))
}

/** Expiry of a session that was extended a day ago. */
function freshUntil(now: Date): Date {
  return new Date(now.getTime() + (SESSION_SECONDS.expiresIn - SESSION_SECONDS.updateAge) * 1_000)
}

/** `value.signature` in the library's format: HMAC-SHA-256 in base64, possibly percent-encoded. */
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
