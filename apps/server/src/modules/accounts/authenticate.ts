import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { SignIn } from './sign-in.ts'
import { knownTimeZone } from './time-zone.ts'

/** Looks a bearer token up; a session that is used is extended, once a day. */
export function authenticateWith(signIn: SignIn): Authenticate {
  return async function authenticate(request) {
    const authorization = request.headers.get('authorization')
    if (!authorization) return undefined
    const session = await signIn.api.getSession({ headers: new Headers({ authorization }) })
    if (!session) return undefined
    return {
      userId: session.user.id,
      email: session.user.email,
      timeZone: knownTimeZone(request.headers.get('x-time-zone')),
    }
  }
}
