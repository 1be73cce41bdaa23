import type { getQueue as endpoint } from '@easel/contract/queue'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { PictureAddress } from './picture-address.ts'
import { createTasksRepository } from './tasks.repository.ts'
import { toQueueTask } from './tasks.table.ts'

export function getQueue(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return (_input, { actor }) =>
    deps.database.asUser(actor.userId, async (tx) => {
      const tasks = createTasksRepository(tx)
      const rows = await tasks.findShown(actor.userId)
      return {
        tasks: rows.map((row) => toQueueTask(row, deps.address.sign)),
        concurrency: await tasks.readConcurrency(actor.userId),
      }
    })
}
