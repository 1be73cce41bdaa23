import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mountSmallDisk, type SmallDisk } from '../harness/small-disk.ts'
import { hasCluster } from '../harness/start-cluster.ts'
import { hasSwift } from '../harness/start-swift.ts'
import type { Product } from './product.ts'
import { startStage } from './stage.ts'

const MEGABYTES = 240
/** The log takes little of the disk, so that tables fill it. */
const SMALL_LOG = { min_wal_size: '48MB', max_wal_size: '64MB' }
/** Longer in a run by hand: `FAULT_SECONDS=30`. */
const FULL_MS = Number(process.env['FAULT_SECONDS'] ?? 5) * 1_000
const SAYS_SO = { timeout: 10_000, interval: 250 }
const UNAVAILABLE = { error: { code: 'unavailable' } }

const disk: SmallDisk | undefined = hasCluster && hasSwift ? mountSmallDisk(MEGABYTES) : undefined
let stage: Awaited<ReturnType<typeof startStage>>
let isFull: boolean

describe.skipIf(!disk)('a PostgreSQL whose own disk is full', () => {
  beforeAll(async () => {
    stage = await startStage({ ...SMALL_LOG }, disk?.folder)
  })
  afterAll(async () => {
    disk?.makeRoom()
    await stage?.stop()
    disk?.unmount()
  })
  beforeEach(() => {
    isFull = false
  })

  test('refuses new work with 503 and says so, no process ends, and nothing acknowledged is lost or paid twice', async () => {
    await stage.survive(async (_surroundings, product) => {
      const answers = askWhileFull(product)
      await expect.poll(() => failedChecks(product), SAYS_SO).toEqual(Array(4).fill('database disk'))
      await pause(FULL_MS)
      isFull = false
      disk?.makeRoom()
      const refusals = (await answers).filter(({ status }) => status !== 202)
      expect(refusals.length).toBeGreaterThan(0)
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, body: UNAVAILABLE })
    }, false)
  })

  test('and which crashes, since its log has no room either, is answered for with 503 until it runs again', async () => {
    await stage.survive(async ({ cluster }, product) => {
      const answers = askWhileFull(product)
      await fillLog(cluster.url)
      await expect
        .poll(() => failedChecks(product), SAYS_SO)
        .toEqual(Array(4).fill(expect.stringContaining('database')))
      await pause(FULL_MS)
      isFull = false
      disk?.makeRoom()
      await cluster.restart('immediate')
      const refusals = (await answers).filter(({ status }) => status !== 202)
      expect(refusals.length).toBeGreaterThan(0)
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, body: UNAVAILABLE })
    }, false)
  })
})

/** What a web process answers to new work, past the balancer, while the disk is kept full. */
async function askWhileFull({ nodes }: Product): Promise<{ status: number; body: unknown }[]> {
  const web = nodes.find(({ role }) => role === 'web')
  const answers: { status: number; body: unknown }[] = []
  isFull = true
  while (isFull) {
    disk?.fill()
    answers.push(await stage.askForPicture(web?.origin ?? ''))
    await pause(100)
  }
  return answers
}

/** The first failed check that each process tells in its readiness. */
function failedChecks({ nodes }: Product): Promise<unknown[]> {
  return Promise.all(
    nodes.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/api/ready`)
      expect(answer.status).toBe(503)
      return ((await answer.json()) as { failed: string[] }).failed[0]
    }),
  )
}

/** Writes to the log alone until the server crashes. */
async function fillLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  for (let isUp = true; isUp; )
    await client
      .query(
        "select pg_logical_emit_message(true, 'fills', repeat('x', 1000000)) from generate_series(1, 20)",
      )
      .catch(() => {
        isUp = false
      })
  await client.end().catch(() => {})
}
