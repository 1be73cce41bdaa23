import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../../test/harness/fault-proxy.ts'
import { type Cluster, hasCluster, startCluster } from '../../../test/harness/start-cluster.ts'
import { isAway } from './is-away.ts'
import { createDatabase, type OpenDatabase } from './open-database.ts'
import { type ConnectionLimits, openServerEngine } from './server-engine.ts'

const CALLERS = 16
/** Shorter than the product's own. */
const LIMITS: ConnectionLimits = { connectMs: 1_500, silenceMs: 1_000 }

let cluster: Cluster
let proxy: FaultProxy
let database: OpenDatabase
let errors: Error[]
/** What callers were refused with. */
let refusals: unknown[]
let isLoading: boolean
let callers: Promise<void>[]
let done: number

beforeAll(async () => {
  if (hasCluster) cluster = await startCluster()
})
afterAll(() => cluster?.stop())

describe.skipIf(!hasCluster)('a process whose PostgreSQL fails', () => {
  beforeEach(async () => {
    errors = []
    refusals = []
    proxy = await startFaultProxy({ port: cluster.port })
    await openThrough(LIMITS)
  })
  afterEach(async () => {
    isLoading = false
    await Promise.all(callers)
    await database.close()
    await proxy.close()
    // Whatever the fault, no one sees a server error, and paid work is not given up.
    expect(refusals.filter((error) => !isAway(error))).toEqual([])
  })

  async function openThrough(limits: ConnectionLimits) {
    const engine = await openServerEngine(proxy.addressOf(cluster.url), (error) => errors.push(error), limits)
    database = createDatabase(engine)
    await sql`create table if not exists counted (n integer)`.execute(database.handle)
    callers = []
  }

  function startLoad() {
    isLoading = true
    done = 0
    callers = Array.from({ length: CALLERS }, async () => {
      while (isLoading)
        await database
          .asSystem(async (tx) => {
            await sql`insert into counted values (1)`.execute(tx)
            await sql`select pg_sleep(0.005), pg_notify('easel_faults', 'x')`.execute(tx)
          })
          .then(
            () => {
              done += 1
            },
            (error: unknown) => {
              refusals.push(error)
              return new Promise((resolve) => setTimeout(resolve, 10))
            },
          )
    })
  }

  async function untilWorkGoesOn() {
    const before = done
    await expect.poll(() => done).toBeGreaterThan(before + CALLERS)
  }

  it.each(['immediate', 'fast'] as const)('lives through a restart (%s) under load', async (mode) => {
    startLoad()
    for (let round = 0; round < 3; round += 1) {
      await untilWorkGoesOn()
      await cluster.restart(mode)
    }
    await untilWorkGoesOn()
    expect(errors.length).toBeGreaterThan(0)
  })

  it('lives while its connections are ended one after the other under load', async () => {
    startLoad()
    await untilWorkGoesOn()
    const operator = new pg.Client({ connectionString: cluster.url })
    await operator.connect()
    for (let round = 0; round < 20; round += 1) {
      await operator.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'easel%'",
      )
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    await operator.end()
    await untilWorkGoesOn()
  })

  it('lives while its connections are reset under load', async () => {
    startLoad()
    for (let round = 0; round < 10; round += 1) {
      await untilWorkGoesOn()
      proxy.cut()
    }
    await untilWorkGoesOn()
  })

  it('gives connections up that went silent, and works on with new ones', async () => {
    startLoad()
    await untilWorkGoesOn()
    proxy.swallow({ fresh: false })
    await untilWorkGoesOn()
    await database.check()
    await expect
      .poll(() => errors.map(({ message }) => message))
      .toContain('PostgreSQL has not answered for 1 seconds')
  })

  it('works again after a time in which nothing was answered, not even new connections', async () => {
    startLoad()
    await untilWorkGoesOn()
    proxy.swallow()
    await new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.silenceMs))
    await expect(database.check()).rejects.toThrow()
    proxy.mend()
    await untilWorkGoesOn()
    await database.check()
  })

  it('frees the locks of a process that went silent in the midst of a transaction', async () => {
    const forLock = (work: () => Promise<unknown>) =>
      database.asSystem(async (tx) => {
        await sql`select pg_advisory_xact_lock(77)`.execute(tx)
        await work()
      })
    const lost = forLock(async () => {
      proxy.swallow({ fresh: false })
      await new Promise((resolve) => setTimeout(resolve, 3 * LIMITS.silenceMs))
    })
    const [first, second] = await Promise.allSettled([
      lost,
      new Promise((resolve) => setTimeout(resolve, LIMITS.silenceMs / 2)).then(() => forLock(async () => {})),
    ])
    expect(first.status).toBe('rejected')
    expect(second.status).toBe('fulfilled')
  })

  it('gives up a wait for connections that slow statements hold, and works on after them', async () => {
    await database.close()
    await openThrough({ ...LIMITS, connectMs: 500 })
    // As many as the pool has.
    const slow = Array.from({ length: 10 }, () => sql`select pg_sleep(0.8)`.execute(database.handle))
    const held = Promise.allSettled(slow)
    await expect(sql`select 1`.execute(database.handle)).rejects.toThrow(/timeout/)
    await held
    await expect.poll(() => sql`select 1`.execute(database.handle).then(() => true)).toBe(true)
    expect(errors).toEqual([])
  })

  it('ends a statement that takes too long, and keeps its connection', async () => {
    await expect(sql`select pg_sleep(5)`.execute(database.handle)).rejects.toMatchObject({ code: '57014' })
    expect(errors).toEqual([])
  })

  it.each(['existing', 'all'] as const)(
    'hears notices again after its %s connections went silent, and is told to look',
    async (which) => {
      const heard: string[] = []
      await database.listen('easel_faults', (payload) => heard.push(payload))
      await database.checkNotices()
      proxy.swallow({ fresh: which === 'all' })
      await expect
        .poll(() =>
          database.checkNotices().then(
            () => true,
            () => false,
          ),
        )
        .toBe(false)
      proxy.mend()
      await expect.poll(() => heard).toContain('')
      const other = new pg.Client({ connectionString: cluster.url })
      await other.connect()
      // If the machine is busy for half a second, the connection counts as silent, is reopened, and its listeners check again.
      await expect
        .poll(async () => {
          await other.query("notify easel_faults, 'again'")
          return heard
        })
        .toContain('again')
      await other.end()
      await expect
        .poll(() =>
          database.checkNotices().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
    },
  )
})
