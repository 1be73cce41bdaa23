import { authorizationOf } from '../../platform/access/authorization-of.ts'
import { basicCredentials } from '../../platform/access/basic-credentials.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createAccessRepository } from './access.repository.ts'
import type { AddressEpochs } from './address-epochs.ts'
import { ACCESS_PREFIX } from './apps/app-tokens.ts'
import { createOauthGrantsRepository } from './apps/oauth-grants.repository.ts'
import { createApiKeysRepository } from './keys/api-keys.repository.ts'
import { KEY_PREFIX } from './keys/api-keys.ts'
import type { createReadSession } from './read-session.ts'
import type { SignIn } from './sign-in.ts'
import { knownTimeZone } from './time-zone.ts'

type Deps = {
  readonly signIn: SignIn
  readonly readSession: ReturnType<typeof createReadSession>
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly epochs: Pick<AddressEpochs, 'learn'>
}

/** Other credentials the endpoint accepts, besides sessions and keys. */
type Taken = { readonly takesApps?: boolean | undefined; readonly takesBasic?: boolean | undefined }

/**
 * Resolves a bearer token: a session (extended once a day while in use), an API key, or an app's token where accepted. Throws `auth_required`
 * when it has expired.
 */
export function authenticateWith({ signIn, readSession, database, clock, epochs }: Deps) {
  function noteEpoch<T extends { readonly userId: string; readonly epoch: AddressEpoch | undefined }>(
    found: T,
  ) {
    const { epoch, ...owner } = found
    if (epoch) epochs.learn(found.userId, epoch)
    return owner
  }

  return async function authenticate(
    request: Request,
    { takesApps, takesBasic }: Taken = {},
  ): Promise<Actor | undefined> {
    const authorization = authorizationOf(request.headers)
    if (!authorization) return undefined
    const timeZone = knownTimeZone(request.headers.get('x-time-zone'))
    const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    const password = takesBasic ? basicCredentials(request)?.password : undefined
    const key = bearer ?? (password?.startsWith(KEY_PREFIX) ? password : undefined)
    if (key?.startsWith(KEY_PREFIX)) {
      const use = await database.asSystem((tx) =>
        createApiKeysRepository(tx).use(hashOfToken(key), clock.now()),
      )
      if (use?.isExpired)
        throw new AppError('auth_required', {
          message: `The API key “${use.name}” expired on ${use.at.toISOString().slice(0, 10)}. Make a new one in Settings, API keys.`,
        })
      return use && { ...noteEpoch({ ...use.owner, epoch: use.epoch }), timeZone, sessionId: null }
    }
    if (key?.startsWith(ACCESS_PREFIX)) {
      if (!takesApps) return undefined
      const use = await database.asSystem((tx) =>
        createOauthGrantsRepository(tx).use(hashOfToken(key), clock.now()),
      )
      if (use?.isExpired) throw new AppError('auth_required', { message: 'The access token has expired.' })
      return use && { ...noteEpoch({ ...use.owner, epoch: use.epoch }), timeZone, sessionId: null }
    }
    const known = key === undefined ? undefined : await readSession(key, clock.now())
    if (known) return { ...noteEpoch(known), timeZone, key: null }
    const found = await signIn.api.getSession({ headers: new Headers({ authorization }) })
    if (!found) return undefined
    const { user, session } = found
    const { epoch, isSuspended } = await database.asSystem(async (tx) => ({
      epoch: await createAccessRepository(tx).findEpoch(user.id),
      isSuspended: await createAccessRepository(tx).isSuspended(user.id),
    }))
    if (isSuspended) return undefined
    if (epoch) epochs.learn(user.id, epoch)
    return { userId: user.id, email: user.email, timeZone, sessionId: session.id, key: null }
  }
}
