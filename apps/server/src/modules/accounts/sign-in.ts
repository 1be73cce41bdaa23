import { LIMITS } from '@easel/contract/limits'
import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { AccountMails } from './account-mails.ts'

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
  '/get-session': false,
  '/sign-out': false,
} as const

export type SignInOptions = {
  readonly database: OpenDatabase
  /** At least 32 characters; signs session tokens. */
  readonly secret: string
  /** Origin that people open. */
  readonly publicUrl: string
  readonly mails: AccountMails
  readonly logger: Logger
  /** Whether sign-in, sign-up and password reset are limited by the caller's address. */
  readonly isRateLimited: boolean
  /** Told of a new account. */
  readonly onSignUp: (user: { readonly userId: string; readonly email: string }) => void
  /** Whether the link that sets a password may be sent; where it may not, the token is void. */
  readonly onResetAsked: (email: string, token: string) => Promise<boolean>
  /** Told once a password was set by a link, when every session of the user has ended. */
  readonly onPasswordReset: (user: { readonly userId: string; readonly email: string }) => Promise<void>
}

/** The sign-in library, set up. Its tables are in our migrations. */
export function createSignIn(options: SignInOptions) {
  const { database, secret, publicUrl, mails, logger, isRateLimited } = options
  return betterAuth({
    appName: 'Easel',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database.handle, type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordCharacters.min,
      maxPasswordLength: LIMITS.passwordCharacters.max,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => options.onPasswordReset({ userId: user.id, email: user.email }),
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
    databaseHooks: {
      user: { create: { after: async ({ id, email }) => options.onSignUp({ userId: id, email }) } },
      // The clock may be wrong: a session that looks expired is refused and stays until housekeeping, which knows, forgets it.
      session: { delete: { before: async ({ expiresAt }) => expiresAt >= new Date() } },
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
      // No cookie is ever read or sent, so there is nothing that a forged request could borrow.
      disableCSRFCheck: true,
    },
    // A token is believed by its signature and its row, so a copy of the table alone opens nothing.
    plugins: [bearer({ requireSignature: true })],
    logger: {
      // The library's further arguments may hold a request.
      log: (level, message) =>
        (level === 'error' ? logger.error : logger.debug).call(logger, { message }, 'sign-in'),
    },
    telemetry: { enabled: false },
  })
}

export type SignIn = ReturnType<typeof createSignIn>
