import type { cancelTask as endpoint } from '@easel/contract/queue'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import type { TaskEndings } from '../end-task.ts'
import type { PictureAddress } from '../picture-address.ts'
import { keysOf } from '../references/kept-references.ts'
import type { ReferencePictures } from '../references/reference-pictures.ts'
import { createTasksRepository } from '../tasks.repository.ts'
import { toQueueTask } from '../tasks.table.ts'

export type CancelTaskDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly endings: Pick<TaskEndings, 'fail'>
  readonly references: Pick<ReferencePictures, 'release'>
  readonly address: Pick<PictureAddress, 'sign'>
}

/** Cancels a waiting or running task; its row stays, so that it can be retried. Idempotent. */
export function cancelTask(deps: CancelTaskDeps): UseCase<typeof endpoint> {
  return async ({ params: { id } }, { actor: { userId } }) => {
    const failure = { code: 'cancelled', message: 'Canceled', provider: 'none' } as const
    const { ended, row } = await deps.database.asUser(userId, async (tx) => ({
      ended: await deps.endings.fail(tx, { userId, id }, failure),
      row: await createTasksRepository(tx).find(userId, id),
    }))
    if (!row) throw new AppError('not_found')
    if (row.error_code !== 'cancelled')
      throw new AppError('conflict', { message: 'The task has ended already.' })
    await deps.references.release(keysOf(ended))
    return { task: toQueueTask(row, deps.address.sign) }
  }
}
