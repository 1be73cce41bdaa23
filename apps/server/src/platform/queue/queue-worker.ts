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
/** Notices wake the worker; this interval covers lost notices and tasks of dead processes. */
const POLL_MS = 2_000
/** Max duration of one check beyond the interval before the worker counts as stuck. */
const STILL_MS = 5_000

/** Milliseconds; overridden only by tests. */
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
  /** Max concurrent tasks of this process. */
  readonly slots: number
  /** Checked before each claim: false skips claiming until the next interval. Default: always true. */
  readonly mayStart?: () => boolean
} & WorkerTimings

export type QueueWorker = {
  /** Requeues tasks of dead processes and starts working. */
  readonly start: () => Promise<void>
  /** Claims nothing more and requeues running tasks for the next process; a paid call that would be lost may finish. */
  readonly stop: () => Promise<void>
  readonly running: () => number
  /** Throws when the worker is stuck: it has not checked or claimed anything for some seconds. */
  readonly assertWorks: () => void
}

/** Works on one queue: claims tasks while slots are free, and renews their leases. */
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
  /** False when nothing else was queued, until a notice arrives; a run that ends then need not check. */
  let mayBeMore = true

  /** Fills the free slots; calls in the meantime make it check again. */
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
        // Tasks queued meanwhile trigger another check.
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
      // A claim that publishes an event is flushed first, so that its event number is never used twice.
      if (claim.task?.source === 'queue') await endings.tell(tx, claim.task)
      return claim
    })
    if (claimed.task) begin(claimed.task)
    return claimed
  }

  function begin(task: Claimed<Row>): void {
    const controller = new AbortController()
    const ended = deps
      .run(task, controller.signal)
      // The lease expires by itself, and the task is run again or fails.
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
      // An embedded database has no other processes whose tasks could be running.
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
        // After sleep all leases have expired, so its own runs renew theirs first.
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
      // Leases are renewed and cancellations handled until the last run has ended.
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
