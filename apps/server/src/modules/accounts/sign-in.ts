import { AsyncLocalStorage } from 'node:async_hooks'
import { LIMITS } from '@easel/contract/limits'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Admission } from '../invitations/index.ts'
import type { AccountMails } from './account-mails.ts'
import { issuerOptions, WITHOUT_TOKENS } from './issuers/issuer-options.ts'
import type { Issuer } from './issuers/issuers.ts'
import { type PasskeySignInDeps, passkeySignIn } from './passkeys/passkey-sign-in.ts'
import type { KeepSession } from './password-check.ts'
import type { ResetPassword } from './reset-password.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Lifetime of a session after its last extension, and how often it is extended. */
export const SESSION_SECONDS = { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS } as const
/** Set by our server from the socket, overwriting what the caller sent. */
export const ADDRESS_HEADER = 'x-easel-client-address'

/** Requests of one address in 60 seconds. Slows password guessing, and saves the cost of hashing. */
const REQUEST_LIMITS = {
  '/sign-in/email': { window: 60, max: 30 },
  '/sign-up/email': { window: 60, max: 60 },
  '/request-password-reset': { window: 60, max: 5 },
  '/reset-password': { window: 60, max: 10 },
  '/sign-in/social': { window: 60, max: 30 },
  '/sign-in/proxy': { window: 60, max: 60 },
  '/sign-in/passkey': { window: 60, max: 30 },
  '/passkey/challenge': { window: 60, max: 60 },
  '/get-session': false,
  '/sign-out': false,
} as const

export type SignInOptions = {
  readonly database: OpenDatabase
  /** At least 32 characters; signs session tokens. */
  readonly secret: string
  /** Public address. */
  readonly publicUrl: string
  readonly mails: AccountMails
  readonly logger: Logger
  /** Whether sign-in, sign-up and password reset are limited by the caller's address. */
  readonly isRateLimited: boolean
  readonly isSuspended: (userId: string) => Promise<boolean>
  /** Called after a new account was created. */
  readonly onSignUp: (user: { readonly userId: string; readonly email: string }) => void
  /** Called for every new account, before the response. */
  readonly onNewAccount: (userId: string) => Promise<void>
  /** Called for a new session. */
  readonly onSignIn: (session: {
    readonly id: string
    readonly userId: string
    readonly userAgent?: string | null | undefined
  }) => Promise<void>
  /** Ends the session and its links in one transaction. */
  readonly onSignOut: (userId: string, sessionId: string) => Promise<void>
  /** Whether a password link may be sent; if not, the token is discarded. */
  readonly onResetAsked: (email: string, token: string) => Promise<boolean>
  /** Replaces the library's handler, whose steps are not one transaction. */
  readonly resetPassword: ResetPassword
  /** Verifies a password against a hash. */
  readonly verifyPassword: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
  readonly keepSession: KeepSession
  readonly passkeys: PasskeySignInDeps
  /** Configured issuers, if any. */
  readonly issuers: readonly Issuer[] | undefined
  /** Who may create an account through them. Rejects with a message for the person. */
  readonly admit: (email: string, invitation: string | undefined) => Promise<Admission>
}

/** State of one request to the library. */
type Asking = {
  /** Hash against which its password was verified. */
  hash?: string
  readonly invitation: string | undefined
  /** Admission of an account that an issuer may create, and the account it created. */
  admission?: Admission
  newUserId?: string
}

