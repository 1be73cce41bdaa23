import type { Actor } from '../../platform/use-case.ts'
import type { SignIn } from './sign-in.ts'
import { knownTimeZone } from './time-zone.ts'

/** Looks a bearer token up; a session that is used is extended, once a day. */
export function authenticateWith(signIn: SignIn) {
  return async function authenticate(request: Request): Promise<Actor | undefined> {
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
