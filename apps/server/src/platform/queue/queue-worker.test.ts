import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { systemClock } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { silentLogger } from '../logger.ts'
import type { Claimed, Queue, QueueRow } from './queue.table.ts'
import type { QueueNotice } from './queue-notices.ts'
import { createQueueWorker, type QueueWorker, type QueueWorkerDeps } from './queue-worker.ts'

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const NEVER_MS = 60_000
const SELDOM = { leaseMs: NEVER_MS, heartbeatMs: NEVER_MS, pollMs: NEVER_MS }

type Run = {
  readonly task: Claimed
  readonly signal: AbortSignal
  readonly end: () => Promise<void>
  readonly fail: () => void
}
type Listener = (notice: QueueNotice | undefined) => void

let database: OpenDatabase
let workers: QueueWorker[] = []
let listeners: Set<Listener>
let runs: Run[]
let told: string[]
let logged: unknown[][]
/** Those that have ended. */
let transactions: number
/** What the next transactions reject with. */
let outage: Error | undefined

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`delete from "user"`.execute(database.handle)
  await sql`insert into "user" ("id", "name", "email", "emailVerified") values ('ada', 'ada', 'ada@example.org', false)`.execute(
    database.handle,
  )
  listeners = new Set()
  runs = []
  told = []
  logged = []
  transactions = 0
  outage = undefined
})
afterEach(async () => {
  outage = undefined
  const stopping = Promise.all(workers.map((worker) => worker.stop()))
  // A run ends when it is told to, and the last claims may have begun some meanwhile.
  const ending = setInterval(() => runs.map(({ end }) => end()), 5)
  await stopping
  clearInterval(ending)
  workers = []
})

function createWorker(changes: Partial<QueueWorkerDeps<QueueRow>> = {}): QueueWorker {
  const worker = createQueueWorker({
    database: {
      isEmbedded: false,
      asSystem: (work) => {
        if (outage) return Promise.reject(outage)
        return database.asSystem(work).finally(() => {
          transactions += 1
        })
      },
    },
    queue: TASKS,
    notices: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    endings: {
      tell: async (_tx, { id, status }) => void told.push(`${id} ${status}`),
      giveUp: async () => {},
    },
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        const end = async () => {
          await finish(task.id)
          resolve()
        }
        runs.push({ task, signal, end, fail: () => reject(new Error('no end')) })
      }),
    clock: systemClock,
    logger: { ...silentLogger, error: (...said: unknown[]) => void logged.push(said) },
    slots: 2,
    ...SELDOM,
    ...changes,
  })
  workers.push(worker)
  return worker
}

const finish = (id: string) =>
  sql`update tasks set status = 'done', lease_token = null, lease_until = null, finished_at = now()
    where id = ${id} and status = 'running'`.execute(database.handle)

async function add(
  ids: readonly string[],
  { source = 'queue', isRunning = false, notBefore = null as string | null } = {},
): Promise<void> {
  for (const id of ids)
    await sql`
      insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
        request_index, created_at, not_before, lease_token, lease_until)
      values ('ada', ${id}, ${source}, ${isRunning ? 'running' : 'queued'}, 'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1,
        0, now(), now() + ${notBefore}::interval, ${isRunning ? 'of another' : null}, ${isRunning ? sql`now() + interval '1 minute'` : null})`.execute(
      database.handle,
    )
}

async function statusOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select status from tasks where id = ${id}`.execute(
    database.handle,
  )
  return rows[0]?.status
}

async function leaseOf(id: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from lease_until - clock_timestamp())::float8 * 1000 as ms from tasks where id = ${id}`.execute(
    database.handle,
  )
  return rows[0]?.ms ?? Number.NaN
}

const setLease = (id: string, left: string) =>
  sql`update tasks set lease_until = clock_timestamp() + ${left}::interval where id = ${id}`.execute(
    database.handle,
  )

const say = (notice: QueueNotice | undefined) => {
  for (const listener of listeners) listener(notice)
}
const begun = () => runs.map(({ task }) => task.id)
const begins = (...ids: string[]) => expect.poll(begun).toEqual(ids)
/** Long enough for what must not come. */
const passes = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Begins to work where there is nothing to do. */
async function startIdle(): Promise<void> {
  await createWorker().start()
  // It has looked for lost tasks and for queued ones.
  await expect.poll(() => transactions).toBe(2)
  await passes(20)
}

const run = (id: string) => {
  const found = runs.find(({ task }) => task.id === id)
  if (!found) throw new Error(`${id} does not run`)
  return found
}