/** Configures the sign-in library. Its tables are in our migrations. */
export function createSignIn(options: SignInOptions) {
  const { database, secret, publicUrl, mails, logger, isRateLimited, issuers, admit } = options
  const asking = new AsyncLocalStorage<Asking>()
  const byIssuers =
    issuers &&
    issuerOptions(issuers, async (email) => {
      const note = asking.getStore()
      const admission = await admit(email, note?.invitation)
      if (note) note.admission = admission
    })
  const baseURL = `${publicUrl}/api/auth`
  const library = betterAuth({
    appName: 'Easel',
    baseURL,
    basePath: '/api/auth',
    secret,
    database: { db: database.handle, type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordCharacters.min,
      maxPasswordLength: LIMITS.passwordCharacters.max,
      password: {
        verify: async (given) => {
          const isRight = await options.verifyPassword(given)
          const note = asking.getStore()
          if (note && isRight) note.hash = given.hash
          return isRight
        },
      },
      sendResetPassword: async ({ user, token }) => {
        if (await options.onResetAsked(user.email, token)) mails.resetPassword(user.email, token)
      },
      // Returning a session would distinguish new addresses from known ones.
      autoSignIn: !mails.isConfigured,
      onExistingUserSignUp: async ({ user }) => {
        if (await mails.mayBeSentTo(user.email)) mails.hasAccountAlready(user.email)
      },
    },
    // Reset tokens are stored hashed, so a copy of the table resets no password.
    verification: { storeIdentifier: 'hashed' },
    hooks: {
      // After the library's rate limit, before its own handler.
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== '/reset-password') return
        if (await options.resetPassword(ctx.body.token, ctx.body.newPassword))
          return ctx.json({ status: true })
        throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' })
      }),
    },
    databaseHooks: {
      user: {
        create: {
          after: async ({ id, email, emailVerified }) => {
            const note = asking.getStore()
            if (note) note.newUserId = id
            await options.onNewAccount(id)
            if (!emailVerified) options.onSignUp({ userId: id, email })
          },
        },
      },
      account: { create: { before: async (row) => ({ data: { ...row, ...WITHOUT_TOKENS } }) } },
      // The clock may be wrong: a session that looks expired is refused, and only housekeeping, which checks the clock, deletes it.
      session: {
        delete: {
          before: async ({ id, userId, expiresAt }) => {
            if (expiresAt < new Date()) return false
            await options.onSignOut(userId, id)
            return true
          },
        },
        create: {
          // After password verification, so only people who may sign in learn of it.
          before: async ({ userId }) => {
            if (!(await options.isSuspended(userId))) return
            throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message: 'Account suspended' })
          },
          after: async (session) => {
            const hash = asking.getStore()?.hash
            if (hash === undefined || (await options.keepSession(session, hash)))
              return options.onSignIn(session)
            throw new APIError('UNAUTHORIZED', {
              code: 'INVALID_EMAIL_OR_PASSWORD',
              message: 'Invalid email or password',
            })
          },
        },
      },
    },
    session: SESSION_SECONDS,
    rateLimit: {
      enabled: isRateLimited,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: REQUEST_LIMITS,
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Sessions are not cookies, so there is nothing to forge a request with.
      disableCSRFCheck: true,
      defaultCookieAttributes: { path: new URL(publicUrl).pathname },
    },
    // A token needs its signature and its row, so a copy of the table alone gives no access.
    plugins: [
      bearer({ requireSignature: true }),
      passkeySignIn(options.passkeys),
      ...(byIssuers?.plugins ?? []),
    ],
    socialProviders: byIssuers?.socialProviders ?? {},
    ...(byIssuers ? { account: byIssuers.account, user: byIssuers.user } : {}),
    logger: {
      // The library's further arguments may contain a request.
      log: (level, message) =>
        (level === 'error' ? logger.error : logger.debug).call(logger, { message }, 'sign-in'),
    },
    // Otherwise the library logs failed statements with their values, such as session tokens.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  })
  return {
    api: library.api,
    /** Calls one of the library's paths, such as `/sign-in/email`; `invitation` is for an account that an issuer may create. */
    ask: (path: string, init: RequestInit, invitation?: string): Promise<Response> => {
      const note: Asking = { invitation }
      return asking.run(note, async () => {
        try {
          return await library.handler(new Request(`${baseURL}${path}`, init))
        } finally {
          await note.admission?.settle(note.newUserId)
        }
      })
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
