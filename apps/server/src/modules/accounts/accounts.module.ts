import { verifyPassword } from 'better-auth/crypto'
import type { Clock } from '../../platform/clock.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { IsStillOpen } from '../../platform/download-tickets.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Mailer } from '../../platform/mails/mailer.ts'
import { deriveKey } from '../../platform/secret.ts'
import type { SignUps } from '../invitations/index.ts'
import type { Notify } from '../notifications/index.ts'
import type { KeyPlaces } from '../usage/index.ts'
import { createAccessRepository } from './access.repository.ts'
import type { AccountEnding } from './account-deps.ts'
import { type AccountMails, createAccountMails } from './account-mails.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import {
  type AccountUseCases,
  addAccountRoutes,
  addSignInRoutes,
  limitDeviceCodes,
} from './accounts.routes.ts'
import { type AddressEpochs, createAddressEpochs } from './address-epochs.ts'
import type { AppDeps } from './apps/app-deps.ts'
import { decideAuthorization, readAuthorization } from './apps/authorization.ts'
import { createClientDocuments } from './apps/client-document.ts'
import { disconnectApp, listConnectedApps } from './apps/connected-apps.ts'
import { addOauthRoutes, type OauthLimits } from './apps/oauth.routes.ts'
import { type AttemptLimit, type Attempts, createAttempts } from './attempts.ts'
import { authenticateWith } from './authenticate.ts'
import { changeEmail, confirmEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import {
  decideDeviceCode,
  getDeviceCode,
  redeemDeviceCode,
  requestDeviceCode,
} from './devices/device-codes.ts'
import { addIssuerRoutes } from './issuers/issuer-sign-in.routes.ts'
import type { Issuer } from './issuers/issuers.ts'
import type { UserProxy } from './issuers/proxy-sign-in.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './keys/api-keys.ts'
import { keyPlaces } from './keys/key-places.ts'
import { tellNewDevice } from './news/new-device.ts'
import { createPasskeyChallenges } from './passkeys/passkey-challenges.ts'
import { passkeySiteOf } from './passkeys/passkey-proofs.ts'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type PasskeyDeps,
  removePasskey,
  renamePasskey,
} from './passkeys/passkeys.ts'
import { createKeepSession, createPasswordCheck, type HasPassword } from './password-check.ts'
import { getAccount, updateAccount } from './profile.ts'
import { createReadSession, findFreshSessions } from './read-session.ts'
import { resetPassword } from './reset-password.ts'
import { endOneSession, endSession, endSessions, listSessions } from './sessions.ts'
import { createSignIn, type SignInOptions } from './sign-in.ts'
import { createVerifiedCheck, sendVerification, verifyEmail } from './verify-email.ts'

export type AccountsOptions = {
  readonly database: OpenDatabase
  /** At least 32 characters; signs session tokens. */
  readonly secret: string
  /** Public address, with which links in mail start. */
  readonly publicUrl: string
  readonly mailer: Mailer
  readonly notify: Notify
  /** Called for every new account before any of its pages opens. */
  readonly welcome: (userId: string) => Promise<void>
  readonly logger: Logger
  /** Whether sign-in, sign-up, password reset and mail are limited. */
  readonly isRateLimited: boolean
  readonly events: Pick<Events, 'append' | 'send'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** Who may create an account. */
  readonly signUps: SignUps
  /** External issuers that sign people in. */
  readonly issuers: readonly Issuer[]
  /** A proxy in front that signs people in. */
  readonly userProxy: UserProxy | undefined
  /** Whether this installation uses passwords. */
  readonly hasPasswords: boolean
  /** 256 random bits, URL-safe. */
  readonly randomSecret: () => string
  /** Path of `publicUrl`; empty at the root of a host. */
  readonly siteBase: string
  /** Non-public hosts from which app documents may be fetched. */
  readonly privateHosts: readonly string[]
}