describe('a worker', () => {
  test('runs as many tasks at once as it has slots, and the next as soon as one ends', async () => {
    await add(['one', 'two', 'three'])
    const worker = createWorker()
    await worker.start()
    await begins('one', 'two')
    await passes()
    expect(begun()).toEqual(['one', 'two'])
    expect(worker.running()).toBe(2)
    await run('one').end()
    await begins('one', 'two', 'three')
    await run('two').end()
    await run('three').end()
    await expect.poll(worker.running).toBe(0)
  })

  test('does nothing before it is started', async () => {
    await add(['one'])
    const worker = createWorker({ pollMs: 10 })
    await passes()
    expect([begun(), listeners.size]).toEqual([[], 0])
    worker.assertWorks()
  })

  test('tells the owner of a task of the queue that it has begun, and no one of a form’s', async () => {
    await add(['listed'])
    await add(['awaited'], { source: 'form' })
    await createWorker().start()
    await begins('awaited', 'listed')
    expect(told).toEqual(['listed running'])
  })

  test('hears of work, also when notices may have been missed; that a task has ended is no work', async () => {
    await startIdle()
    await add(['one'])
    say({ kind: 'ended', userId: 'ada', id: 'other' })
    await passes()
    expect(begun()).toEqual([])
    say({ kind: 'work' })
    await begins('one')
    await add(['two'])
    say(undefined)
    await begins('one', 'two')
  })

  test('looks once more when it hears of work while it looks', async () => {
    await startIdle()
    for (let times = 0; times < 3; times += 1) say({ kind: 'work' })
    await expect.poll(() => transactions).toBe(4)
    await passes()
    expect(transactions).toBe(4)
  })

  test('asks for no other task after the last one, when it begins as when it ends', async () => {
    await add(['one'])
    await createWorker().start()
    await begins('one')
    await passes()
    const before = transactions
    await run('one').end()
    await passes()
    expect(transactions).toBe(before)
  })

  test('finds work by itself that no notice told of, and what was to wait until now', async () => {
    await createWorker({ pollMs: 30 }).start()
    await add(['later'], { notBefore: '300 milliseconds' })
    await add(['one'])
    await begins('one')
    await begins('one', 'later')
  })

  test('starts nothing while it may not, and looks again by itself', async () => {
    let may = false
    await add(['one'])
    await createWorker({ pollMs: 30, mayStart: () => may }).start()
    await passes()
    expect(begun()).toEqual([])
    may = true
    await begins('one')
  })

  test('goes on after a run that failed to end its task, and says so', async () => {
    await add(['one', 'two'])
    await createWorker({ slots: 1 }).start()
    await begins('one')
    run('one').fail()
    await begins('one', 'two')
    expect(logged).toEqual([[{ err: new Error('no end'), task: 'one' }, 'a task could not be ended']])
  })

  test('goes on after the database was away, and says so', async () => {
    await createWorker({ pollMs: 30 }).start()
    await passes()
    outage = new Error('away')
    say({ kind: 'work' })
    await expect
      .poll(() => logged)
      .toEqual(
        expect.arrayContaining([
          [{ err: outage }, 'tasks could not be claimed'],
          [{ err: outage }, 'the worker could not reach the database'],
        ]),
      )
    await add(['one'])
    outage = undefined
    await begins('one')
  })
})

describe('what another process left running', () => {
  test('is left alone while it may live, and taken over once its lease has run out', async () => {
    await add(['theirs'], { isRunning: true })
    await createWorker({ pollMs: 30 }).start()
    await passes()
    expect(begun()).toEqual([])
    await setLease('theirs', '-1 second')
    await begins('theirs')
  })

  test('is taken over at once where the database is this process’s own', async () => {
    await add(['theirs'], { isRunning: true })
    await createWorker({ database: { isEmbedded: true, asSystem: database.asSystem } }).start()
    await begins('theirs')
  })
})

describe('a run', () => {
  test('keeps its task for longer than its lease, however long it takes', async () => {
    await add(['one'])
    await createWorker({ leaseMs: 20_000, heartbeatMs: 30 }).start()
    await begins('one')
    await setLease('one', '5 seconds')
    await expect.poll(() => leaseOf('one')).toBeGreaterThan(10_000)
    expect(await leaseOf('one')).toBeLessThanOrEqual(20_000)
    expect(run('one').signal.aborted).toBe(false)
  })

  test('that lost its task is told so, and no other', async () => {
    await add(['one', 'two'])
    await createWorker({ heartbeatMs: 30 }).start()
    await begins('one', 'two')
    await sql`update tasks set lease_token = 'of another' where id = 'one'`.execute(database.handle)
    await expect.poll(() => run('one').signal.reason).toBe('revoked')
    expect(run('two').signal.aborted).toBe(false)
  })

  test('stops as soon as its task is canceled, and no other', async () => {
    await add(['one', 'two'])
    await createWorker().start()
    await begins('one', 'two')
    say({ kind: 'revoked', token: 'of nobody' })
    say({ kind: 'revoked', token: run('two').task.lease_token })
    expect(run('two').signal.reason).toBe('revoked')
    expect(run('one').signal.aborted).toBe(false)
  })

  test('speaks before its worker takes over what seems dead: a machine that slept runs nothing twice', async () => {
    await add(['one'])
    await createWorker({ leaseMs: 20_000, pollMs: 30 }).start()
    await begins('one')
    outage = new Error('asleep')
    await expect.poll(() => logged).not.toEqual([])
    await setLease('one', '-1 second')
    outage = undefined
    await expect.poll(() => leaseOf('one')).toBeGreaterThan(10_000)
    expect(begun()).toEqual(['one'])
  })
})

