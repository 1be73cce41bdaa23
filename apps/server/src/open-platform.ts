import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from './env.ts'
import type { ImageProvider } from './modules/imaging/index.ts'
import { openStorage } from './open-storage.ts'
import type { Clock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { createEvents, type EventHub } from './platform/events/create-events.ts'
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limiter.ts'
import { createIdempotency, type Idempotency } from './platform/idempotency/idempotency.ts'
import { createIdempotencyStore } from './platform/idempotency/idempotency-store.ts'
import { createIds, type MakeId } from './platform/ids.ts'
import type { Logger } from './platform/logger.ts'
import { createMailer, type Mailer } from './platform/mailer.ts'
import { loadSecret } from './platform/secret.ts'
import { createSpooledStorage, type SpooledStorage } from './platform/spool/spooled-storage.ts'

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
  /** How long a paid call that nobody could take up again may still take when the process stops, in milliseconds. */
  readonly lastCallMs: number
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
  readonly events: EventHub
  readonly idempotency: Idempotency
  /** Forgets the answers of keys used before the moment. */
  readonly forgetKeys: (before: Date) => Promise<void>
  /** For pictures and sounds whose caller names no seed. */
  readonly randomSeed: () => number
  /** A guard against floods; undefined where they are let through. */
  readonly limiter: (burst: number, perSecond: number) => RateLimiter | undefined
}

/** Opens what outlives a request: storage, events, mail, the secret, the keys of repeated requests. */
export async function openPlatform(options: AppOptions): Promise<Platform> {
  const { env, database, clock, logger, isRateLimited } = options
  const idempotencyStore = createIdempotencyStore(database)
  return {
    ...options,
    makeId: createIds(() => clock.now().getTime()),
    secret: loadSecret(env.DATA_DIR, env.AUTH_SECRET),
    mailer: createMailer(env.SMTP_URL, logger),
    storage: createSpooledStorage(await openStorage(env), {
      folder: join(env.DATA_DIR, 'spool'),
      maxBytes: env.SPOOL_MAX_MB * 1_000_000,
      logger,
    }),
    events: await createEvents(database, randomUUID()),
    idempotency: await createIdempotency(database, idempotencyStore),
    forgetKeys: idempotencyStore.prune,
    randomSeed: () => randomInt(2 ** 32),
    limiter: (burst, perSecond) =>
      isRateLimited ? createRateLimiter({ burst, perSecond }, clock) : undefined,
  }
}
