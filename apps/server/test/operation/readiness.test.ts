import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts'
import { type Cluster, hasCluster, startCluster } from '../harness/start-cluster.ts'
import { hasSwift, startSwift } from '../harness/start-swift.ts'
import { type ServerProcess, startServer } from '../kill/server-process.ts'

const SAYS_SO = { timeout: 10_000, interval: 250 }
const RECOVERS = { timeout: 15_000, interval: 250 }
const READY = { status: 'ok', failed: [] }

let cluster: Cluster
let swift: Awaited<ReturnType<typeof startSwift>>
let database: FaultProxy
let storage: FaultProxy
let folder: string
let server: ServerProcess
let origin: string

describe.skipIf(!(hasCluster && hasSwift))('a process whose dependency no longer answers', () => {
  beforeAll(async () => {
    cluster = await startCluster()
    swift = await startSwift()
    database = await startFaultProxy({ port: cluster.port })
    storage = await startFaultProxy({ port: Number(new URL(swift.settings.endpoint ?? '').port) })
    folder = mkdtempSync(join(tmpdir(), 'easel-readiness-'))
    server = startServer(folder, {
      DATABASE_URL: database.addressOf(cluster.url),
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: storage.addressOf(swift.settings.endpoint ?? ''),
      S3_REGION: swift.settings.region,
      S3_BUCKET: swift.settings.bucket,
      S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
    })
    origin = (await server.ready).replace('localhost', '127.0.0.1')
  })
  afterAll(async () => {
    await server?.kill()
    await database?.close()
    await storage?.close()
    await swift?.stop()
    cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => expect.poll(ready, RECOVERS).toEqual(READY))
  afterEach(() => {
    database.mend()
    storage.mend()
  })

  async function ready(): Promise<{ status: string; failed: string[] } | undefined> {
    const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(9_000) }).catch(
      () => undefined,
    )
    const body = (await answer?.json()) as { status: string; failed: string[] } | undefined
    if (body) expect(answer?.status).toBe(body.failed.length === 0 ? 200 : 503)
    return body
  }
  const failed = async () => (await ready())?.failed ?? []

  test('says within ten seconds that a silent database is away, and is ready within fifteen of its end', async () => {
    database.swallow()
    await expect.poll(failed, SAYS_SO).toContain('database')
    database.mend()
    await expect.poll(ready, RECOVERS).toEqual(READY)
  })

  test('recovers within fifteen seconds when only the connections that stood went silent', async () => {
    database.swallow({ fresh: false })
    await expect.poll(failed, SAYS_SO).not.toEqual([])
    database.mend()
    await expect.poll(ready, RECOVERS).toEqual(READY)
  })

  test('says within ten seconds that a silent storage is away, and is ready within fifteen of its end', async () => {
    storage.swallow()
    await expect.poll(failed, SAYS_SO).toEqual(['storage'])
    storage.mend()
    await expect.poll(ready, RECOVERS).toEqual(READY)
  })

  test('says within ten seconds that its worker stands still while the database answers others', async () => {
    const other = new pg.Client({ connectionString: cluster.url })
    await other.connect()
    await other.query('begin')
    await other.query('lock table tasks in access exclusive mode')
    await expect.poll(failed, SAYS_SO).toEqual(['worker'])
    await other.query('rollback')
    await other.end()
    await expect.poll(ready, RECOVERS).toEqual(READY)
  })
})
