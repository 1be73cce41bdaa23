import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createSigner, type Signer } from '../../platform/signature.ts'
import { findSessionOwner, type SessionOwner } from './sessions.repository.ts'
import { SESSION_SECONDS } from './sign-in.ts'

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
    return findSessionOwner(deps.database, value, new Date(now.getTime() + extendedAfterMs))
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
