import type { listFailedTasks as endpoint } from '@easel/contract/queue'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import type { PictureAddress } from '../picture-address.ts'
import { createTasksRepository } from '../tasks.repository.ts'
import { toQueueTask } from '../tasks.table.ts'

/** How long a failed picture of the form is listed before its task is deleted. */
export const KEEP_FAILED_MS = 30 * DAY_MS

export function listFailedTasks(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly clock: Clock
}): UseCase<typeof endpoint> {
  const { database, address, clock } = deps
  return async (_input, { actor: { userId } }) => {
    const since = new Date(clock.now().getTime() - KEEP_FAILED_MS)
    const rows = await database.asUser(userId, (tx) => createTasksRepository(tx).findFailed(userId, since))
    return { tasks: rows.map((row) => toQueueTask(row, address.sign)) }
  }
}
