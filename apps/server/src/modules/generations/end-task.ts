import type { ErrorCode } from '@easel/contract/errors'
import type { QueueTask } from '@easel/contract/queue'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { takeRest } from '../../platform/queue/queue-rest.repository.ts'
import { type Notify, queueNews, shortened } from '../notifications/index.ts'
import type { Allowance } from '../usage/index.ts'
import { type NewGeneration, toGeneration } from './generations.table.ts'
import type { PictureAddress } from './picture-address.ts'
import { restingPictures } from './queue/picture-queue.repository.ts'
import { createTasksRepository, type EndedTask } from './tasks.repository.ts'
import { type TaskRow, toQueueTask } from './tasks.table.ts'

/** Stores a product event for the user, like those reported by the web app. */
export type RecordAppEvent = (
  tx: Tx,
  userId: string,
  event: {
    readonly name: 'queue_task_success' | 'queue_task_fail'
    readonly metadata: { readonly provider: string; readonly taskId: string; readonly error?: string }
  },
) => Promise<void>

/** Called for changes of queued tasks, inside the transaction that makes them. */
export type TaskFollower = {
  readonly follow: (tx: Tx, userId: string, task: QueueTask) => Promise<void>
  /** Tasks removed from the queue, in any state. */
  readonly forget: (tx: Tx, userId: string, taskIds: readonly string[]) => Promise<void>
  /** Id prefix of tasks whose end the follower announces itself. */
  readonly idPrefix: string
}

export type EndTaskDeps = {
  readonly allowance: Pick<Allowance, 'settle' | 'giveBack'>
  readonly events: Pick<Events, 'append'>
  readonly recordAppEvent: RecordAppEvent
  readonly follower: TaskFollower
  readonly notify: Notify
  readonly clock: Clock
  readonly address: Pick<PictureAddress, 'sign'>
}

type TaskKey = { readonly userId: string; readonly id: string }
type Failure = {
  readonly code: ErrorCode
  readonly message: string
  readonly provider: string
  readonly retryAfterSeconds?: number
}

/** The two ways a task ends, each inside the caller's transaction and in this lock order: task, allowance, events. All are committed together or not at all. */
export function createTaskEndings(deps: EndTaskDeps) {
  const { allowance, events, recordAppEvent, follower, notify, clock, address } = deps
  const pictures = restingPictures(follower.idPrefix)

  async function tellTask(tx: Tx, { userId, id }: TaskKey): Promise<void> {
    const row = await createTasksRepository(tx).find(userId, id)
    if (row) await tellRow(tx, row)
  }

  async function tellRow(tx: Tx, row: TaskRow): Promise<void> {
    if (row.source !== 'queue') return
    const task = toQueueTask(row, address.sign)
    await events.append(tx, row.user_id, { type: 'task.changed', payload: { task } })
    await follower.follow(tx, row.user_id, task)
  }

  async function tellFailure(
    tx: Tx,
    { userId, id }: TaskKey,
    { code, message }: Failure,
    callerLeft: boolean,
  ): Promise<void> {
    const row = await createTasksRepository(tx).find(userId, id)
    if (!row) return
    const payload = { taskId: id, prompt: row.prompt, code, message }
    await events.append(tx, userId, { type: 'task.failed', payload })
    if (callerLeft && code !== 'cancelled')
      await notify(tx, userId, {
        kind: 'pictures',
        title: 'Your picture failed',
        detail: shortened(row.prompt),
        path: '/generate',
      })
  }

  /** One notification for everything that ran together; one for each would bury the others. */
  async function tellRest(tx: Tx, { userId, id }: TaskKey): Promise<void> {
    if (id.startsWith(follower.idPrefix)) return
    const rest = await takeRest(tx, pictures, userId, clock.now())
    if (rest)
      await notify(tx, userId, queueNews('pictures', rest, rest.failed ? '/generate' : '/my-generations'))
  }

  return {
    tellTask,
    /** The same for a row that has just been read. */
    tellRow,

    /** False, writing nothing, when the run has lost its task. */
    succeed: async (tx: Tx, run: TaskKey & { token: string }, picture: NewGeneration): Promise<boolean> => {
      const done = await createTasksRepository(tx).complete(run, picture, clock.now())
      if (!done) return false
      await allowance.settle(tx, run.userId, 1)
      await events.append(tx, run.userId, {
        type: 'generation.created',
        payload: { generation: toGeneration(done.row, address.sign) },
      })
      if (done.source === 'form') {
        if (done.callerLeft)
          await notify(tx, run.userId, {
            kind: 'pictures',
            title: 'Your picture is ready',
            detail: shortened(done.row.prompt),
            path: `/my-generations?picture=${done.row.id}`,
          })
        return true
      }
      await tellTask(tx, run)
      await tellRest(tx, run)
      await recordAppEvent(tx, run.userId, {
        name: 'queue_task_success',
        metadata: { provider: picture.provider, taskId: run.id },
      })
      return true
    },

    /** Fails the task and returns its allowance; undefined when it had already ended. With a token, only if that run holds it. */
    fail: async (
      tx: Tx,
      task: TaskKey & { token?: string },
      failure: Failure,
    ): Promise<EndedTask | undefined> => {
      const tasks = createTasksRepository(tx)
      if (task.token !== undefined && !(await tasks.lockRun({ ...task, token: task.token }))) return undefined
      const before = await tasks.fail(task.userId, task.id, failure, clock.now())
      if (!before) return undefined
      await allowance.giveBack(tx, task.userId, [before])
      if (before.source === 'form') await tellFailure(tx, task, failure, before.caller_left)
      else {
        await tellTask(tx, task)
        await tellRest(tx, task)
      }
      if (before.source === 'queue' && failure.code !== 'cancelled')
        await recordAppEvent(tx, task.userId, {
          name: 'queue_task_fail',
          metadata: { provider: failure.provider, taskId: task.id, error: failure.message },
        })
      if (before.lease_token !== null && before.lease_token !== task.token)
        await tasks.notify({ kind: 'revoked', token: before.lease_token })
      await tasks.notify({ kind: 'ended', userId: task.userId, id: task.id })
      // A run that ends looks for more work itself; a canceled task frees its slot for any worker.
      if (task.token === undefined) await tasks.notify({ kind: 'work' })
      return before
    },
  }
}

export type TaskEndings = ReturnType<typeof createTaskEndings>