describe('a worker that stops', () => {
  test('takes nothing more, tells its runs, and is over once the last has ended', async () => {
    await add(['one', 'two', 'three'])
    const worker = createWorker({ pollMs: 30 })
    await worker.start()
    await begins('one', 'two')
    let isOver = false
    const stopped = worker.stop().then(() => {
      isOver = true
    })
    await expect.poll(() => runs.map(({ signal }) => signal.reason)).toEqual(['shutdown', 'shutdown'])
    await run('one').end()
    say({ kind: 'work' })
    await passes()
    expect([isOver, begun()]).toEqual([false, ['one', 'two']])
    await run('two').end()
    await stopped
    expect([worker.running(), listeners.size]).toEqual([0, 0])
    const before = transactions
    await passes()
    expect(transactions).toBe(before)
    expect(await statusOf('three')).toBe('queued')
  })

  test('renews the leases of runs that are still ending', async () => {
    await add(['one'])
    const worker = createWorker({ leaseMs: 20_000, heartbeatMs: 30 })
    await worker.start()
    await begins('one')
    const stopped = worker.stop()
    await setLease('one', '5 seconds')
    await expect.poll(() => leaseOf('one')).toBeGreaterThan(10_000)
    await run('one').end()
    await stopped
  })

  test('waits for a claim under way, whose run it tells, too', async () => {
    await add(['one'])
    const worker = createWorker()
    await worker.start()
    const stopped = worker.stop()
    await expect.poll(() => runs.map(({ signal }) => signal.reason)).toEqual(['shutdown'])
    await run('one').end()
    await stopped
  })
})

describe('a worker that stands still', () => {
  let answer = () => {}
  let claims = 0
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  // After this its worker is stopped, which waits for what is under way.
  afterEach(() => {
    answer()
    vi.useRealTimers()
  })

  /** Of the looks for due and lost tasks and the claims, the one named gets no answer. */
  async function startHanging(what: 'looks' | 'claims' | 'nothing'): Promise<QueueWorker> {
    const answered = Promise.withResolvers<void>()
    answer = answered.resolve
    let isClaim = false
    let hangs = false
    const worker = createWorker({
      pollMs: 30,
      mayStart: () => {
        isClaim = true
        return true
      },
      database: {
        isEmbedded: false,
        asSystem: (work) => {
          const kind = isClaim ? 'claims' : 'looks'
          isClaim = false
          if (hangs && what === kind) return answered.promise.then(() => database.asSystem(work))
          return database.asSystem(work).finally(() => {
            if (kind === 'claims') claims += 1
          })
        },
      },
    })
    claims = 0
    await worker.start()
    await expect.poll(() => claims).toBeGreaterThan(0)
    await passes(20)
    hangs = true
    return worker
  }

  test.each([
    ['looks', 'the look for due and lost tasks has stood still for 5 seconds'],
    ['claims', 'the claiming of tasks has stood still for 5 seconds'],
  ] as const)('is known by its %s', async (what, words) => {
    const worker = await startHanging(what)
    vi.advanceTimersByTime(5_000)
    worker.assertWorks()
    vi.advanceTimersByTime(100)
    await passes()
    say({ kind: 'work' })
    await expect.poll(() => messageOf(worker.assertWorks)).toBe(words)
  })

  test('is none that goes round, however long it has', async () => {
    const worker = await startHanging('nothing')
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(4_000)
      const before = claims
      await expect.poll(() => claims).toBeGreaterThan(before + 2)
      worker.assertWorks()
    }
  })

  test('is none that was never started or has stopped', async () => {
    const never = createWorker()
    const stopped = createWorker()
    await stopped.start()
    await stopped.stop()
    vi.advanceTimersByTime(1_000_000)
    never.assertWorks()
    stopped.assertWorks()
  })
})

function messageOf(work: () => void): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
