import { randomBytes, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createProgramModules } from './create-program-modules.ts'
import { type AccountEnding, createAccountsModule, issuersOf, userProxyOf } from './modules/accounts/index.ts'
import { createAudioModule } from './modules/audio/index.ts'
import { createBatchBooks, createBatchesModule } from './modules/batches/index.ts'
import { createBillingModule } from './modules/billing/index.ts'
import { createFollowNews, createGalleryModule } from './modules/gallery/index.ts'
import { createGenerationsModule } from './modules/generations/index.ts'
import { createImagingModule, memoryMb, policyFileIn, threadsWithin } from './modules/imaging/index.ts'
import { createImportsModule } from './modules/imports/index.ts'
import { createInvitations, createSignUps } from './modules/invitations/index.ts'
import { createLetteringModule } from './modules/lettering/index.ts'
import { createLibraryModule } from './modules/library/index.ts'
import { createModerationModule } from './modules/moderation/index.ts'
import { createNotificationsModule } from './modules/notifications/index.ts'
import { createOperatorsModule } from './modules/operators/index.ts'
import { createPersonalDataModule } from './modules/personal-data/index.ts'
import { createPreferencesModule } from './modules/preferences/index.ts'
import { createPromptsModule } from './modules/prompts/index.ts'
import { createRewordingModule } from './modules/rewording/index.ts'
import { createRight } from './modules/rights/index.ts'
import { createSharesModule } from './modules/shares/index.ts'
import { createTelemetryModule } from './modules/telemetry/index.ts'
import { createUsageModule } from './modules/usage/index.ts'
import { createVoicesModule } from './modules/voices/index.ts'
import type { Platform } from './open-platform.ts'
import { createTokens } from './platform/ids.ts'
import { deriveKey } from './platform/secret.ts'

/** Min time that the form's request waits for its picture. */
const MIN_DEADLINE_MS = 120_000

export type Modules = ReturnType<typeof createModules>

