import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Logger } from '../logger.ts'
import { createClaimsRepository } from './claims.repository.ts'
import type { Claimed, Queue, QueueRow } from './queue.table.ts'
import { createQueueTasksRepository } from './queue-tasks.repository.ts'

/** Process deaths after which a task is set aside. */
const MAX_TAKEOVERS = 5
/** Higher for a paid job that the vendor still has: an hour and more, by which time the vendor has deleted the result and the task fails by itself. */
const MAX_TAKEOVERS_OF_JOBS = 20
const MAX_WAIT_MS = 5 * 60_000

/** Ends tasks and publishes that, inside the caller's transaction. */
export type QueueEndings<Row extends QueueRow> = {
  readonly tell: (tx: Tx, task: Claimed<Row>) => Promise<void>
  /** Fails the task and returns its allowance. */
  readonly giveUp: (tx: Tx, task: Claimed<Row>) => Promise<void>
}

/** At once, then after 2, 4, 8 … seconds, up to five minutes: a task that kills its process must not do so repeatedly. */
function waitAfter(takeovers: number): number {
  return takeovers <= 1 ? 0 : Math.min(1_000 * 2 ** (takeovers - 1), MAX_WAIT_MS)
}

/**
 * Requeues tasks whose process is gone. A crash counts as a takeover, not as an attempt. `everyone` ignores leases, since no other process can
 * be running tasks.
 */
export function recoverRuns<Row extends QueueRow>(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly queue: Queue<Row>
  readonly endings: QueueEndings<Row>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn' | 'error'>
}): (everyone: boolean) => Promise<void> {
  const { database, queue, endings, clock, logger } = deps
  return async (everyone) => {
    let isDone = false
    while (!isDone) {
      isDone = await database.asSystem(async (tx) => {
        const task = await createClaimsRepository(tx, queue).lockAbandoned(everyone)
        if (!task) return true
        const { user_id: userId, id, lease_token: token, vendor_job: job } = task
        const tasks = createQueueTasksRepository(tx, queue)
        const takeovers = task.takeovers + 1
        const max = job?.job === undefined ? MAX_TAKEOVERS : MAX_TAKEOVERS_OF_JOBS
        if (takeovers < max) {
          const waitMs = waitAfter(takeovers)
          await tasks.putBack(
            { userId, id, token },
            { counts: false, keepsJob: true, isTakeover: true, waitMs },
          )
          await endings.tell(tx, task)
          await tasks.notify({ kind: 'work' })
          logger.warn({ task: id, takeovers }, 'a task was left behind by a dead process')
        } else {
          await tasks.setAside({ userId, id }, clock.now())
          await endings.giveUp(tx, task)
          logger.error(
            { queue: queue.table, task: id, takeovers },
            'a task was set aside: processes die of it',
          )
        }
        return false
      })
    }
  }
}
