import { once } from 'node:events'
import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { parseEnv, SETTING_NAMES } from './env.ts'
import { assertFilesHaveDatabase } from './files-have-database.ts'
import { missingAddress } from './modules/doctor/index.ts'
import { findInstalledModel } from './modules/imaging/index.ts'
import { systemClock } from './platform/clock.ts'
import { isAway } from './platform/database/is-away.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createConnectionCap } from './platform/http/connection-cap.ts'
import { drainConnections } from './platform/http/drain-connections.ts'
import { collectWhenIdle } from './platform/idle-collection.ts'
import { createIds } from './platform/ids.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import { isLoopback } from './platform/loopback.ts'
import { prepareDataFolder } from './platform/prepare-data-folder.ts'
import { reasonOf } from './platform/reason-of.ts'
import { StartupError } from './platform/startup-error.ts'
import { outliveUncaughtFaults } from './platform/uncaught-faults.ts'
import { unreadSettings } from './settings/unread-settings.ts'

/** Long enough for nearly every vendor's picture, short enough for a restart. */
const LAST_CALL_MS = 30_000
/** Timeouts in milliseconds for headers and whole requests, and how often Node checks them. */
const TIME_LIMITS = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 }
/** Balancers probe several times a second to every few seconds. */
const DRAIN_SECONDS = 5
/** For requests left after the workers have stopped; none of them waits for a picture anymore. */
const LAST_REQUESTS_MS = 3_000
const BEYOND_LAST_CALLS_MS = 15_000
const WEB_FOLDER = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** Starts this process's part of the product and runs it until a signal. Throws `StartupError` for problems an operator must fix. */
export async function startServer(variables: Readonly<Record<string, string | undefined>>): Promise<void> {
  const env = parseEnv(variables)
  const logger = createLogger(env.LOG_LEVEL)
  for (const { name, meant } of unreadSettings(variables, SETTING_NAMES))
    logger.warn(`${name} is set, and nothing reads it. Did you mean ${meant}?`)
  if (prepareDataFolder(env.DATA_DIR).isOpenToOthers)
    logger.warn('DATA_DIR can be read by other users of this machine: it belongs to another user than this')
  const address = missingAddress(env)
  if (address && env.ROLE !== 'worker') logger.warn(address)
  assertFilesHaveDatabase(env)
  // The embedded database compiles on other threads, so the rest of the code loads meanwhile. A database server is contacted afterwards, because a
  // connection left unattended for seconds on a slow machine counts as failed.
  const loading = import('./app.ts')
  if (env.DATABASE_URL) await loading
  const installedModel = await findInstalledModel({
    dataDir: env.DATA_DIR,
    settings: env,
    onProblem: (problem) => logger.warn(problem),
  })
  const open = async () => {
    const opening = openDatabase({
      url: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      onError: (error) => logger.warn({ reason: error.message }, 'database'),
    })
    const [database, { createApp }] = await Promise.all([opening, loading])
    const app = createApp({
      env,
      database,
      clock: systemClock,
      logger,
      webFolder: WEB_FOLDER,
      isRateLimited: true,
      lastCallMs: LAST_CALL_MS,
      installedModel,
    })
    try {
      return { database, app: await app }
    } catch (error) {
      await database.close().catch(() => {})
      throw error
    }
  }
  let running = await whileDatabaseIsAway(env.DATABASE_WAIT_SECONDS, logger, open)
  const cap = createConnectionCap({
    maxPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    trustProxy: env.TRUST_PROXY,
    makeId: createIds(),
  })
  const server = createAdaptorServer({
    fetch: cap.guard((request, bindings) => running.app.http.fetch(request, bindings as object)),
    serverOptions: TIME_LIMITS,
  })
  if (!(server instanceof Server)) throw new Error('the server does not speak HTTP/1.1')
  cap.watch(server)
  const isBehindProxy = env.TRUST_PROXY || !(env.HOST === 'localhost' || isLoopback(env.HOST))
  const drainMs = 1_000 * (env.DRAIN_SECONDS ?? (isBehindProxy && env.ROLE !== 'worker' ? DRAIN_SECONDS : 0))
  const connections = drainConnections(server, { isBehindProxy })
  const port = await listen(server, env.PORT, env.HOST)
  let isClosed = false
  await whileDatabaseIsAway(env.DATABASE_WAIT_SECONDS, logger, async () => {
    if (isClosed) running = await open()
    isClosed = false
    try {
      await running.app.start()
    } catch (error) {
      isClosed = true
      await running.app.stop().catch(() => {})
      await running.database.close().catch(() => {})
      throw error
    }
  })
  const { app, database } = running
  // Only now: a server that cannot start exits with its reason.
  outliveUncaughtFaults(logger)
  collectWhenIdle()
  if (!app.hasSite && env.ROLE !== 'worker') logger.warn('the web app is not built: run `npm run build`')
  const hurry = new AbortController()
  let isStopping = false

  /** Fails readiness, keeps serving until balancers notice, lets requests finish, then stops the workers, then the database. */
  async function stop(): Promise<void> {
    // A second signal skips every wait that can be skipped.
    if (isStopping) return hurry.abort()
    isStopping = true
    setTimeout(() => process.exit(1), drainMs + 2 * LAST_CALL_MS + BEYOND_LAST_CALLS_MS).unref()
    app.announceStop()
    connections.closeAfterAnswers()
    if (drainMs > 0) await pause(drainMs, undefined, { signal: hurry.signal }).catch(() => {})
    app.endStreams()
    connections.stopListening()
    // Behind a balancer other processes take over, so requests may finish; on a single machine tasks are requeued at once.
    if (drainMs > 0 && !hurry.signal.aborted)
      await Promise.race([connections.untilIdle(LAST_CALL_MS), once(hurry.signal, 'abort')])
    await app.stop()
    await connections.untilIdle(LAST_REQUESTS_MS)
    connections.cut()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  // Last, because a supervisor that reads this line may stop the process at once.
  console.log(`Easel is ready at ${env.PORT === port ? env.PUBLIC_URL : `http://localhost:${port}`}`)
}

/** Retries for a while: after a reboot or failover the database may start later than this process. */
async function whileDatabaseIsAway<T>(seconds: number, logger: Logger, open: () => Promise<T>): Promise<T> {
  const ends = performance.now() + 1_000 * seconds
  for (;;)
    try {
      return await open()
    } catch (error) {
      if (!isAway(error) || performance.now() > ends) throw error
      logger.warn({ reason: reasonOf(error) }, 'the database is away: the start waits for it')
      await pause(1_000)
    }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.`,
    )
  if (error.code === 'EACCES')
    return new StartupError(`PORT ${port} may not be used by this user. Choose one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(`HOST ${host} is not an address of this machine.`)
  return error
}
