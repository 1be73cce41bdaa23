import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, EndpointInput, EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import type { Tier } from '@easel/contract/limits'
import { addToQueue } from '@easel/contract/queue'
import { getLimits } from '@easel/contract/usage'
import { createPolicy } from '@easel/engine/policy/policy'
import type { ImageRequest } from '@easel/providers/image-provider'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { afterEach, beforeEach } from 'vitest'
import * as z from 'zod/mini'
import { keyPlaces } from '../../src/modules/accounts/index.ts'
import { createBatchBooks } from '../../src/modules/batches/index.ts'
import { createGenerationsModule, type GenerationsDeps } from '../../src/modules/generations/index.ts'
import { createImaging } from '../../src/modules/imaging/imaging.ts'
import { readPrices } from '../../src/modules/imaging/prices.ts'
import { tableOf } from '../../src/modules/imaging/provider-table.ts'
import { createLibraryModule } from '../../src/modules/library/index.ts'
import { createNotificationsModule } from '../../src/modules/notifications/index.ts'
import { createPreferencesModule } from '../../src/modules/preferences/index.ts'
import { createUsageModule } from '../../src/modules/usage/index.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'
import { createEvents } from '../../src/platform/events/create-events.ts'
import { BEFORE_EVERYTHING } from '../../src/platform/events/event-cursor.ts'
import type { Mount } from '../../src/platform/http/mount.ts'
import { createIds } from '../../src/platform/ids.ts'
import { type Logger, silentLogger } from '../../src/platform/logger.ts'
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import type { Actor, UseCase } from '../../src/platform/use-case.ts'
import { insertUsers } from '../harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../harness/open-test-database.ts'

type StartOptions = {
  readonly database: OpenDatabase
  readonly script?: (request: ImageRequest, call: number) => Step
  readonly worker?: boolean
  readonly storage?: Storage
  readonly timeLimit?: number
  readonly clock?: Clock
  readonly logger?: Logger
  /** What a picture costs, in US dollars; free unless said otherwise, so that it may be drawn a second time when its process dies. */
  readonly price?: number
} & Partial<
  Pick<
    GenerationsDeps,
    'slots' | 'mayStart' | 'waitingFiles' | 'deadlineMs' | 'workerTimings' | 'rateLimitMs' | 'lastCallMs'
  >
>

export type Generations = Awaited<ReturnType<typeof startGenerations>>

let processes = 0

