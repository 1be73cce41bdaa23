import { getConfig as getConfigEndpoint } from '@easel/contract/config'
import { BUILD_ORIGIN, BUILD_PRODUCTION_HOST, RESTRICTED_PAGES, SESSION_PAGES } from '@easel/contract/paths'
import type { Modules } from './create-modules.ts'
import { getConfig } from './get-config.ts'
import { a1111ErrorShape } from './modules/a1111-api/index.ts'
import { issuersOf, passkeySiteOf, resourceDocumentOf, userProxyOf } from './modules/accounts/index.ts'
import { addApiReference } from './modules/api-reference/index.ts'
import { mountDoctor } from './modules/doctor/index.ts'
import { mcpErrorShape } from './modules/mcp/index.ts'
import { openaiErrorShape } from './modules/openai-api/index.ts'
import { replicateErrorShape, replicatePaths } from './modules/replicate-api/index.ts'
import type { Platform } from './open-platform.ts'
import { checkDiskSpace } from './platform/check-disk-space.ts'
import { createEventStreams } from './platform/events/event-streams.ts'
import type { HttpApp } from './platform/http/context.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { addEventStream } from './platform/http/event-stream.routes.ts'
import { addHostRedirect } from './platform/http/host-redirect.ts'
import { createHttpMetrics } from './platform/http/http-metrics.ts'
import { createMount, createMountOpen, type Mount } from './platform/http/mount.ts'
import { addOperationRoutes } from './platform/http/operation-routes.ts'
import { createSourceCounts } from './platform/http/source-counts.ts'
import { addStaticSite } from './platform/http/static-site.routes.ts'
import { loadSite } from './platform/http/static-site.ts'
import { addUnknownApiPaths } from './platform/http/unknown-api-paths.ts'
import { readBackupStatus } from './start-backups.ts'
import { VERSION } from './version.ts'

/** Short enough that a page notices a dead stream within ten seconds. */
const HEARTBEAT_MS = 4_000

/** Routes of every module and the pages; a worker-only process has neither. `stopping` ends streams, `hasStarted` gates readiness. */
export function createRoutes(
  platform: Platform,
  modules: Modules,
  running: {
    readonly stopping: AbortSignal
    readonly hasStarted: () => boolean
    readonly fileGauges: () => Promise<Readonly<Record<string, number>>>
    readonly isLeaving: () => boolean
  },
): { readonly http: HttpApp; readonly hasSite: boolean } {
  const { env, database, logger, storage, events, limiter } = platform
  const { generations, imaging } = modules
  const { authenticate } = modules.accounts
  const metrics = createHttpMetrics()
  const http = createHttpApp({
    logger,
    makeId: platform.makeId,
    isSecure: env.PUBLIC_URL.startsWith('https:'),
    trustProxy: env.TRUST_PROXY,
    addressLimiter: limiter({ name: 'address', burst: 3_000, windowSeconds: 60 }),
    metrics,
    siteBase: env.siteBase,
    errorShapes: {
      '/v1/': openaiErrorShape,
      '/mcp/': mcpErrorShape(resourceDocumentOf(env.PUBLIC_URL)),
      '/sdapi/': a1111ErrorShape,
      ...Object.fromEntries(replicatePaths.map((path) => [path, replicateErrorShape])),
    },
  })
  addHostRedirect(http, {
    production: env.PRODUCTION_HOST,
    preview: env.PREVIEW_HOST,
    publicUrl: env.hasPublicUrl ? env.PUBLIC_URL : undefined,
  })
  const userLimiter = limiter({ name: 'account', burst: 1_200, windowSeconds: 60 })
  const mountOptions = { app: http, authenticate, idempotency: platform.idempotency, userLimiter, logger }
  const mount = createMount(mountOptions)
  const streams = createEventStreams({
    source: events,
    findFreshSessions: modules.accounts.findFreshSessions,
    heartbeatMs: HEARTBEAT_MS,
    onError: (error) => logger.warn({ reason: error.message }, 'event streams'),
  })
  running.stopping.addEventListener('abort', streams.close, { once: true })
  addOperationRoutes(http, {
    checks: {
      database: database.check,
      'database disk': database.checkRoom,
      notices: database.checkNotices,
      storage: storage.check,
      disk: () => checkDiskSpace(env.DATA_DIR, env.DISK_RESERVE_MB),
      worker: async () => {
        generations.assertWorks()
        modules.audio.assertWorks()
      },
      start: async () => {
        if (!running.hasStarted()) throw new Error('still starting')
      },
    },
    isLeaving: running.isLeaving,
    metrics,
    gauges: async () => ({
      easel_tasks_running: generations.running(),
      'easel_tasks_set_aside{queue="pictures"}': await generations.setAside(),
      'easel_tasks_set_aside{queue="sounds"}': await modules.audio.setAside(),
      easel_event_streams: streams.count(),
      ...imaging.gauges(),
      easel_spool_files: storage.waiting().files,
      easel_spool_bytes: storage.waiting().bytes,
      ...(await running.fileGauges()),
    }),
    metricsToken: env.METRICS_TOKEN,
    logger,
  })
  let site: ReturnType<typeof loadSite>
  if (env.ROLE !== 'worker') {
    mountModules(http, mount, platform, modules)
    const mountOpen = createMountOpen(mountOptions)
    modules.openaiApi.mountRoutes(mount, mountOpen)
    modules.mcp.mountRoutes(mountOpen)
    modules.a1111Api.mountRoutes(mountOpen)
    modules.replicateApi.mountRoutes(mountOpen)
    const sources = createSourceCounts(env.MAX_STREAMS_PER_ADDRESS)
    addEventStream(http, { streams, authenticate, sources })
    addApiReference(http, { publicUrl: env.PUBLIC_URL, version: VERSION, siteBase: env.siteBase })
    site = loadSite({
      folder: platform.webFolder,
      shellPaths: SESSION_PAGES,
      siteBase: env.siteBase,
      replacements: { [BUILD_ORIGIN]: env.PUBLIC_URL, [BUILD_PRODUCTION_HOST]: env.PRODUCTION_HOST ?? '' },
    })
  }
  addUnknownApiPaths(http, logger)
  if (site) {
    modules.shares.addPages(http, site)
    modules.gallery.addPages(http, site)
    addStaticSite(http, site, { restricted: Object.values(RESTRICTED_PAGES), siteBase: env.siteBase })
  }

  return { http, hasSite: site !== undefined }
}

