import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Mailer } from '../../platform/mailer.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { addAccountRoutes } from './accounts.routes.ts'
import { authenticateWith } from './authenticate.ts'
import { createSignIn } from './sign-in.ts'

export type AccountsOptions = {
  readonly database: OpenDatabase
  /** At least 32 characters; signs session tokens. */
  readonly secret: string
  /** Origin that people open; links in mails start with it. */
  readonly publicUrl: string
  readonly mailer: Mailer
  readonly logger: Logger
  /** Whether sign-in, sign-up and password reset are limited by the caller's address. */
  readonly isRateLimited: boolean
}

export type AccountsModule = {
  readonly mountRoutes: (app: HttpApp) => void
  readonly authenticate: Authenticate
  /** Removes sessions and one-time links that have run out. */
  readonly forgetExpired: (now: Date) => Promise<void>
}

export function createAccountsModule(options: AccountsOptions): AccountsModule {
  const signIn = createSignIn(options)
  return {
    mountRoutes: (app) => addAccountRoutes(app, signIn),
    authenticate: authenticateWith(signIn),
    forgetExpired: createAccountsRepository(options.database).forgetExpired,
  }
}
