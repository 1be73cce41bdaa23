import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { FILE_COLUMNS } from './file-columns.ts'
import type { ImageProvider, InstalledModel } from './modules/imaging/index.ts'
import { openStorage } from './open-storage.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import type { Clock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { createEvents, type EventHub } from './platform/events/create-events.ts'
import { createRateLimiter, type RateLimit, type RateLimiter } from './platform/http/rate-limiter.ts'
import { createIdempotency, type Idempotency } from './platform/idempotency/idempotency.ts'
import { createIdempotencyStore } from './platform/idempotency/idempotency-store.ts'
import { createIds, type MakeId } from './platform/ids.ts'
import type { Logger } from './platform/logger.ts'
import { createMailer, type Mailer } from './platform/mails/mailer.ts'
import { deriveKey, loadSecret } from './platform/secret.ts'
import { createSpooledStorage, type SpooledStorage } from './platform/spool/spooled-storage.ts'
import { VERSION } from './version.ts'

/** Startup options of the process. */
export type AppOptions = {
  readonly env: Env
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly logger: Logger
  /** Folder of the built web app; without a build, only the API answers. */
  readonly webFolder: string
  /** Rate limits; tests that send many requests turn them off. */
  readonly isRateLimited: boolean
  /** Max time that a non-resumable paid call may take during shutdown, in milliseconds. */
  readonly lastCallMs: number
  /** The model running on this machine, if one is installed. */
  readonly installedModel?: InstalledModel | undefined
  /** Tests: draws everything, instead of the configured providers. */
  readonly provider?: ImageProvider
}

/** What every module depends on. */
export type Platform = AppOptions & {
  readonly makeId: MakeId
  /** The installation's secret, from which every key is derived. */
  readonly secret: string
  readonly mailer: Mailer
  readonly storage: SpooledStorage
  /** A backup of everything, as a byte stream. */
  readonly backup: () => ReturnType<typeof writeBackup>
  readonly events: EventHub
  readonly idempotency: Idempotency
  /** Deletes idempotency keys used before this time. */
  readonly forgetKeys: (before: Date, signal?: AbortSignal) => Promise<void>
  /** Seeds for requests that name none. */
  readonly randomSeed: () => number
  /** Rate limit; undefined when limits are off. */
  readonly limiter: (limit: RateLimit) => RateLimiter | undefined
}

/** Opens everything that outlives a request: storage, events, mail, the secret, idempotency keys. */
export async function openPlatform(options: AppOptions): Promise<Platform> {
  const { env, database, clock, logger, isRateLimited } = options
  const idempotencyStore = createIdempotencyStore(database)
  const storage = await openStorage(env)
  const secret = loadSecret(env.DATA_DIR, env.AUTH_SECRET)
  const makeId = createIds(() => clock.now().getTime())
  return {
    ...options,
    makeId,
    secret,
    mailer: createMailer(env.SMTP_URL, { database, key: deriveKey(secret, 'mails'), makeId, logger }),
    storage: createSpooledStorage(storage, {
      folder: join(env.DATA_DIR, 'spool'),
      maxBytes: env.SPOOL_MAX_MB * 1_000_000,
      logger,
    }),
    backup: () =>
      writeBackup({
        database,
        storage,
        dataDir: env.DATA_DIR,
        secret,
        version: VERSION,
        clock,
        fileColumns: FILE_COLUMNS,
      }),
    events: await createEvents(database, randomUUID()),
    idempotency: await createIdempotency(database, idempotencyStore),
    forgetKeys: idempotencyStore.prune,
    // Half of the possible seeds: some servers treat the others as none.
    randomSeed: () => randomInt(2 ** 31),
    limiter: (limit) => (isRateLimited ? createRateLimiter(limit, clock) : undefined),
  }
}
