import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { parseEnv } from './env.ts'
import { assertFilesHaveDatabase } from './files-have-database.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { collectWhenIdle } from './platform/idle-collection.ts'
import { createLogger } from './platform/logger.ts'
import { prepareDataFolder } from './platform/prepare-data-folder.ts'
import { StartupError } from './platform/startup-error.ts'

/** Long enough for nearly every picture of a vendor, short enough for a restart. */
const LAST_CALL_MS = 30_000
const STOP_WITHIN_MS = LAST_CALL_MS + 10_000
/** For the headers and for a whole request, and how often Node looks, milliseconds. */
const TIME_LIMITS = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 }
const WEB_FOLDER = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** Starts the process's part of the product and keeps it until a signal stops it. Throws `StartupError` for what an operator must put right. */
export async function startServer(variables: Readonly<Record<string, string | undefined>>): Promise<void> {
  const env = parseEnv(variables)
  const logger = createLogger(env.LOG_LEVEL)
  if (prepareDataFolder(env.DATA_DIR).isOpenToOthers)
    logger.warn('DATA_DIR can be read by other users of this machine: it belongs to another user than this')
  assertFilesHaveDatabase(env)
  // The embedded database compiles on other threads, so the rest of the code is loaded meanwhile. A database server is asked after that:
  // a connection that nobody attends to for seconds, on a slow machine, counts as one that failed.
  const loading = import('./app.ts')
  if (env.DATABASE_URL) await loading
  const opening = openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onError: (error) => logger.warn({ reason: error.message }, 'database'),
  })
  const [database, { createApp }] = await Promise.all([opening, loading])
  const app = await createApp({
    env,
    database,
    clock: systemClock,
    logger,
    webFolder: WEB_FOLDER,
    isRateLimited: true,
    lastCallMs: LAST_CALL_MS,
  })
  const server = createAdaptorServer({ fetch: app.http.fetch, serverOptions: TIME_LIMITS })
  const port = await listen(server, env.PORT, env.HOST)
  await app.start()
  collectWhenIdle()
  if (!app.hasSite && env.ROLE !== 'worker') logger.warn('the web app is not built: run `npm run build`')
  console.log(`Easel is ready at ${env.PORT === port ? env.PUBLIC_URL : `http://localhost:${port}`}`)

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    await app.stop()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

function listen(server: ReturnType<typeof createAdaptorServer>, port: number, host: string): Promise<number> {
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
