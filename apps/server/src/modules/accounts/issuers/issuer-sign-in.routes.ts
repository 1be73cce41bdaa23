import { setTimeout } from 'node:timers/promises'
import { emailSchema } from '@easel/contract/account'
import { defineEndpoint } from '@easel/contract/endpoint'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/app-error.ts'
import type { HttpApp, HttpContext } from '../../../platform/http/context.ts'
import { parseJson, readRequest } from '../../../platform/http/read-request.ts'
import type { Logger } from '../../../platform/logger.ts'
import { ADDRESS_HEADER, type SignIn } from '../sign-in.ts'
import type { Issuer } from './issuers.ts'
import { PROXY, type UserProxy } from './proxy-sign-in.ts'

/** The new session's token, from the redirect until the page takes it. */
const ARRIVAL = 'easel-arrival'
const ARRIVAL_SECONDS = 60
/** The person's invitation, for the account that is created on the way back. */
const INVITATION = 'easel-invitation'
const INVITATION_SECONDS = 600
const BRING = defineEndpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  auth: 'optional',
  summary: 'Brings an invitation along on the way to an issuer.',
  body: z.strictObject({
    invitation: z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/, 'That is no invitation')),
  }),
  output: z.object({ status: z.literal(true) }),
})
const tooLarge = () => {
  throw new AppError('payload_too_large')
}
const OWN_PATH = /^\/(?![/\\])[^\s\\]{0,2000}$/
/** The library's own cookie, which binds the round trip to one browser. */
const STATE_COOKIE = /^(?:__Secure-)?better-auth\.state=/

export type IssuerRouteDeps = {
  readonly issuers: readonly Issuer[]
  readonly userProxy: UserProxy | undefined
  /** The sign-in library with its issuers. */
  readonly signIn: SignIn
  /** Public address. */
  readonly publicUrl: string
  readonly logger: Logger
  /** Milliseconds until a silent issuer counts as unreachable. */
  readonly patienceMs: number
}

/** Error codes that the page words. */
type Refusal =
  | 'denied'
  | 'unverified'
  | 'sign-up'
  /** The invitation is no longer valid, or is for another address. */
  | 'invitation'
  | 'taken'
  | 'suspended'
  | 'stale'
  | 'often'
  | 'down'
  | 'failed'
  /** The request did not come through the trusted proxy. */
  | 'past-proxy'
  /** The proxy sent no email address. */
  | 'unnamed'

const REFUSALS: Readonly<Record<string, Refusal>> = {
  access_denied: 'denied',
  email_not_verified: 'unverified',
  email_not_found: 'unverified',
  sign_up_refused: 'sign-up',
  account_not_linked: 'taken',
  ACCOUNT_SUSPENDED: 'suspended',
  state_mismatch: 'stale',
  state_not_found: 'stale',
  invalid_code: 'down',
}

/**
 * The round trip to an issuer, as pages opened by the browser. Three cookies last for its minutes: the library's recognizes the returning
 * browser, ours carry the invitation and hand the session to the page. They give no other access.
 */
export function addIssuerRoutes(app: HttpApp, deps: IssuerRouteDeps): void {
  const { publicUrl, signIn, userProxy } = deps
  if (userProxy) addProxyRoute(app, userProxy, deps)
  app.get('/api/auth/start/:issuer', async (c) => {
    const issuer = issuerOf(c, deps)
    const from = ownPath(c.req.query('from'))
    const page = `${publicUrl}/auth${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`
    const body = { provider: issuer.id, callbackURL: page, errorCallbackURL: page }
    const answer = await ask(c, deps, '/sign-in/social', body)
    const url = answer?.ok ? ((await answer.json()) as { url?: string }).url : undefined
    if (!answer || url === undefined) return refuse(c, deps, answer?.status === 429 ? 'often' : 'down', from)
    for (const cookie of answer.headers.getSetCookie())
      if (STATE_COOKIE.test(cookie)) c.header('set-cookie', cookie, { append: true })
    return c.redirect(url, 302)
  })

  app.get('/api/auth/callback/:issuer', async (c) => {
    const issuer = issuerOf(c, deps)
    const { search } = new URL(c.req.url)
    const answer = await ask(c, deps, `/callback/${issuer.id}${search}`)
    if (!answer) return refuse(c, deps, 'down', undefined)
    if (answer.status === 429) return refuse(c, deps, 'often', undefined)
    const target = new URL(answer.headers.get('location') ?? publicUrl, publicUrl)
    const from = ownPath(target.searchParams.get('from') ?? undefined)
    const token = answer.headers.get('set-auth-token')
    const error = target.searchParams.get('error')
    if (error !== null || !token) return refuse(c, deps, whyNot(c, error ?? ''), from)
    return toArrival(c, publicUrl, { token, by: issuer.id, from })
  })

  // In the body and a cookie, because URLs end up in logs.
  app.post('/api/auth/invitation', bodyLimit({ maxSize: 1_024, onError: tooLarge }), async (c) => {
    const { body } = readRequest(BRING, { params: {}, query: {}, body: parseJson(await c.req.text()) })
    setCookie(c, INVITATION, body.invitation, { ...invitationCookie(publicUrl), maxAge: INVITATION_SECONDS })
    return c.json({ status: true })
  })

  app.post('/api/auth/arrival', async (c) => {
    const token = getCookie(c, ARRIVAL)
    deleteCookie(c, ARRIVAL, arrivalCookie(publicUrl))
    if (!token) throw new AppError('auth_required')
    const found = await signIn.api.getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
    if (!found) throw new AppError('auth_required')
    const { id, name, email } = found.user
    c.header('set-auth-token', token)
    return c.json({ user: { id, name, email } })
  })
}

