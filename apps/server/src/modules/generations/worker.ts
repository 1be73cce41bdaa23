import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Lease } from './begin-at-once.repository.ts'
import { type ClaimedTask, createClaimsRepository } from './claims.repository.ts'
import type { TaskEndings } from './end-task.ts'
import { recoverTasks } from './recover-tasks.ts'
import type { TaskNotices } from './task-notices.ts'
import type { TaskRow } from './tasks.table.ts'
import type { StopReason } from './until-answered.ts'

const LEASE_MS = 10_000
const HEARTBEAT_MS = 2_500
/** Notices wake the worker; this finds work after a lost notice and the tasks of dead processes. */
const POLL_MS = 2_000

/** Milliseconds; the product's own unless a test says otherwise. */
export type WorkerTimings = {
  readonly leaseMs?: number
  readonly heartbeatMs?: number
  readonly pollMs?: number
}

export type WorkerDeps = {
  readonly database: Pick<Database, 'asSystem' | 'isEmbedded'>
  readonly notices: Pick<TaskNotices, 'subscribe'>
  readonly endings: TaskEndings
  readonly run: (task: ClaimedTask, signal: AbortSignal) => Promise<void>
  readonly logger: Logger
  /** Tasks this process runs at once. */
  readonly slots: number
} & WorkerTimings

export type Worker = {
  /** Puts what dead processes left behind back in the queue, and begins to work. */
  readonly start: () => Promise<void>
  /** Takes no more work, and puts what is running back in the queue for whoever comes next; a paid call that is about to be lost may end. */
  readonly stop: () => Promise<void>
  /**
   * Has tasks made, and where a slot is free with a lease to begin one under, which this process then runs: what is asked for here need not
   * be looked for in the queue.
   */
  readonly beginAtOnce: (make: (lease?: Lease) => Promise<TaskRow[]>) => Promise<TaskRow[]>
  readonly running: () => number
}

export function createWorker(deps: WorkerDeps): Worker {
  const { database, endings, logger, slots } = deps
  const { leaseMs = LEASE_MS, heartbeatMs = HEARTBEAT_MS, pollMs = POLL_MS } = deps
  const runs = new Map<string, { controller: AbortController; ended: Promise<void> }>()
  /** Claims, and tasks that are being made for this process: each keeps a slot until it is known what it brings. */
  const coming = new Set<Promise<unknown>>()
  const recover = recoverTasks(deps)
  const timers: NodeJS.Timeout[] = []
  let unsubscribe = () => {}
  let isWorking = false
  let isFilling = false
  let isAskedAgain = false
  /** False once nothing else was queued, until a notice says otherwise: a run that ends need not look then. */
  let mayBeMore = true

  /** Fills the free slots; calls that come meanwhile make it look once more. */
  function fill(): void {
    isAskedAgain = true
    mayBeMore = true
    if (isFilling) return
    isFilling = true
    fillSlots()
      .catch((error) => {
        isAskedAgain = false
        logger.error({ err: error }, 'tasks could not be claimed')
      })
      .finally(() => {
        isFilling = false
        if (isAskedAgain) fill()
      })
  }

  async function fillSlots(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false
      while (isWorking && hasSlot()) {
        const { task, othersWait } = await inSlot(claim)
        // What is queued meanwhile asks again.
        mayBeMore = isAskedAgain || othersWait
        if (!task || !othersWait) break
      }
    }
  }

  function lookAgain(): void {
    if (isWorking && mayBeMore) fill()
  }

  function hasSlot(): boolean {
    return runs.size + coming.size < slots
  }

  /** Does what may bring a run, with a slot kept for it. */
  async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    const working = work()
    coming.add(working)
    try {
      return await working
    } finally {
      coming.delete(working)
    }
  }

  async function claim() {
    const claimed = await database.asSystem(async (tx) => {
      const claims = createClaimsRepository(tx)
      const task = await claims.claimNext(randomUUID(), leaseMs)
      if (task?.source === 'queue') await endings.tellTask(tx, { userId: task.user_id, id: task.id })
      return { task, othersWait: task?.others_wait ?? (await claims.hasQueued()) }
    })
    if (claimed.task) begin(claimed.task)
    return claimed
  }

  function begin(task: ClaimedTask): void {
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

  const beginAtOnce: Worker['beginAtOnce'] = (make) => {
    if (!isWorking || !hasSlot()) return make()
    const lease = { token: randomUUID(), ms: leaseMs }
    return inSlot(async () => {
      const tasks = await make(lease)
      for (const task of tasks) if (isHeldBy(task, lease)) begin(task)
      return tasks
    }).finally(lookAgain)
  }

  function stopRun(token: string, reason: StopReason): void {
    runs.get(token)?.controller.abort(reason)
  }

  async function heartbeat(): Promise<void> {
    const tokens = [...runs.keys()]
    if (tokens.length === 0) return
    const held = await database.asSystem((tx) => createClaimsRepository(tx).heartbeat(tokens, leaseMs))
    for (const token of tokens) if (!held.has(token)) stopRun(token, 'revoked')
  }

  function every(milliseconds: number, work: () => Promise<void>): void {
    let isBusy = false
    const timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      work()
        .catch((error) => logger.error({ err: error }, 'the worker could not reach the database'))
        .finally(() => {
          isBusy = false
        })
    }, milliseconds)
    timers.push(timer)
  }

  return {
    start: async () => {
      // Nobody else can be running tasks of an embedded database.
      await recover(database.isEmbedded)
      isWorking = true
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
        fill()
      })
      fill()
    },
    stop: async () => {
      isWorking = false
      await Promise.allSettled(coming)
      for (const token of runs.keys()) stopRun(token, 'shutdown')
      // Until the last has ended its lease is renewed, and its cancellation heard.
      await Promise.all([...runs.values()].map(({ ended }) => ended))
      unsubscribe()
      for (const timer of timers) clearInterval(timer)
    },
    beginAtOnce,
    running: () => runs.size,
  }
}

function isHeldBy(task: TaskRow, { token }: Lease): task is ClaimedTask {
  return task.lease_token === token
}
