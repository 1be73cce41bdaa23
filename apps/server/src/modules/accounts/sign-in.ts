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
/** How long a session lasts after it was last extended, and how old an extension is when the next is due. */
export const SESSION_SECONDS = { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS } as const
/** Set by our own server from the socket, whatever the caller sent under this name. */
export const ADDRESS_HEADER = 'x-easel-client-address'

/** Requests of one address in 60 seconds. Password guessing is what they hinder: hashing a password is slow on purpose. */
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
  /** Address that people open. */
  readonly publicUrl: string
  readonly mails: AccountMails
  readonly logger: Logger
  /** Whether sign-in, sign-up and password reset are limited by the caller's address. */
  readonly isRateLimited: boolean
  readonly isSuspended: (userId: string) => Promise<boolean>
  /** Told of a new account. */
  readonly onSignUp: (user: { readonly userId: string; readonly email: string }) => void
  /** Told of every new account, before it is answered. */
  readonly onNewAccount: (userId: string) => Promise<void>
  /** Told of a new session. */
  readonly onSignIn: (session: {
    readonly id: string
    readonly userId: string
    readonly userAgent?: string | null | undefined
  }) => Promise<void>
  /** Ends the session, and what it was given, in one transaction. */
  readonly onSignOut: (userId: string, sessionId: string) => Promise<void>
  /** Whether the link that sets a password may be sent; where it may not, the token is void. */
  readonly onResetAsked: (email: string, token: string) => Promise<boolean>
  /** Answers in place of the library, whose steps are no single transaction. */
  readonly resetPassword: ResetPassword
  /** Compares a password with a hash. */
  readonly verifyPassword: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
  readonly keepSession: KeepSession
  readonly passkeys: PasskeySignInDeps
  /** Who else says who a person is; undefined: no one does. */
  readonly issuers: readonly Issuer[] | undefined
  /** Who may then have an account. Rejects in words for the person. */
  readonly admit: (email: string, invitation: string | undefined) => Promise<Admission>
}

/** What is known of one request to the library. */
type Asking = {
  /** By which its password was checked. */
  hash?: string
  readonly invitation: string | undefined
  /** The account that an issuer's word may make, and the one it made. */
  admission?: Admission
  newUserId?: string
}

/** The sign-in library, set up. Its tables are in our migrations. */
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
      // With a session in the answer a new address and a known one would look different.
      autoSignIn: !mails.isConfigured,
      onExistingUserSignUp: async ({ user }) => {
        if (await mails.mayBeSentTo(user.email)) mails.hasAccountAlready(user.email)
      },
    },
    // Reset tokens are stored hashed: a copy of the table resets no password.
    verification: { storeIdentifier: 'hashed' },
    hooks: {
      // Behind the library's limit of requests, in front of its own endpoint.
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
      // The clock may be wrong: a session that looks expired is refused and stays until housekeeping, which knows, forgets it.
      session: {
        delete: {
          before: async ({ id, userId, expiresAt }) => {
            if (expiresAt < new Date()) return false
            await options.onSignOut(userId, id)
            return true
          },
        },
        create: {
          // Behind the check of the password: only who may sign in hears of it.
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
      // No cookie stands for a session, so there is nothing that a forged request could borrow.
      disableCSRFCheck: true,
      defaultCookieAttributes: { path: new URL(publicUrl).pathname },
    },
    // A token is believed by its signature and its row, so a copy of the table alone opens nothing.
    plugins: [
      bearer({ requireSignature: true }),
      passkeySignIn(options.passkeys),
      ...(byIssuers?.plugins ?? []),
    ],
    socialProviders: byIssuers?.socialProviders ?? {},
    ...(byIssuers ? { account: byIssuers.account, user: byIssuers.user } : {}),
    logger: {
      // The library's further arguments may hold a request.
      log: (level, message) =>
        (level === 'error' ? logger.error : logger.debug).call(logger, { message }, 'sign-in'),
    },
    // It would write a failed statement to standard error, with the session's token among its values.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  })
  return {
    api: library.api,
    /** Asks the library for one of its paths, like `/sign-in/email`; `invitation` is for an account that an issuer's word may make. */
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