/** The proxy has already authenticated the person and sends the result with this request, so there is no round trip. */
function addProxyRoute(app: HttpApp, proxy: UserProxy, deps: IssuerRouteDeps): void {
  app.get(`/api/auth/start/${PROXY}`, async (c) => {
    const from = ownPath(c.req.query('from'))
    if (!proxy.isTrusted(c.get('peer'))) return refuse(c, deps, 'past-proxy', from)
    const email = emailSchema.safeParse(c.req.header(proxy.header))
    if (!email.success) return refuse(c, deps, 'unnamed', from)
    const answer = await ask(c, deps, `/sign-in/${PROXY}`, { email: email.data })
    if (!answer) return refuse(c, deps, 'failed', from)
    const token = answer.headers.get('set-auth-token')
    if (answer.ok && token) return toArrival(c, deps.publicUrl, { token, by: PROXY, from })
    const { code = '' } = ((await answer.json().catch(() => null)) ?? {}) as { code?: string }
    return refuse(c, deps, whyNot(c, code.replaceAll(' ', '_')), from)
  })
}

/** Hands the session to the page, which fetches it at once. */
function toArrival(
  c: HttpContext,
  publicUrl: string,
  { token, by, from }: { readonly token: string; readonly by: string; readonly from: string | undefined },
) {
  if (getCookie(c, INVITATION) !== undefined) deleteCookie(c, INVITATION, invitationCookie(publicUrl))
  setCookie(c, ARRIVAL, token, { ...arrivalCookie(publicUrl), maxAge: ARRIVAL_SECONDS })
  return toPage(c, publicUrl, { arrived: by, from })
}

function issuerOf(c: HttpContext, { issuers }: IssuerRouteDeps): Issuer {
  const issuer = issuers.find(({ id }) => id === c.req.param('issuer'))
  if (!issuer) throw new AppError('not_found')
  return issuer
}

/** Calls the library, which calls the issuer; undefined on failure or timeout. */
async function ask(
  c: HttpContext,
  { signIn, logger, patienceMs }: IssuerRouteDeps,
  path: string,
  body?: object,
): Promise<Response | undefined> {
  const headers = new Headers({ [ADDRESS_HEADER]: c.get('clientAddress') })
  const agent = c.req.header('user-agent')
  if (agent !== undefined) headers.set('user-agent', agent)
  const state = (c.req.header('cookie') ?? '').split(/; */).filter((cookie) => STATE_COOKIE.test(cookie))
  if (state.length > 0) headers.set('cookie', state.join('; '))
  if (body) headers.set('content-type', 'application/json')
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const waiting = new AbortController()
  try {
    const asked = signIn.ask(path, init, getCookie(c, INVITATION))
    return await Promise.race([asked, setTimeout(patienceMs, undefined, { signal: waiting.signal })])
  } catch (error) {
    logger.warn({ reason: (error as Error).message }, 'an issuer could not be asked')
    return undefined
  } finally {
    waiting.abort()
  }
}

function refuse(
  c: HttpContext,
  { publicUrl, logger }: IssuerRouteDeps,
  why: Refusal,
  from: string | undefined,
) {
  const by = c.req.param('issuer') ?? PROXY
  logger.info({ issuer: by, why }, 'sign-in by an issuer was refused')
  return toPage(c, publicUrl, { refused: why, by, from })
}

function toPage(c: HttpContext, publicUrl: string, query: Readonly<Record<string, string | undefined>>) {
  const url = new URL(`${publicUrl}/auth`)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  return c.redirect(url.href, 302)
}

/** A path of this site; anything else is ignored. */
function ownPath(path: string | undefined): string | undefined {
  return path !== undefined && OWN_PATH.test(path) ? path : undefined
}

function whyNot(c: HttpContext, code: string): Refusal {
  const why = REFUSALS[code] ?? 'failed'
  return why === 'sign-up' && getCookie(c, INVITATION) !== undefined ? 'invitation' : why
}

/** SameSite=Lax, because the issuer redirects from another site. */
function invitationCookie(publicUrl: string) {
  const { protocol, pathname } = new URL(publicUrl)
  return {
    path: `${pathname.replace(/\/$/, '')}/api/auth`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: protocol === 'https:',
  } as const
}

function arrivalCookie(publicUrl: string) {
  const { protocol, pathname } = new URL(publicUrl)
  return {
    path: `${pathname.replace(/\/$/, '')}/api/auth/arrival`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: protocol === 'https:',
  } as const
}
