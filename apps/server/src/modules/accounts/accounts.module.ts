import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { addAccountRoutes } from './accounts.routes.ts'
import { authenticateWith } from './authenticate.ts'
import { createSignIn, type SignInOptions } from './sign-in.ts'

export type AccountsModule = {
  readonly mountRoutes: (app: HttpApp) => void
  readonly authenticate: Authenticate
  /** Removes sessions and one-time links that have run out. */
  readonly forgetExpired: (now: Date) => Promise<void>
}

export function createAccountsModule(options: SignInOptions): AccountsModule {
  const signIn = createSignIn(options)
  return {
    mountRoutes: (app) => addAccountRoutes(app, signIn),
    authenticate: authenticateWith(signIn),
    forgetExpired: createAccountsRepository(options.database).forgetExpired,
  }
}
