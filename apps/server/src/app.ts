import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { getConfig as getConfigEndpoint } from '@easel/contract/config'
import { createOpenApi } from '@easel/contract/openapi'
import {
  BUILD_ORIGIN,
  BUILD_PRODUCTION_HOST,
  OPERATOR_COOKIE,
  OPERATOR_PAGES,
  SESSION_PAGES,
} from '@easel/contract/paths'
import type { Env } from './env.ts'
import { getConfig } from './get-config.ts'
import { createAccountsModule } from './modules/accounts/index.ts'
import { createAudioModule } from './modules/audio/index.ts'
import { createBatchBooks, createBatchesModule } from './modules/batches/index.ts'
import { createBillingModule } from './modules/billing/index.ts'
import { createGalleryModule } from './modules/gallery/index.ts'
import { createGenerationsModule } from './modules/generations/index.ts'
import { createImagingModule, type ImageProvider } from './modules/imaging/index.ts'
import { createLetteringModule } from './modules/lettering/index.ts'
import { createLibraryModule } from './modules/library/index.ts'
import { createModerationModule } from './modules/moderation/index.ts'
import { createPersonalDataModule } from './modules/personal-data/index.ts'
import { createPreferencesModule } from './modules/preferences/index.ts'
import { createPromptsModule } from './modules/prompts/index.ts'
import { createRewordingModule } from './modules/rewording/index.ts'
import { createSharesModule } from './modules/shares/index.ts'
import { createTelemetryModule } from './modules/telemetry/index.ts'
import { createUsageModule } from './modules/usage/index.ts'
import { createVoicesModule } from './modules/voices/index.ts'
import { openStorage } from './open-storage.ts'
import type { Clock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { createEvents } from './platform/events/create-events.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import type { HttpApp } from './platform/http/context.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { addEventStream } from './platform/http/event-stream.routes.ts'
import { addHostRedirect } from './platform/http/host-redirect.ts'
import { createHttpMetrics } from './platform/http/http-metrics.ts'
import { createMount } from './platform/http/mount.ts'
import { addOperationRoutes } from './platform/http/operation-routes.ts'
import { createRateLimiter } from './platform/http/rate-limiter.ts'
import { addStaticSite } from './platform/http/static-site.routes.ts'
import { loadSite } from './platform/http/static-site.ts'
import { addUnknownApiPaths } from './platform/http/unknown-api-paths.ts'
import { createIdempotency } from './platform/idempotency/idempotency.ts'
import { createIdempotencyStore } from './platform/idempotency/idempotency-store.ts'
import { createIds, createTokens } from './platform/ids.ts'
import type { Logger } from './platform/logger.ts'
import { createMailer } from './platform/mailer.ts'
import { deriveKey, loadSecret } from './platform/secret.ts'

const VERSION = '0.1.0'
const HOUR_MS = 3_600_000
const WARM_UP_AFTER_MS = 750
const KEPT_MS = 24 * HOUR_MS
/** How long the form’s caller waits at least, counted from the request that made the task. */
const LEAST_DEADLINE_MS = 120_000

export type AppOptions = {
  readonly env: Env
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly logger: Logger
  /** Where the built web app lies; a folder without one means that only the API answers. */
  readonly webFolder: string
  /** Guards against floods of requests; tests that make floods turn them off. */
  readonly isRateLimited: boolean
  /** How long a paid call that nobody could take up again may still take when the process stops, in milliseconds. */
  readonly lastCallMs: number
  /** Draws everything, instead of what the environment sets up: for tests. */
  readonly provider?: ImageProvider
}

export type App = {
  readonly http: HttpApp
  /** Whether pages can be served. */
  readonly hasSite: boolean
  /** Begins work that nobody asks for: workers and housekeeping. */
  readonly start: () => Promise<void>
  /** Ends streams and workers; what is running is put back. The database stays open. */
  readonly stop: () => Promise<void>
}

/** Where the parts meet, in the order in which they need each other. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, database, clock, logger, isRateLimited } = options
  const stopping = new AbortController()

  const makeId = createIds(() => clock.now().getTime())
  const secret = loadSecret(env.DATA_DIR, env.AUTH_SECRET)
  const mailer = createMailer(env.SMTP_URL, logger)
  const storage = await openStorage(env)
  const events = await createEvents(database, randomUUID())
  const idempotencyStore = createIdempotencyStore(database)
  const idempotency = await createIdempotency(database, idempotencyStore)
  const metrics = createHttpMetrics()
  const limiter = (burst: number, perSecond: number) =>
    isRateLimited ? createRateLimiter({ burst, perSecond }, clock) : undefined

  const accounts = createAccountsModule({
    database,
    secret,
    publicUrl: env.PUBLIC_URL,
    mailer,
    logger,
    isRateLimited,
    events,
    clock,
    makeId,
    randomSecret: () => randomBytes(32).toString('base64url'),
  })
  const usage = createUsageModule({ database, events, clock, defaultTier: env.DEFAULT_TIER })
  const preferences = createPreferencesModule({ database, events })
  const prompts = createPromptsModule({ database, makeId, clock })
  const telemetry = createTelemetryModule({ database })
  const slots = env.WORKER_CONCURRENCY ?? availableParallelism()
  const { provider } = options
  const imaging = createImagingModule({
    database,
    clock,
    logger,
    threads: slots,
    settings: { ...env, CONTENT_POLICY_FILE: env.CONTENT_POLICY_FILE ?? policyFileIn(env.DATA_DIR) },
    ...(provider ? { provider } : {}),
  })
  const randomSeed = () => randomInt(2 ** 32)
  const generations = createGenerationsModule({
    database,
    storage,
    events,
    imaging,
    allowance: usage.allowance,
    recordAppEvent: telemetry.recordAppEvent,
    follower: createBatchBooks({ events }),
    makeId,
    randomSeed,
    clock,
    logger,
    addressKey: deriveKey(secret, 'picture addresses'),
    slots,
    lastCallMs: options.lastCallMs,
    deadlineMs: Math.max(LEAST_DEADLINE_MS, imaging.longestMs + 5_000),
  })

  const { policy, spending } = imaging
  const rewording = createRewordingModule({
    settings: env,
    policy,
    spending,
    limiter: limiter(12, 1 / 10),
    logger,
  })
  const voices = createVoicesModule({ settings: env, spending, logger })
  const audio = createAudioModule({
    database,
    storage,
    events,
    allowance: usage.allowance,
    policy,
    voices,
    makeId,
    randomSeed: () => randomInt(2 ** 32),
    clock,
    logger,
    addressKey: deriveKey(secret, 'audio addresses'),
  })

  const { pictures, address, sweep } = generations
  const { allowsGallery } = preferences
  const library = createLibraryModule({
    database,
    events,
    address,
    sweep,
    pictures,
    allowsGallery,
    makeId,
    makeToken: createTokens(32, randomInt),
    clock,
  })
  const batches = createBatchesModule({
    database,
    events,
    pictures,
    request: generations.request,
    cancel: generations.cancel,
    makeId,
    randomSeed,
    clock,
    logger,
    ticketKey: deriveKey(secret, 'batch downloads'),
  })
  const lettering = createLetteringModule({ database, pictures, limiter: limiter(20, 1 / 6) })
  const gallery = createGalleryModule({ database, events, pictures, allowsGallery })
  const makeToken = createTokens(12, randomInt)
  const shares = createSharesModule({
    database,
    events,
    pictures,
    makeToken,
    clock,
    publicUrl: env.PUBLIC_URL,
  })
  const moderation = createModerationModule({
    database,
    events,
    pictures,
    clock,
    isShown: gallery.isShown,
    findSharedId: shares.findSharedId,
    moderatorEmails: env.MODERATOR_EMAILS,
  })
  const billing = createBillingModule({
    database,
    allowance: usage.allowance,
    defaultTier: env.DEFAULT_TIER,
    clock,
    logger,
    publicUrl: env.PUBLIC_URL,
    settings: env,
  })

  const ticketKey = deriveKey(secret, 'exports')
  const personalData = createPersonalDataModule({ database, storage, clock, ticketKey })

  const { authenticate } = accounts
  const http = createHttpApp({
    logger,
    makeId,
    isSecure: env.PUBLIC_URL.startsWith('https:'),
    trustProxy: env.TRUST_PROXY,
    addressLimiter: limiter(3_000, 50),
    metrics,
  })
  addHostRedirect(http, { production: env.PRODUCTION_HOST, preview: env.PREVIEW_HOST })
  const userLimiter = limiter(1_200, 20)
  const mount = createMount({ app: http, authenticate, idempotency, userLimiter, logger })
  let housekeeping: ReturnType<typeof startHousekeeping> | undefined
  addOperationRoutes(http, {
    checks: {
      database: database.check,
      storage: storage.check,
      start: async () => {
        if (!housekeeping) throw new Error('still starting')
      },
    },
    metrics,
    gauges: async () => ({ easel_tasks_running: generations.running(), ...imaging.gauges() }),
    metricsToken: env.METRICS_TOKEN,
    logger,
  })
  let site: ReturnType<typeof loadSite>
  if (env.ROLE !== 'worker') {
    accounts.mountRoutes(http, mount, {
      before: billing.endSubscription,
      eraseFiles: generations.eraseFiles,
    })
    personalData.mountRoutes(http, mount)
    billing.mountRoutes(mount)
    billing.addWebhook(http)
    usage.mountRoutes(mount)
    preferences.mountRoutes(mount)
    prompts.mountRoutes(mount)
    telemetry.mountRoutes(mount)
    generations.mountRoutes(mount)
    audio.mountRoutes(mount)
    voices.mountRoutes(mount)
    rewording.mountRoutes(mount)
    audio.addFileRoutes(http)
    library.mountRoutes(mount)
    batches.mountRoutes(mount)
    batches.addDownloads(http)
    lettering.mountRoutes(mount)
    library.addDownloadRoutes(http)
    generations.addImageRoutes(http, authenticate)
    gallery.mountRoutes(mount)
    shares.mountRoutes(mount)
    shares.addImageRoutes(http)
    moderation.mountRoutes(mount)
    imaging.mountRoutes(mount, { isOperator: moderation.isModerator, tests: limiter(4, 1 / 20), randomSeed })
    const config = {
      env,
      isMailConfigured: mailer.isConfigured,
      canSellPlans: billing.isConfigured,
      languageModel: rewording.model,
      provider: imaging.formProvider,
      longestMs: imaging.longestMs,
    }
    mount(getConfigEndpoint, getConfig(config))
    addEventStream(http, { source: events, authenticate, logger, stopping: stopping.signal })
    http.get('/api/openapi.json', (c) => c.json(createOpenApi(env.PUBLIC_URL, VERSION)))
    site = loadSite({
      folder: options.webFolder,
      shellPaths: SESSION_PAGES,
      replacements: { [BUILD_ORIGIN]: env.PUBLIC_URL, [BUILD_PRODUCTION_HOST]: env.PRODUCTION_HOST ?? '' },
    })
  }
  addUnknownApiPaths(http, logger)
  if (site) {
    shares.addPages(http, site)
    addStaticSite(http, site, { paths: OPERATOR_PAGES, cookie: OPERATOR_COOKIE })
  }

  return {
    http,
    hasSite: site !== undefined,
    start: async () => {
      await generations.start({ worker: env.ROLE !== 'web' })
      if (env.ROLE !== 'web') await batches.start()
      await audio.start({ worker: env.ROLE !== 'web' })
      // After the start, not beside it: the first answers come before the first picture.
      if (env.ROLE !== 'web') setTimeout(imaging.warmUp, WARM_UP_AFTER_MS).unref()
      const before = () => new Date(clock.now().getTime() - KEPT_MS)
      const jobs = {
        events: () => events.prune(before()),
        idempotency: () => idempotencyStore.prune(before()),
        trash: library.expireTrash,
        audio: audio.sweep,
        downloads: library.forgetDownloads,
        shares: () => shares.forgetExpired(clock.now()),
        imaging: imaging.forgetOld,
        billingEvents: billing.forgetOldEvents,
        sessions: () => accounts.forgetExpired(clock.now()),
      }
      housekeeping = startHousekeeping(jobs, { everyMs: HOUR_MS, logger })
    },
    stop: async () => {
      stopping.abort()
      await housekeeping?.stop()
      await batches.stop()
      await generations.stop()
      await audio.stop()
      await voices.close()
      await rewording.close()
      await imaging.close()
      await lettering.close()
      await idempotency.close()
      await events.close()
    },
  }
}

function policyFileIn(dataDir: string): string | undefined {
  const file = join(dataDir, 'content-policy.txt')
  return existsSync(file) ? file : undefined
}
