import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createApiKeysRepository } from './api-keys.repository.ts'
import { hashOfSecret, KEY_PREFIX } from './api-keys.ts'
import type { createReadSession } from './read-session.ts'
import type { SignIn } from './sign-in.ts'
import { knownTimeZone } from './time-zone.ts'

type Deps = {
  readonly signIn: SignIn
  readonly readSession: ReturnType<typeof createReadSession>
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
}

/** Looks a bearer token up: a session, which is extended once a day while it is used, or an API key. */
export function authenticateWith({ signIn, readSession, database, clock }: Deps) {
  return async function authenticate(request: Request): Promise<Actor | undefined> {
    const authorization = request.headers.get('authorization')
    if (!authorization) return undefined
    const timeZone = knownTimeZone(request.headers.get('x-time-zone'))
    const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    if (key?.startsWith(KEY_PREFIX)) {
      const owner = await database.asSystem((tx) =>
        createApiKeysRepository(tx).use(hashOfSecret(key), clock.now()),
      )
      return owner && { ...owner, timeZone, sessionId: null }
    }
    const known = key === undefined ? undefined : await readSession(key, clock.now())
    if (known) return { ...known, timeZone }
    const found = await signIn.api.getSession({ headers: new Headers({ authorization }) })
    if (!found) return undefined
    const { user, session } = found
    return { userId: user.id, email: user.email, timeZone, sessionId: session.id }
  }
}
