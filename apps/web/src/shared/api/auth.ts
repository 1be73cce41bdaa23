import { TOKEN_HEADER } from '@easel/contract/endpoint'
import { TIMING } from '@easel/contract/limits'
import { type assertionSchema, passkeyChallengeSchema } from '@easel/contract/passkeys/passkeys'
import * as z from 'zod/mini'
import type { KeptChange } from '#web/shared/lib/site-data.ts'
import { SESSION_KEY } from '#web/shared/lib/stored-session.ts'
import { ApiError, toApiError, withoutPicture } from './api-error.ts'
import { errorFromAuthResponse } from './auth-error.ts'
import { CALL_TIMEOUT } from './call.ts'
import {
  parseStoredSession,
  type SessionState,
  type SessionStore,
  type StoredSession,
} from './session-store.ts'

const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string() })
const signedInSchema = z.object({ user: userSchema })
const sessionSchema = z.nullable(z.object({ user: userSchema }))

/** Has the device sign the challenge with a passkey chosen by the person. */
type SignChallenge = (
  challenge: z.output<typeof passkeyChallengeSchema>,
) => Promise<z.output<typeof assertionSchema>>

type Credentials = { readonly email: string; readonly password: string }

export type Auth = {
  readonly state: () => SessionState
  /** The session's bearer token, for the few requests that the client does not make itself. */
  readonly token: () => string | null
  /** Subscribes to sign-in and sign-out; returns an unsubscribe function. */
  readonly onAuthStateChange: (listener: () => void) => () => void
  /** Asks the server whether the stored session is still valid. Called once at page start. */
  readonly getSession: () => Promise<SessionState>
  readonly signUp: (
    input: Credentials & { readonly name: string; readonly invitation?: string },
  ) => Promise<void>
  readonly signIn: (input: Credentials) => Promise<void>
  readonly signInByPasskey: (sign: SignChallenge) => Promise<void>
  /** Stores an invitation in a ten-minute cookie for the way to an issuer and back. */
  readonly bringInvitation: (invitation: string) => Promise<void>
  /** Takes over the session started at an issuer, which the browser brought back in a one-minute cookie. */
  readonly arrive: () => Promise<void>
  readonly signOut: () => Promise<void>
  readonly requestPasswordReset: (email: string) => Promise<void>
  readonly resetPassword: (input: { readonly token: string; readonly newPassword: string }) => Promise<void>
  /**
   * Keeps the page signed in while `work` ends the session on the server. Otherwise the event, which may arrive first, would send the user to
   * the sign-in page.
   */
  readonly hold: <T>(work: () => Promise<T>) => Promise<T>
  /** Ends the session here, because the server no longer knows this token. */
  readonly expire: (token: string) => void
  /** Follows changes by another tab. */
  readonly follow: (change: KeptChange) => void
}

/** Milliseconds until a silent server counts as unreachable. */
type Patience = { readonly check: number; readonly send: number }

/** Every page with a session waits for this check; forms can wait as long as other calls. */
const PATIENCE: Patience = { check: TIMING.realtimeTimeout, send: CALL_TIMEOUT }

type AuthOptions = {
  readonly fetch: typeof fetch
  readonly origin: string
  readonly session: SessionStore
  readonly patience?: Patience
}

export function createAuth({ fetch, origin, session, patience = PATIENCE }: AuthOptions): Auth {
  let isHeld = false
  let lost: string | null = null

  function lose(token: string | null, hasEnded = true) {
    if (session.token() !== token) return
    if (isHeld) lost = token
    else session.signOut({ hasEnded })
  }

  async function send(path: string, body?: unknown): Promise<Response> {
    const token = session.token()
    const headers = new Headers()
    if (token) headers.set(TOKEN_HEADER, token)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const signal = AbortSignal.timeout(body === undefined ? patience.check : patience.send)
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      const response = await fetch(`${origin}/api/auth${path}`, { ...init, signal })
      if (!response.ok) throw await errorFromAuthResponse(path, response)
      return response
    } catch (thrown) {
      throw withoutPicture(toApiError(thrown))
    }
  }

  async function start(path: string, body: unknown) {
    await begin(await send(path, body))
  }

  async function begin(response: Response) {
    const token = response.headers.get('set-auth-token')
    const answer = signedInSchema.safeParse(await response.json().catch(() => null))
    if (!token || !answer.success)
      throw new ApiError('server_error', 'The server did not start a session. Please try again.')
    session.signIn({ token, user: answer.data.user })
  }

  /** An unreachable server says nothing about the session, so the stored one stays. */
  async function check(stored: StoredSession): Promise<void> {
    try {
      const response = await send('/get-session')
      const answer = sessionSchema.parse(await response.json())
      if (session.token() !== stored.token) return
      if (!answer) return lose(stored.token)
      const token = response.headers.get('set-auth-token') ?? stored.token
      session.signIn({ token, user: answer.user })
    } catch (thrown) {
      if (session.token() !== stored.token) return
      if (toApiError(thrown).code === 'auth_required') lose(stored.token)
      else session.signIn(stored)
    }
  }

  return {
    state: session.state,
    token: session.token,
    onAuthStateChange: session.subscribe,
    async getSession() {
      const stored = session.stored()
      if (stored) await check(stored)
      else session.signOut()
      return session.state()
    },
    async signUp(input) {
      const response = await send('/sign-up/email', input)
      if (response.headers.has('set-auth-token')) return begin(response)
      // With mail set up, signing up reveals nothing about the address; the password tells whether the account is the caller's.
      try {
        await start('/sign-in/email', { email: input.email, password: input.password })
      } catch (thrown) {
        if (toApiError(thrown).code !== 'auth_required') throw thrown
        throw new ApiError('invalid_request', `Open the mail that we sent to ${input.email}.`)
      }
    },
    signIn: (input) => start('/sign-in/email', input),
    async signInByPasskey(sign) {
      const answer = await send('/passkey/challenge', {})
      const credential = await sign(passkeyChallengeSchema.parse(await answer.json()))
      await start('/sign-in/passkey', { credential })
    },
    async bringInvitation(invitation) {
      await send('/invitation', { invitation })
    },
    arrive: async () => begin(await send('/arrival', {})),
    async signOut() {
      // Signed out here at once, and on the server when it answers.
      const revoked = send('/sign-out', {}).catch(() => undefined)
      session.signOut()
      await revoked
    },
    async requestPasswordReset(email) {
      await send('/request-password-reset', { email, redirectTo: '/reset-password' })
    },
    async resetPassword(input) {
      await send('/reset-password', input)
    },
    async hold(work) {
      isHeld = true
      try {
        return await work()
      } finally {
        isHeld = false
        if (lost) lose(lost)
        lost = null
      }
    },
    expire: (token) => lose(token),
    follow({ name, value }) {
      if (name !== SESSION_KEY && name !== null) return
      const stored = parseStoredSession(value)
      if (stored) session.adopt(stored)
      // Another tab signed out.
      else lose(session.token(), false)
    },
  }
}
