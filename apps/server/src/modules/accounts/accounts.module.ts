import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { AccountDeps, AccountEnding } from './account-deps.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { type AccountUseCases, addAccountRoutes, addSignInRoutes } from './accounts.routes.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import { type AttemptLimit, createAttempts } from './attempts.ts'
import { authenticateWith } from './authenticate.ts'
import { changeEmail, confirmEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { type CheckPassword, createPasswordCheck } from './password-check.ts'
import { getAccount, updateAccount } from './profile.ts'
import { createReadSession, findFreshSessions } from './read-session.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'
import { createSignIn, type SignInOptions } from './sign-in.ts'

export type AccountsOptions = Omit<SignInOptions, 'onPasswordReset'> & {
  readonly events: Pick<Events, 'send'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** 256 random bits, as text for addresses. */
  readonly randomSecret: () => string
}

/** Attempts to sign in with one e-mail, from wherever they come. */
const SIGN_IN = { kind: 'sign-in', burst: 50, everySeconds: 30 } as const
/** Attempts of a signed-in user to prove once more who they are. */
const PASSWORD = { kind: 'password', burst: 10, everySeconds: 60 } as const

export type AccountsModule = {
  /** `ending`: what other modules do when an account is deleted. */
  readonly mountRoutes: (app: HttpApp, mount: Mount, ending: AccountEnding) => void
  readonly authenticate: Authenticate
  /** Those of the sessions, by id, that hold and need no extension; about the others ask `authenticate`. */
  readonly findFreshSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Removes sessions and one-time links that have run out. */
  readonly forgetExpired: (now: Date) => Promise<void>
}

export function createAccountsModule(options: AccountsOptions): AccountsModule {
  const { database, clock, events } = options
  const onPasswordReset = (userId: string) => events.send(userId, 'session.changed', {})
  const signIn = createSignIn({ ...options, onPasswordReset })
  const limited = (limit: AttemptLimit) =>
    options.isRateLimited ? createAttempts({ database, clock }, limit) : undefined
  const checkPassword: CheckPassword = createPasswordCheck({ database, attempts: limited(PASSWORD) })
  return {
    mountRoutes: (app, mount, ending) => {
      addSignInRoutes(app, signIn, limited(SIGN_IN))
      addAccountRoutes(mount, useCasesOf({ ...options, checkPassword, ending }))
    },
    authenticate: authenticateWith({ signIn, readSession: createReadSession(options), database, clock }),
    findFreshSessions: (ids) => findFreshSessions(database, ids, clock.now()),
    forgetExpired: createAccountsRepository(database).forgetExpired,
  }
}

function useCasesOf(deps: AccountDeps): AccountUseCases {
  return {
    getAccount: getAccount(deps),
    updateAccount: updateAccount(deps),
    changeEmail: changeEmail(deps),
    confirmEmail: confirmEmail(deps),
    changePassword: changePassword(deps),
    listSessions: listSessions(deps),
    endSession: endSession(deps),
    endSessions: endSessions(deps),
    listApiKeys: listApiKeys(deps),
    createApiKey: createApiKey(deps),
    revokeApiKey: revokeApiKey(deps),
    deleteAccount: deleteAccount(deps),
  }
}
