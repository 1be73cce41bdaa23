import * as account from '@easel/contract/account'
import * as apiKeys from '@easel/contract/api-keys'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/app-error.ts'
import type { HttpApp, HttpContext } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { parseJson } from '../../platform/http/read-request.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Attempts } from './attempts.ts'
import { ADDRESS_HEADER, type SignIn } from './sign-in.ts'

const endpoints = { ...account, ...apiKeys }
const MAX_BODY = 16 * 1024
const tooLarge = () => {
  throw new AppError('payload_too_large')
}

export type AccountUseCases = {
  readonly [K in Exclude<AccountEndpoint, 'exportAccount'>]: UseCase<(typeof endpoints)[K]>
}
type AccountEndpoint = {
  [K in keyof typeof endpoints]: (typeof endpoints)[K] extends { readonly path: string } ? K : never
}[keyof typeof endpoints]

export function addAccountRoutes(mount: Mount, useCases: AccountUseCases): void {
  mount(endpoints.getAccount, useCases.getAccount)
  mount(endpoints.updateAccount, useCases.updateAccount)
  mount(endpoints.changeEmail, useCases.changeEmail)
  mount(endpoints.confirmEmail, useCases.confirmEmail)
  mount(endpoints.changePassword, useCases.changePassword)
  mount(endpoints.listSessions, useCases.listSessions)
  mount(endpoints.endSession, useCases.endSession)
  mount(endpoints.endSessions, useCases.endSessions)
  mount(endpoints.listApiKeys, useCases.listApiKeys)
  mount(endpoints.createApiKey, useCases.createApiKey)
  mount(endpoints.revokeApiKey, useCases.revokeApiKey)
  mount(endpoints.deleteAccount, useCases.deleteAccount)
}

/** Everything under `/api/auth` is the sign-in library's own, minus cookies, which would be a second kind of session. */
export function addSignInRoutes(app: HttpApp, signIn: SignIn, attempts: Attempts | undefined): void {
  app.on(['GET', 'POST'], '/api/auth/*', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), async (c) => {
    const answer = await signIn.handler(await toLibraryRequest(c, attempts))
    const headers = new Headers(answer.headers)
    headers.delete('set-cookie')
    const retryAfter = headers.get('x-retry-after')
    if (retryAfter) headers.set('retry-after', retryAfter)
    return new Response(answer.body, { status: answer.status, headers })
  })
}

async function toLibraryRequest(c: HttpContext, attempts: Attempts | undefined): Promise<Request> {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('cookie')
  headers.set(ADDRESS_HEADER, c.get('clientAddress'))
  if (c.req.method === 'GET') return new Request(c.req.raw.url, { headers })
  const body = await c.req.text()
  // Said in the catalogue's words here: the library would answer with a bare 500, or store what the database cannot.
  const parsed = parseJson(body)
  // The library counts by address; this counts by account, for guesses that come from many. An unknown e-mail counts alike.
  if (c.req.path === '/api/auth/sign-in/email') await attempts?.take(emailIn(parsed))
  return new Request(c.req.raw.url, { method: 'POST', headers, body })
}

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : ''
}
