import { LIMITS } from '@easel/contract/limits'
import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Mailer } from '../../platform/mailer.ts'

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

/** What the product does by endpoints of its own (`/api/account`), or not at all. */
const DISABLED_PATHS = [
  '/ok',
  '/error',
  '/sign-in/social',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/update-user',
  '/update-session',
  '/change-email',
  '/change-password',
  '/set-password',
  '/verify-password',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/delete-user',
  '/delete-user/callback',
]

export type SignInOptions = {
  readonly database: OpenDatabase
  /** At least 32 characters; signs session tokens. */
  readonly secret: string
  /** Origin that people open; links in mails start with it. */
  readonly publicUrl: string
  readonly mailer: Mailer
  readonly logger: Logger
  /** Whether sign-in, sign-up and password reset are limited by the caller's address. */
  readonly isRateLimited: boolean
  /** Told once a password was set by a link, when every session of the user has ended. */
  readonly onPasswordReset: (userId: string) => void
}

/** The sign-in library, set up. Its tables are in our migrations. */
export function createSignIn(options: SignInOptions) {
  const { database, secret, publicUrl, mailer, logger, isRateLimited } = options
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
      onPasswordReset: async ({ user }) => options.onPasswordReset(user.id),
      sendResetPassword: async ({ user, token }) =>
        mailer.send({
          to: user.email,
          subject: 'Choose a new password for Easel',
          text: [
            'Somebody, probably you, asked to change the password of your Easel account.',
            `Open this within an hour to choose a new one: ${publicUrl}/reset-password?token=${token}`,
            'If it was not you, do nothing: your password stays.',
          ].join('\n\n'),
        }),
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
    disabledPaths: DISABLED_PATHS,
    logger: {
      // The library's further arguments may hold a request.
      log: (level, message) =>
        (level === 'error' ? logger.error : logger.debug).call(logger, { message }, 'sign-in'),
    },
    telemetry: { enabled: false },
  })
}

export type SignIn = ReturnType<typeof createSignIn>