/** Wrong passwords for one account from one network. */
const SIGN_IN = { kind: 'sign-in', free: 10, firstDelaySeconds: 2, maxDelaySeconds: 900 } as const
/** Re-authentication attempts of a signed-in user. */
const PASSWORD = { kind: 'password', free: 10, firstDelaySeconds: 30, maxDelaySeconds: 900 } as const
/** Device codes that a signed-in user tries. */
const DEVICE = { kind: 'device', free: 30, firstDelaySeconds: 30, maxDelaySeconds: 900 } as const
/** Notices of one kind to one address. */
const NOTICE = { kind: 'notice', free: 5, firstDelaySeconds: 600, maxDelaySeconds: 43_200 } as const
/** Mail to one address that anyone can trigger. */
const MAIL = { kind: 'mail', free: 5, firstDelaySeconds: 600, maxDelaySeconds: 43_200 } as const

/** Timeout for two consecutive requests to an issuer. */
const ISSUER_PATIENCE_MS = 15_000

export type AccountsModule = {
  readonly mountRoutes: (
    app: HttpApp,
    mount: Mount,
    options: {
      /** What other modules do when an account is deleted. */
      readonly ending: AccountEnding
      /** Device codes that programs of one network request; undefined for no limit. */
      readonly deviceCodes: RateLimiter | undefined
      readonly oauth: OauthLimits & { readonly requests: RateLimiter | undefined }
    },
  ) => void
  readonly authenticate: Authenticate
  /** Of these sessions, the ids that are valid and need no extension; for the others call `authenticate`. */
  readonly findFreshSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Whether what was signed for the user at this time is still valid. */
  readonly isStillOpen: IsStillOpen
  /** Whether the user's address is verified; always true without a mail server. */
  readonly isVerified: (userId: string) => Promise<boolean>
  /** Rejects with `forbidden` when mail is set up and the user's address is not verified. */
  readonly requireVerified: (userId: string) => Promise<void>
  /** Daily limits of API keys. */
  readonly keyPlaces: KeyPlaces
  /** Mail that other modules send to an account's owner. */
  readonly mails: Pick<AccountMails, 'webhookMade' | 'webhookOff'>
  /** URL epochs of accounts whose access was ended; started before anything is signed. */
  readonly addressEpochs: Pick<AddressEpochs, 'of' | 'start' | 'stop'>
  /** Deletes expired sessions and one-time links. */
  readonly forgetExpired: (now: Date, signal?: AbortSignal) => Promise<void>
}