/** One process of the product from its use cases down, on a real database and real files, with a provider that does as it is told. */
async function startGenerations(options: StartOptions) {
  const { database, clock = { now: () => new Date() }, logger = silentLogger } = options
  const folder = mkdtempSync(join(tmpdir(), 'easel-files-'))
  const storage = options.storage ?? createDiskStorage(folder)
  const events = await createEvents(database, `process-${processes++}`)
  const provider = createScriptedProvider(options.script)
  const limit = options.timeLimit ?? 20_000
  const imaging = createImaging({
    providers: [provider],
    logger,
    timeLimits: () => limit,
    policy: createPolicy(),
    prices: readPrices(`scripted=${options.price ?? 0}`, ['scripted']),
    table: tableOf('scripted'),
  })
  const appEvents: { userId: string; name: string; metadata: object }[] = []
  const makeId = createIds()
  const preferences = createPreferencesModule({ database, events })
  const { notify } = createNotificationsModule({
    database,
    events,
    clock,
    makeId,
    wantsNotifications: preferences.wantsNotifications,
    defaultTier: 'free',
  })
  const usage = createUsageModule({
    database,
    events,
    notify,
    clock,
    keyPlaces,
    defaultTier: 'free',
    storageQuota: null,
  })
  const generations = createGenerationsModule({
    database,
    storage,
    events,
    imaging,
    allowance: usage.allowance,
    recordAppEvent: async (_tx, userId, event) => {
      appEvents.push({ userId, ...event })
    },
    follower: createBatchBooks({ events, notify }),
    notify,
    makeId,
    randomSeed: () => Math.floor(Math.random() * 2 ** 32),
    clock,
    logger,
    signing: {},
    addressKey: new Uint8Array(32).fill(7),
    safetyKey: new Uint8Array(32).fill(8),
    epochOf: () => undefined,
    siteBase: '',
    slots: options.slots ?? 4,
    lastCallMs: options.lastCallMs ?? 5_000,
    workerTimings: options.workerTimings ?? { pollMs: 200 },
    ...(options.waitingFiles === undefined ? {} : { waitingFiles: options.waitingFiles }),
    ...(options.mayStart === undefined ? {} : { mayStart: options.mayStart }),
    ...(options.rateLimitMs === undefined ? {} : { rateLimitMs: options.rateLimitMs }),
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  })

  const { address, sweep, pictures } = generations
  const makeToken = () => randomBytes(16).toString('hex')
  const library = createLibraryModule({
    database,
    events,
    address,
    sweep,
    pictures,
    requireVerified: async () => {},
    allowsGallery: preferences.allowsGallery,
    announce: async () => () => {},
    siteBase: '',
    makeId,
    makeToken,
    clock,
  })

  const useCases = new Map<Endpoint, UseCase<Endpoint>>()
  const mount: Mount = (endpoint, useCase) => {
    useCases.set(endpoint, useCase as unknown as UseCase<Endpoint>)
  }
  generations.mountRoutes(mount)
  library.mountRoutes(mount)
  usage.mountRoutes(mount)
  preferences.mountRoutes(mount)
  await generations.start({ worker: options.worker ?? true })

  /** As HTTP would call it: input parsed, output checked. */
  async function call<E extends Endpoint>(
    endpoint: E,
    actor: Actor,
    given: EndpointRequest<E>,
    requestKey: string | null = null,
  ): Promise<EndpointOutput<E>> {
    const useCase = useCases.get(endpoint)
    if (!useCase) throw new Error(`${endpoint.path} is not mounted`)
    const parts = given as Record<string, unknown>
    const part = (schema: z.ZodMiniType | undefined, value: unknown) => schema && z.parse(schema, value)
    const input = {
      params: part(endpoint.params, parts['params']),
      query: part(endpoint.query, parts['query']),
      body: part(endpoint.body, parts['body']),
    } as EndpointInput<Endpoint>
    const output = await useCase(input, {
      actor,
      requestKey,
      signal: new AbortController().signal,
      tellQuota: () => {},
    })
    return z.parse(endpoint.output, output) as EndpointOutput<E>
  }

  return {
    call,
    generations,
    library,
    provider,
    storage,
    appEvents,
    limits: (actor: Actor) => call(getLimits, actor, {}),
    addBatch: (actor: Actor, count: number, changes: object = {}, key: string | null = null) =>
      call(
        addToQueue,
        actor,
        {
          body: {
            prompt: 'a boat',
            style: 'photorealistic',
            quality: 'standard',
            aspect_ratio: '1:1',
            count,
            ...changes,
          },
        },
        key,
      ),
    newsOf: async ({ userId }: Actor) =>
      ((await events.readAfter([{ userId, cursor: BEFORE_EVERYTHING }])).get(userId)?.events ?? []).map(
        ({ type, payload }) => ({ type, payload }),
      ),
    subscribe: events.subscribe,
    files: async (prefix = 'images/') => {
      const keys: string[] = []
      for await (const { key } of storage.list(prefix)) keys.push(key)
      return keys.sort()
    },
    makeUser: async (id: string, tier: Tier = 'free'): Promise<Actor> => {
      const email = `${id}@example.org`
      await insertUsers(database, id)
      await database.asSystem((tx) => usage.allowance.setTier(tx, id, tier))
      return { userId: id, email, timeZone: 'UTC', sessionId: 'one', key: null }
    },
    stop: async () => {
      await generations.stop()
      await imaging.close()
      await events.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * For one test file: the database, empty before every test, and `start`, whose processes end after the test.
 * Await it at the top of the file.
 */
export async function openGenerations() {
  const database = await openTestDatabase()
  const started: Generations[] = []
  beforeEach(() => emptyTables(database))
  afterEach(async () => {
    for (const product of started.splice(0)) await product.stop()
  })
  async function start(options: Partial<StartOptions> = {}): Promise<Generations> {
    const product = await startGenerations({ database, ...options })
    started.push(product)
    return product
  }
  return { database, start }
}

/** Waits until `holds` answers true; fails after twenty seconds. */
export async function eventually(holds: () => Promise<boolean> | boolean, what = 'it'): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what} did not come true within twenty seconds`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
