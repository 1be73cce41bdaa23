import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../logger.ts'
import { repeatEvery } from '../repeat/repeat-every.ts'
import { createClaimsRepository } from './claims.repository.ts'
import { createProgress } from './progress.ts'
import type { Claimed, Queue, QueueRow } from './queue.table.ts'
import type { QueueNotices } from './queue-notices.ts'
import { type QueueEndings, recoverRuns } from './recover-runs.ts'
import type { StopReason } from './until-answered.ts'

const LEASE_MS = 10_000
const HEARTBEAT_MS = 2_500
/** Notices wake the worker; this finds work after a lost notice and the tasks of dead processes. */
const POLL_MS = 2_000
/** Beyond the time between two looks: so long may one take before the worker counts as standing still. */
const STILL_MS = 5_000

/** Milliseconds; the product's own unless a test says otherwise. */
export type WorkerTimings = {
  readonly leaseMs?: number
  readonly heartbeatMs?: number
  readonly pollMs?: number
}

export type QueueWorkerDeps<Row extends QueueRow> = {
  readonly database: Pick<Database, 'asSystem' | 'isEmbedded'>
  readonly queue: Queue<Row>
  readonly notices: Pick<QueueNotices, 'subscribe'>
  readonly endings: QueueEndings<Row>
  /** Runs a task to its end, whatever that is. When the signal fires, its reason is a `StopReason`. */
  readonly run: (task: Claimed<Row>, signal: AbortSignal) => Promise<void>
  readonly clock: Clock
  readonly logger: Logger
  /** Tasks this process runs at once. */
  readonly slots: number
  /** Asked before each claim: false leaves the queue alone until the next look. Default: always true. */
  readonly mayStart?: () => boolean
} & WorkerTimings

export type QueueWorker = {
  /** Puts what dead processes left behind back in the queue, and begins to work. */
  readonly start: () => Promise<void>
  /** Takes no more work, and puts what is running back in the queue for the next process; a paid call that is about to be lost may end. */
  readonly stop: () => Promise<void>
  readonly running: () => number
  /** Throws while it should work and stands still: nothing was looked at or claimed for some seconds. */
  readonly assertWorks: () => void
}

/** Works one queue off: takes tasks while it has free slots, and says that they live. */
export function createQueueWorker<Row extends QueueRow>(deps: QueueWorkerDeps<Row>): QueueWorker {
  const { database, queue, endings, logger, slots } = deps
  const mayStart = deps.mayStart ?? (() => true)
  const { leaseMs = LEASE_MS, heartbeatMs = HEARTBEAT_MS, pollMs = POLL_MS } = deps
  const runs = new Map<string, { controller: AbortController; ended: Promise<void> }>()
  const recover = recoverRuns(deps)
  const looking = createProgress('the look for due and lost tasks', pollMs + STILL_MS)
  const claiming = createProgress('the claiming of tasks', pollMs + STILL_MS)
  const repetitions: ReturnType<typeof repeatEvery>[] = []
  let unsubscribe = () => {}
  let isWorking = false
  let filling: Promise<void> | undefined
  let isAskedAgain = false
  /** False once nothing else was queued, until a notice says otherwise: a run that ends need not look then. */
  let mayBeMore = true

  /** Fills the free slots; calls that come meanwhile make it look once more. */
  function fill(): void {
    isAskedAgain = true
    mayBeMore = true
    filling ??= fillSlots()
      .catch((error) => {
        isAskedAgain = false
        logger.error({ err: error }, 'tasks could not be claimed')
      })
      .finally(() => {
        filling = undefined
        if (isAskedAgain) fill()
      })
  }

  async function fillSlots(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false
      while (isWorking && mayStart() && runs.size < slots) {
        const { task, othersWait } = await claim()
        claiming.note()
        // What is queued meanwhile asks again.
        mayBeMore = isAskedAgain || othersWait
        if (!task || !othersWait) break
      }
    }
    claiming.note()
  }

  function lookAgain(): void {
    if (isWorking && mayBeMore) fill()
  }

  async function claim() {
    const claimed = await database.asSystem(async (tx) => {
      const claims = createClaimsRepository(tx, queue)
      const claim = await claims.claimNext(randomUUID(), leaseMs)
      const { task } = claim
      // A claim that is told of is on disk before it is heard of: the number of its event is given out once.
      if (task?.source === 'queue') await endings.tell(tx, task)
      else if (task) await claims.commitLater()
      return claim
    })
    if (claimed.task) begin(claimed.task)
    return claimed
  }

  function begin(task: Claimed<Row>): void {
    const controller = new AbortController()
    const ended = deps
      .run(task, controller.signal)
      // The lease runs out by itself, and the task is then run again or failed.
      .catch((error) => logger.error({ err: error, task: task.id }, 'a task could not be ended'))
      .finally(() => {
        runs.delete(task.lease_token)
        lookAgain()
      })
    runs.set(task.lease_token, { controller, ended })
  }

  function stopRun(token: string, reason: StopReason): void {
    runs.get(token)?.controller.abort(reason)
  }

  async function heartbeat(): Promise<void> {
    const tokens = [...runs.keys()]
    if (tokens.length === 0) return
    const held = await database.asSystem((tx) => createClaimsRepository(tx, queue).heartbeat(tokens, leaseMs))
    for (const token of tokens) if (!held.has(token)) stopRun(token, 'revoked')
  }

  function every(milliseconds: number, work: () => Promise<void>): void {
    const repeated = repeatEvery(milliseconds, work, (error) =>
      logger.error({ err: error }, 'the worker could not reach the database'),
    )
    repetitions.push(repeated)
  }

  return {
    start: async () => {
      // No other process can be running tasks of an embedded database.
      await recover(database.isEmbedded)
      isWorking = true
      looking.note()
      claiming.note()
      unsubscribe = deps.notices.subscribe((notice) => {
        if (notice?.kind === 'revoked') stopRun(notice.token, 'revoked')
        else if (notice?.kind !== 'ended') fill()
      })
      every(heartbeatMs, heartbeat)
      every(pollMs, async () => {
        if (!isWorking) return
        // A machine that slept wakes with all leases run out: its own runs speak first.
        await heartbeat()
        await recover(false)
        await database.asSystem((tx) => createClaimsRepository(tx, queue).wakeDue())
        looking.note()
        fill()
      })
      fill()
    },
    stop: async () => {
      isWorking = false
      await filling
      for (const token of runs.keys()) stopRun(token, 'shutdown')
      // Until the last has ended its lease is renewed, and its cancellation heard.
      await Promise.all([...runs.values()].map(({ ended }) => ended))
      unsubscribe()
      for (const { stop } of repetitions) void stop()
    },
    running: () => runs.size,
    assertWorks: () => {
      if (!isWorking) return
      looking.assertRecent()
      claiming.assertRecent()
    },
  }
}
