import type { retryTask as endpoint } from '@easel/contract/queue'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { type Allowance, placeOf } from '../../usage/index.ts'
import type { TaskEndings } from '../end-task.ts'
import type { PictureAddress } from '../picture-address.ts'
import { createTasksRepository } from '../tasks.repository.ts'
import { toQueueTask } from '../tasks.table.ts'

export type RetryTaskDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  readonly allowance: Pick<Allowance, 'reserve'>
  readonly endings: Pick<TaskEndings, 'tellTask'>
  readonly address: Pick<PictureAddress, 'sign'>
}

/** Requeues a failed task and reserves allowance in one transaction. Idempotent by request key. */
export function retryTask(deps: RetryTaskDeps): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor, requestKey }) => {
    const { userId } = actor
    return deps.database.asUser(userId, async (tx) => {
      const tasks = createTasksRepository(tx)
      const failed = await tasks.lockShown(userId, id)
      if (!failed) throw new AppError('not_found')
      if (requestKey === null || failed.retry_key !== requestKey) {
        if (failed.status !== 'error')
          throw new AppError('conflict', { message: 'Only a failed task can be retried.' })
        await tasks.requeue(userId, id, requestKey, placeOf(actor, deps.clock.now()))
        await deps.allowance.reserve(tx, actor, 1)
        await deps.endings.tellTask(tx, { userId, id })
        await tasks.notify({ kind: 'work' })
      }
      const row = await tasks.find(userId, id)
      if (!row) throw new AppError('not_found')
      return { task: toQueueTask(row, deps.address.sign) }
    })
  }
}