/** Wires the modules together, in dependency order. */
export function createModules(platform: Platform) {
  const { env, database, clock, logger, isRateLimited } = platform
  const { siteBase } = env
  const { makeId, secret, mailer, storage, events, limiter, provider, installedModel, randomSeed } = platform
  const randomSecret = () => randomBytes(32).toString('base64url')
  const preferences = createPreferencesModule({ database, events })
  const notifications = createNotificationsModule({
    database,
    events,
    clock,
    makeId,
    wantsNotifications: preferences.wantsNotifications,
    defaultTier: env.DEFAULT_TIER,
  })
  const { notify } = notifications
  const signUps = createSignUps({ database, clock, mode: env.SIGN_UP })
  const accounts = createAccountsModule({
    database,
    signUps,
    issuers: issuersOf(env),
    userProxy: userProxyOf(env),
    hasPasswords: env.PASSWORD_SIGN_IN,
    secret,
    publicUrl: env.PUBLIC_URL,
    mailer,
    notify,
    welcome: notifications.welcome,
    logger,
    isRateLimited,
    events,
    clock,
    makeId,
    randomSecret,
    siteBase,
    privateHosts: env.WEBHOOK_PRIVATE_HOSTS,
  })
  const usage = createUsageModule({
    keyPlaces: accounts.keyPlaces,
    database,
    events,
    notify,
    clock,
    defaultTier: env.DEFAULT_TIER,
    storageQuota: env.STORAGE_PER_ACCOUNT_MB === undefined ? null : env.STORAGE_PER_ACCOUNT_MB * 1_000_000,
  })
  const prompts = createPromptsModule({ database, makeId, clock })
  const telemetry = createTelemetryModule({ database })
  const slots = env.WORKER_CONCURRENCY ?? availableParallelism()
  const imaging = createImagingModule({
    database,
    clock,
    logger,
    threads: env.WORKER_CONCURRENCY ?? threadsWithin(memoryMb(), slots),
    settings: { ...env, CONTENT_POLICY_FILE: env.CONTENT_POLICY_FILE ?? policyFileIn(env.DATA_DIR) },
    ...(installedModel ? { installedModel } : {}),
    ...(provider ? { provider } : {}),
  })
  const generations = createGenerationsModule({
    database,
    storage,
    waitingFiles: storage,
    events,
    imaging,
    allowance: usage.allowance,
    recordAppEvent: telemetry.recordAppEvent,
    follower: createBatchBooks({ events, notify }),
    notify,
    makeId,
    randomSeed,
    clock,
    logger,
    addressKey: deriveKey(secret, 'picture addresses'),
    safetyKey: deriveKey(secret, 'safety identifiers'),
    epochOf: accounts.addressEpochs.of,
    siteBase,
    slots,
    signing: env,
    mayStart: storage.isAccepting,
    lastCallMs: platform.lastCallMs,
    deadlineMs: () => Math.max(MIN_DEADLINE_MS, imaging.longestMs() + 5_000),
  })
  const { policy, paidCalls } = imaging
  const isCapped = imaging.spending.cap !== null
  const rewording = createRewordingModule({
    settings: env,
    policy,
    isCapped,
    paidCalls,
    limiter: limiter({ name: 'enhance-prompt', burst: 12, windowSeconds: 120 }),
    logger,
  })
  const voices = createVoicesModule({ settings: env, isCapped, paidCalls })
  const audio = createAudioModule({
    database,
    storage,
    waitingFiles: storage,
    mayStart: storage.isAccepting,
    events,
    notify,
    allowance: usage.allowance,
    policy,
    voices,
    makeId,
    randomSeed,
    clock,
    logger,
    addressKey: deriveKey(secret, 'audio addresses'),
    epochOf: accounts.addressEpochs.of,
    siteBase,
    lastCallMs: platform.lastCallMs,
  })

  const { pictures, address, sweep } = generations
  const followNews = createFollowNews({ events, notify })
  const publishing = {
    database,
    events,
    pictures,
    allowsGallery: preferences.allowsGallery,
    announce: followNews.announce,
    requireVerified: accounts.requireVerified,
    siteBase,
  }
  const library = createLibraryModule({
    ...publishing,
    address,
    sweep,
    makeId,
    makeToken: createTokens(32, randomInt),
    clock,
  })
  const batches = createBatchesModule({
    database,
    events,
    notify,
    pictures,
    request: generations.request,
    cancel: generations.cancel,
    imaging,
    makeId,
    randomSeed,
    clock,
    logger,
    ticketKey: deriveKey(secret, 'batch downloads'),
    siteBase,
    isStillOpen: accounts.isStillOpen,
  })
  const lettering = createLetteringModule({
    database,
    pictures,
    limiter: limiter({ name: 'lettering', burst: 20, windowSeconds: 120 }),
  })
  const imports = createImportsModule({
    database,
    pictures,
    limiter: limiter({ name: 'imports', burst: 600, windowSeconds: 60 }),
  })
  const gallery = createGalleryModule({ ...publishing, publicUrl: env.PUBLIC_URL })
  const shares = createSharesModule({
    database,
    events,
    pictures,
    makeToken: createTokens(12, randomInt),
    clock,
    publicUrl: env.PUBLIC_URL,
    siteBase,
  })
  const rights = { database, isVerified: accounts.isVerified }
  const moderation = createModerationModule({
    database,
    events,
    notify,
    pictures,
    clock,
    isShown: gallery.isShown,
    findSharedId: shares.findSharedId,
    moderators: createRight(rights, 'moderators', env.MODERATOR_EMAILS),
  })
  const billing = createBillingModule({
    database,
    allowance: usage.allowance,
    events,
    notify,
    defaultTier: env.DEFAULT_TIER,
    clock,
    logger,
    publicUrl: env.PUBLIC_URL,
    settings: env,
  })

  const accountEnding: AccountEnding = {
    before: billing.endSubscription,
    hold: async (tx, userId) => {
      for (const work of [batches, generations, audio]) await work.hold(tx, userId)
    },
    eraseFiles: generations.eraseFiles,
  }
  const invitations = createInvitations({ database, clock, makeId, randomSecret, publicUrl: env.PUBLIC_URL })
  const operators = createOperatorsModule({
    database,
    clock,
    events,
    logger,
    allowance: usage.allowance,
    defaultTier: env.DEFAULT_TIER,
    ending: accountEnding,
    stopWork: async (tx, userId) => {
      await accountEnding.hold(tx, userId)
      await batches.pauseAll(tx, userId)
      await generations.cancelAll(tx, userId)
      await audio.cancelAll(tx, userId)
    },
    operators: createRight(rights, 'operators', env.OPERATOR_EMAILS),
    invitations,
  })

  const programs = createProgramModules(platform, {
    accounts,
    generations,
    imaging,
    library,
    usage,
  })
  const personalData = createPersonalDataModule({
    database,
    storage,
    clock,
    ticketKey: deriveKey(secret, 'exports'),
    siteBase,
    isStillOpen: accounts.isStillOpen,
  })

  return {
    accountEnding,
    accounts,
    audio,
    batches,
    billing,
    followNews,
    gallery,
    generations,
    imaging,
    invitations,
    lettering,
    imports,
    library,
    moderation,
    notifications,
    operators,
    personalData,
    preferences,
    prompts,
    rewording,
    shares,
    telemetry,
    usage,
    voices,
    ...programs,
  }
}
