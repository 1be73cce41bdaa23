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

/** What the process is started with. */
export type AppOptions = {
  readonly env: Env
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly logger: Logger
  /** Where the built web app lies; a folder without one means that only the API answers. */
  readonly webFolder: string
  /** Guards against floods of requests; tests that make floods turn them off. */
  readonly isRateLimited: boolean
  /** How long a paid call that cannot be resumed may still take when the process stops, in milliseconds. */
  readonly lastCallMs: number
  /** The model that draws on this machine; absent: none is installed. */
  readonly installedModel?: InstalledModel | undefined
  /** Draws everything, instead of what the environment sets up: for tests. */
  readonly provider?: ImageProvider
}

/** What every module stands on. */
export type Platform = AppOptions & {
  readonly makeId: MakeId
  /** Of this installation; every key is derived from it. */
  readonly secret: string
  readonly mailer: Mailer
  readonly storage: SpooledStorage
  /** Everything that is kept, as one stream of bytes. */
  readonly backup: () => ReturnType<typeof writeBackup>
  readonly events: EventHub
  readonly idempotency: Idempotency
  /** Forgets the answers of keys used before the moment. */
  readonly forgetKeys: (before: Date, signal?: AbortSignal) => Promise<void>
  /** For pictures and sounds whose caller names no seed. */
  readonly randomSeed: () => number
  /** A guard against floods; undefined where they are let through. */
  readonly limiter: (limit: RateLimit) => RateLimiter | undefined
}

/** Opens what outlives a request: storage, events, mail, the secret, the keys of repeated requests. */
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
    // Half of the seeds there are: some servers read the others as none.
    randomSeed: () => randomInt(2 ** 31),
    limiter: (limit) => (isRateLimited ? createRateLimiter(limit, clock) : undefined),
  }
}
