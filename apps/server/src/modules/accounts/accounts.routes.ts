import * as account from '@easel/contract/account'
import * as apiKeys from '@easel/contract/api-keys'
import * as apps from '@easel/contract/apps/connected-apps'
import * as devices from '@easel/contract/devices/device-codes'
import * as passkeys from '@easel/contract/passkeys/passkeys'
import { bodyLimit } from 'hono/body-limit'
import { authorizationOf } from '../../platform/access/authorization-of.ts'
import { AppError } from '../../platform/app-error.ts'
import { takeTurnOfAddress } from '../../platform/http/address-limit.ts'
import { clientSource } from '../../platform/http/client-address.ts'
import type { HttpApp, HttpContext } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import { parseJson, readRequest } from '../../platform/http/read-request.ts'
import type { SignUps } from '../invitations/index.ts'
import type { Attempts } from './attempts.ts'
import { NO_PASSWORDS } from './password-check.ts'
import { requireStrongPassword } from './password-strength.ts'
import { ADDRESS_HEADER, type SignIn } from './sign-in.ts'
import { SIGN_IN_ENDPOINTS, type SignInEndpoint } from './sign-in-fields.ts'

const { exportAccount: _ofPersonalData, ...ofAccounts } = account
const endpoints = { ...ofAccounts, ...apiKeys, ...apps, ...devices, ...passkeys }
const MAX_BODY = 16 * 1024
const tooLarge = () => {
  throw new AppError('payload_too_large')
}

export type AccountUseCases = UseCasesOf<typeof endpoints>

export function addAccountRoutes(mount: Mount, useCases: AccountUseCases): void {
  mountAll(mount, endpoints, useCases)
}

/** All open codes share one table of limited size, so no network may fill it. */
export function limitDeviceCodes(app: HttpApp, limiter: RateLimiter | undefined): void {
  app.use(endpoints.requestDeviceCode.path, async (c, next) => {
    takeTurnOfAddress(c, limiter)
    await next()
  })
}

export type SignInRouteDeps = {
  readonly signIn: SignIn
  /** Failed sign-ins; undefined when nothing is limited. */
  readonly attempts: Attempts | undefined
  readonly signUps: SignUps
  /** Whether this installation uses passwords. */
  readonly hasPasswords: boolean
}

/**
 * Endpoints of the sign-in library exposed under `/api/auth`, with our own validation of each field and without cookies, which would be a second
 * kind of session.
 */
export function addSignInRoutes(app: HttpApp, deps: SignInRouteDeps): void {
  for (const [path, endpoint] of Object.entries(SIGN_IN_ENDPOINTS))
    app.on(
      endpoint.method,
      `/api/auth${path}`,
      bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }),
      async (c) => {
        if (endpoint.takesPasswords && !deps.hasPasswords)
          throw new AppError('forbidden', { message: NO_PASSWORDS })
        const body =
          endpoint.method === 'GET' ? undefined : readSignInBody(endpoint, parseJson(await c.req.text()))
        if (path === '/sign-up/email' || path === '/reset-password') await requireStrength(body ?? {})
        const attempt =
          path === '/sign-in/email'
            ? { account: String(body?.['email']), source: clientSource(c.get('clientAddress')) }
            : undefined
        if (attempt) await deps.attempts?.take(attempt)
        const ask = (sent = body) => deps.signIn.ask(path, libraryRequest(c, sent))
        const answer = await (path === '/sign-up/email' ? signUp(deps.signUps, ask, body) : ask())
        if (attempt && answer.ok) await deps.attempts?.clear(attempt)
        const headers = new Headers(answer.headers)
        headers.delete('set-cookie')
        const retryAfter = headers.get('x-retry-after')
        if (retryAfter) headers.set('retry-after', retryAfter)
        return new Response(answer.body, { status: answer.status, headers })
      },
    )
}

/** Calls the library only if an account may be created; afterwards the invitation is used, or free again. */
async function signUp(
  signUps: SignUps,
  ask: (sent: Readonly<Record<string, unknown>>) => Promise<Response>,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  const { invitation, ...sent } = body
  const admission = await signUps.admit({
    email: String(sent['email']),
    invitation: typeof invitation === 'string' ? invitation : undefined,
  })
  let userId: string | undefined
  try {
    const answer = await ask(sent)
    if (answer.ok) userId = ((await answer.clone().json()) as { user?: { id?: string } }).user?.id
    return answer
  } finally {
    await admission.settle(userId)
  }
}

function requireStrength(body: Readonly<Record<string, unknown>>): Promise<void> {
  const field = 'newPassword' in body ? 'newPassword' : 'password'
  const own = ['email', 'name'].flatMap((name) => (typeof body[name] === 'string' ? [body[name]] : []))
  return requireStrongPassword(String(body[field]), field, own)
}

function libraryRequest(c: HttpContext, body: object | undefined): RequestInit {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('cookie')
  const authorization = authorizationOf(headers)
  // A proxy's own credentials may be in there as well.
  if (authorization !== null && /^Bearer /i.test(authorization)) headers.set('authorization', authorization)
  else headers.delete('authorization')
  headers.delete('content-length')
  headers.set(ADDRESS_HEADER, c.get('clientAddress'))
  if (body === undefined) return { headers }
  headers.set('content-type', 'application/json')
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

/** The validated body. Rejects with the field and what is wrong with it. */
function readSignInBody({ body }: SignInEndpoint, given: unknown): Readonly<Record<string, unknown>> {
  if (!body) return {}
  const endpoint = { method: 'POST', path: '/', body, output: body } as never
  const parts = { params: {}, query: {}, body: given ?? {} }
  return (readRequest(endpoint, parts) as { body: Record<string, unknown> }).body
}
