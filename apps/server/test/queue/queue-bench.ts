import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'
import { silentLogger } from '../../src/platform/logger.ts'
import type { Claimed, Queue, QueueRow } from '../../src/platform/queue/queue.table.ts'
import type { QueueNotice } from '../../src/platform/queue/queue-notices.ts'
import {
  createQueueWorker,
  type QueueWorker,
  type QueueWorkerDeps,
} from '../../src/platform/queue/queue-worker.ts'
import { insertUsers } from '../harness/insert-users.ts'
import { openTestDatabase } from '../harness/open-test-database.ts'

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const NEVER_MS = 60_000
const SELDOM = { leaseMs: NEVER_MS, heartbeatMs: NEVER_MS, pollMs: NEVER_MS }

type Run = {
  readonly task: Claimed
  readonly signal: AbortSignal
  readonly end: () => Promise<void>
  readonly fail: () => void
}

const nothing = () => ({
  listeners: new Set<(notice: QueueNotice | undefined) => void>(),
  runs: [] as Run[],
  /** Owners, of tasks that began. */
  told: [] as string[],
  /** Errors. */
  logged: [] as unknown[][],
  /** How many have ended. */
  transactions: 0,
  /** What the next transactions reject with. */
  outage: undefined as Error | undefined,
})

/** Long enough for what must not come. */
export const passes = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Workers on one user's real tasks, whose runs end when a test says so; anew for each test of a file. */
export function queueBenchOfEachTest() {
  let database: OpenDatabase
  let workers: QueueWorker[] = []
  const state = nothing()

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    await sql`delete from "user"`.execute(database.handle)
    await insertUsers(database, 'ada')
    Object.assign(state, nothing())
  })
  afterEach(async () => {
    state.outage = undefined
    const stopping = Promise.all(workers.map((worker) => worker.stop()))
    // A run ends when it is told to, and the last claims may have begun some meanwhile.
    const ending = setInterval(() => state.runs.map(({ end }) => end()), 5)
    await stopping
    clearInterval(ending)
    workers = []
  })

  function createWorker(changes: Partial<QueueWorkerDeps<QueueRow>> = {}): QueueWorker {
    const worker = createQueueWorker({
      database: {
        isEmbedded: false,
        asSystem: (work) => {
          if (state.outage) return Promise.reject(state.outage)
          return database.asSystem(work).finally(() => {
            state.transactions += 1
          })
        },
      },
      queue: TASKS,
      notices: {
        subscribe: (listener) => {
          state.listeners.add(listener)
          return () => state.listeners.delete(listener)
        },
      },
      endings: {
        tell: async (_tx, { id, status }) => void state.told.push(`${id} ${status}`),
        giveUp: async () => {},
      },
      run: (task, signal) =>
        new Promise((resolve, reject) => {
          const end = async () => {
            await finish(task.id)
            resolve()
          }
          state.runs.push({ task, signal, end, fail: () => reject(new Error('no end')) })
        }),
      clock: systemClock,
      logger: { ...silentLogger, error: (...said: unknown[]) => void state.logged.push(said) },
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

  /** Another process runs it now. */
  const giveAway = (id: string) =>
    sql`update tasks set lease_token = 'of another' where id = ${id}`.execute(database.handle)

  const say = (notice: QueueNotice | undefined) => {
    for (const listener of state.listeners) listener(notice)
  }
  const begun = () => state.runs.map(({ task }) => task.id)
  const begins = (...ids: string[]) => expect.poll(begun).toEqual(ids)

  /** Begins to work where there is nothing to do. */
  async function startIdle(): Promise<void> {
    await createWorker().start()
    // It has looked for lost tasks and for queued ones.
    await expect.poll(() => state.transactions).toBe(2)
    await passes(20)
  }

  const run = (id: string) => {
    const found = state.runs.find(({ task }) => task.id === id)
    if (!found) throw new Error(`${id} does not run`)
    return found
  }

  const asSystem: OpenDatabase['asSystem'] = (work) => database.asSystem(work)
  return {
    state,
    asSystem,
    createWorker,
    startIdle,
    add,
    statusOf,
    leaseOf,
    setLease,
    giveAway,
    say,
    begun,
    begins,
    run,
  }
}