export function createAccountsModule(options: AccountsOptions): AccountsModule {
  const { database, clock, logger } = options
  const limited = (limit: AttemptLimit) =>
    options.isRateLimited ? createAttempts({ database, clock }, limit) : undefined
  const mails = createAccountMails({
    ...options,
    recipientLimit: limited(MAIL),
    noticeLimit: limited(NOTICE),
  })
  const verifying = sendVerification({ ...options, mails })
  const attempts = limited(SIGN_IN)
  const epochs = createAddressEpochs(options)
  const passkeySite = passkeySiteOf(options.publicUrl)
  const challenges = createPasskeyChallenges(deriveKey(options.secret, 'passkeys'), clock)
  const signInOptions: SignInOptions = {
    ...options,
    mails,
    // Not awaited, so that new and known addresses take the same time.
    onSignUp: (user) =>
      void verifying(user).catch((error: Error) =>
        logger.error({ reason: error.message }, 'a new account’s address could not be asked to verify'),
      ),
    onNewAccount: (userId) =>
      options
        .welcome(userId)
        .catch((error: Error) =>
          logger.warn({ reason: error.message }, 'a new account could not be welcomed'),
        ),
    // A failure to write the notification must not block the sign-in.
    onSignIn: (session) =>
      tellNewDevice(options)(session).catch((error: Error) =>
        logger.warn({ reason: error.message }, 'the owner could not be told of a sign-in'),
      ),
    onSignOut: endOneSession(options),
    onResetAsked: async (email, token) => {
      if (await mails.mayBeSentTo(email)) return true
      await database.asSystem((tx) => createAccountRows(tx).forgetResetToken(token))
      return false
    },
    resetPassword: resetPassword({ ...options, mails, attempts }),
    verifyPassword,
    isSuspended: (userId) => database.asSystem((tx) => createAccessRepository(tx).isSuspended(userId)),
    keepSession: createKeepSession(options),
    passkeys: { database, clock, site: passkeySite, challenges },
    issuers: undefined,
    admit: (email, invitation) => options.signUps.admit({ email, invitation }),
  }
  const signIn = createSignIn(signInOptions)
  const { isVerified, requireVerified } = createVerifiedCheck({ database, mails })
  const hasPassword: HasPassword = async (tx, userId) =>
    options.hasPasswords && (await createAccountRows(tx).findPasswordHash(userId)) !== undefined
  const checkPassword = createPasswordCheck({ ...options, attempts: limited(PASSWORD), hasPassword })
  return {
    mountRoutes: (app, mount, { ending, deviceCodes, oauth }) => {
      addSignInRoutes(app, { ...options, signIn, attempts })
      if (options.issuers.length > 0 || options.userProxy)
        addIssuerRoutes(app, {
          ...options,
          patienceMs: ISSUER_PATIENCE_MS,
          // A separate instance: it waits for the issuers' metadata, which passwords do not need.
          signIn: createSignIn({ ...signInOptions, issuers: options.issuers }),
        })
      limitDeviceCodes(app, deviceCodes)
      const apps: AppDeps = {
        ...options,
        mails,
        requireVerified,
        requestLimiter: oauth.requests,
        readDocument: createClientDocuments(options.privateHosts),
      }
      addOauthRoutes(app, { ...apps, siteBase: options.siteBase }, oauth)
      addAccountRoutes(
        mount,
        useCasesOf(
          {
            ...options,
            mails,
            checkPassword,
            hasPassword,
            requireVerified,
            ending,
            passkeySite,
            challenges,
            issuerIds: [...options.issuers, ...(options.userProxy ? [options.userProxy] : [])].map(
              ({ id }) => id,
            ),
          },
          limited(DEVICE),
          apps,
        ),
      )
    },
    authenticate: authenticateWith({
      signIn,
      readSession: createReadSession(options),
      database,
      clock,
      epochs,
    }),
    findFreshSessions: (ids) => findFreshSessions(database, ids, clock.now()),
    isStillOpen: (userId, issuedAt) =>
      database.asSystem((tx) => createAccessRepository(tx).isStillOpen(userId, issuedAt)),
    isVerified,
    requireVerified,
    keyPlaces,
    mails,
    addressEpochs: epochs,
    forgetExpired: createAccountsRepository(database).forgetExpired,
  }
}

function useCasesOf(deps: PasskeyDeps, attempts: Attempts | undefined, apps: AppDeps): AccountUseCases {
  const devices = { ...deps, attempts }
  return {
    requestDeviceCode: requestDeviceCode(devices),
    redeemDeviceCode: redeemDeviceCode(devices),
    getDeviceCode: getDeviceCode(devices),
    decideDeviceCode: decideDeviceCode(devices),
    readAuthorization: readAuthorization(apps),
    decideAuthorization: decideAuthorization(apps),
    listConnectedApps: listConnectedApps(apps),
    disconnectApp: disconnectApp(apps),
    getAccount: getAccount(deps),
    updateAccount: updateAccount(deps),
    changeEmail: changeEmail(deps),
    confirmEmail: confirmEmail(deps),
    verifyEmail: verifyEmail(deps),
    changePassword: changePassword(deps),
    listSessions: listSessions(deps),
    endSession: endSession(deps),
    endSessions: endSessions(deps),
    listApiKeys: listApiKeys(deps),
    createApiKey: createApiKey(deps),
    revokeApiKey: revokeApiKey(deps),
    listPasskeys: listPasskeys(deps),
    beginPasskey: beginPasskey(deps),
    addPasskey: addPasskey(deps),
    renamePasskey: renamePasskey(deps),
    removePasskey: removePasskey(deps),
    deleteAccount: deleteAccount(deps),
  }
}
