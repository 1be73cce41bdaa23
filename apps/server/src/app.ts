import { BOUNDED_TIMES } from './bounded-times.ts'
import { claimFiles } from './claim-files.ts'
import { createModules } from './create-modules.ts'
import { createRoutes } from './create-routes.ts'
import { type AppOptions, openPlatform, type Platform } from './open-platform.ts'
import { createBelievedClock } from './platform/believed-clock.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './platform/clock.ts'
import { bringBackTimes } from './platform/database/bring-back-times.ts'
import { type HousekeepingJob, startHousekeeping } from './platform/housekeeping.ts'
import type { HttpApp } from './platform/http/context.ts'
import { reasonOf } from './platform/reason-of.ts'
import { repeatEvery } from './platform/repeat/repeat-every.ts'
import { stopInTurn } from './platform/stop-in-turn.ts'
import { startBackups } from './start-backups.ts'

const KEPT_MS = DAY_MS
const REPORTS_KEPT_MS = 30 * DAY_MS
const BEYOND_LAST_CALL_MS = 5_000

export type App = {
  readonly http: HttpApp
  /** Whether pages can be served. */
  readonly hasSite: boolean
  /** Starts background work: workers and housekeeping. */
  readonly start: () => Promise<void>
  /** Makes readiness fail; everything else keeps working. */
  readonly announceStop: () => void
  /** Ends event streams; their clients reconnect elsewhere. */
  readonly endStreams: () => void
  /** Ends streams and workers and requeues running tasks. The database stays open. */
  readonly stop: () => Promise<void>
}

/** Assembles the whole server, from the platform to the routes. */
export async function createApp(options: AppOptions): Promise<App> {
  const platform = await openPlatform(options)
  const modules = createModules(platform)
  await modules.accounts.addressEpochs.start()
  const believed = createBelievedClock({
    database: options.database,
    clock: options.clock,
    monotonicMs: () => performance.now(),
  })
  const orphanSweep = await claimFiles(platform, modules, believed)
  const stopping = new AbortController()
  let isLeaving = false
  let backups: ReturnType<typeof startBackups> | undefined
  let housekeeping: ReturnType<typeof startHousekeeping> | undefined
  let times: Awaited<ReturnType<typeof keepTimes>> | undefined
  const { http, hasSite } = createRoutes(platform, modules, {
    stopping: stopping.signal,
    hasStarted: () => housekeeping !== undefined,
    fileGauges: orphanSweep.gauges,
    isLeaving: () => isLeaving,
  })

  const { env, clock, logger, events } = platform
  const {
    accounts,
    audio,
    batches,
    billing,
    generations,
    imaging,
    invitations,
    library,
    notifications,
    operators,
    shares,
    telemetry,
    webhooks,
  } = modules
  return {
    http,
    hasSite,
    start: async () => {
      if (env.ROLE !== 'web') times = await keepTimes(platform)
      await generations.start({ worker: env.ROLE !== 'web' })
      if (env.ROLE !== 'web') await batches.start()
      await audio.start({ worker: env.ROLE !== 'web' })
      if (env.ROLE !== 'web') await webhooks.start()
      const before = () => new Date(clock.now().getTime() - KEPT_MS)
      const jobs: Readonly<Record<string, HousekeepingJob>> = {
        events: (signal) => events.prune(before(), signal),
        idempotency: (signal) => platform.forgetKeys(before(), signal),
        trash: library.expireTrash,
        audio: audio.sweep,
        downloads: library.forgetDownloads,
        shares: (signal) => shares.forgetExpired(clock.now(), signal),
        imaging: imaging.forgetOld,
        billingEvents: billing.forgetOldEvents,
        reports: (signal) =>
          telemetry.forgetBefore(new Date(clock.now().getTime() - REPORTS_KEPT_MS), signal),
        invitations: (signal) => invitations.forgetOld(clock.now(), signal),
        operatorLog: (signal) => operators.forgetOld(clock.now(), signal),
        mails: platform.mailer.forgetExpired,
        drafts: platform.storage.removeDrafts,
        webhooks: webhooks.forgetOld,
        notifications: (signal) => notifications.forgetOld(clock.now(), signal),
        sessions: (signal) => accounts.forgetExpired(clock.now(), signal),
      }
      platform.storage.start()
      platform.mailer.start()
      if (env.ROLE !== 'web') orphanSweep.start()
      backups = startBackups(platform)
      housekeeping = startHousekeeping(jobs, { everyMs: HOUR_MS, mayRun: believed.mayPrune, logger })
    },
    announceStop: () => {
      isLeaving = true
    },
    endStreams: () => stopping.abort(),
    stop: async () => {
      isLeaving = true
      stopping.abort()
      const parts = {
        orphanSweep: orphanSweep.stop,
        backups: () => backups?.stop(),
        times: () => times?.stop(),
        housekeeping: () => housekeeping?.stop(),
        batches: batches.stop,
        generations: generations.stop,
        audio: audio.stop,
        webhooks: webhooks.stop,
        voices: modules.voices.close,
        rewording: modules.rewording.close,
        imaging: imaging.close,
        lettering: modules.lettering.close,
        idempotency: platform.idempotency.close,
        mails: platform.mailer.stop,
        storage: platform.storage.stop,
        addressEpochs: accounts.addressEpochs.stop,
        events: events.close,
      }
      await stopInTurn(parts, { withinMs: options.lastCallMs + BEYOND_LAST_CALL_MS, logger })
    },
  }
}

/** Corrects times that a wrong clock put too far ahead: at the start and once a minute. */
async function keepTimes({ database, logger }: Platform) {
  const bringBack = async () => {
    const columns = await bringBackTimes(database, BOUNDED_TIMES)
    if (columns.length > 0) logger.warn({ columns }, 'times that were too far ahead were corrected')
  }
  const tellFailure = (error: unknown) =>
    logger.warn({ reason: reasonOf(error) }, 'times that are too far ahead could not be corrected')
  await bringBack().catch(tellFailure)
  return repeatEvery(MINUTE_MS, bringBack, tellFailure)
}