function mountModules(http: HttpApp, mount: Mount, platform: Platform, modules: Modules): void {
  modules.accounts.mountRoutes(http, mount, {
    ending: modules.accountEnding,
    deviceCodes: platform.limiter({ name: 'device-codes', burst: 20, windowSeconds: 600 }),
    oauth: {
      registrations: platform.limiter({ name: 'app-registrations', burst: 20, windowSeconds: 600 }),
      tokens: platform.limiter({ name: 'app-tokens', burst: 120, windowSeconds: 60 }),
      requests: platform.limiter({ name: 'app-requests', burst: 30, windowSeconds: 600 }),
    },
  })
  modules.webhooks.mountRoutes(mount)
  modules.personalData.mountRoutes(http, mount)
  modules.billing.mountRoutes(mount)
  modules.billing.addWebhook(http)
  modules.usage.mountRoutes(mount)
  modules.preferences.mountRoutes(mount)
  modules.prompts.mountRoutes(mount)
  modules.notifications.mountRoutes(mount, modules.followNews)
  modules.telemetry.mountRoutes(mount)
  modules.generations.mountRoutes(mount)
  modules.audio.mountRoutes(mount)
  modules.voices.mountRoutes(mount)
  modules.rewording.mountRoutes(mount)
  modules.audio.addFileRoutes(http)
  modules.library.mountRoutes(mount)
  modules.batches.mountRoutes(mount)
  modules.batches.addDownloads(http)
  modules.lettering.mountRoutes(mount)
  modules.imports.mountRoutes(mount)
  modules.library.addDownloadRoutes(http)
  modules.generations.addImageRoutes(http, modules.accounts.authenticate)
  modules.gallery.mountRoutes(mount)
  modules.gallery.addFeeds(http)
  modules.shares.mountRoutes(mount)
  modules.shares.addImageRoutes(http)
  modules.moderation.mountRoutes(mount)
  modules.operators.mountRoutes(mount)
  modules.imaging.mountRoutes(mount, {
    env: platform.env,
    isOperator: modules.operators.isOperator,
    noteAct: modules.operators.noteAct,
    tests: platform.limiter({ name: 'provider-tests', burst: 4, windowSeconds: 80 }),
    randomSeed: platform.randomSeed,
    services: [...modules.voices.services, modules.rewording.service],
    readBackup: () => readBackupStatus(platform),
  })
  mountDoctor(mount, {
    env: platform.env,
    database: platform.database,
    clock: platform.clock,
    isOperator: modules.operators.isOperator,
    looks: platform.limiter({ name: 'doctor', burst: 6, windowSeconds: 120 }),
  })
  const config = {
    env: platform.env,
    issuers: [userProxyOf(platform.env) ?? [], issuersOf(platform.env)].flat(),
    passkeysAt: passkeySiteOf(platform.env.PUBLIC_URL)?.origin ?? null,
    isMailConfigured: platform.mailer.isConfigured,
    canSellPlans: modules.billing.isConfigured,
    languageModel: modules.rewording.model,
    imaging: modules.imaging,
  }
  mount(getConfigEndpoint, getConfig(config))
}
