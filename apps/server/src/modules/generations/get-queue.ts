import type { getQueue as endpoint } from '@easel/contract/queue'
import type { Database } from '../../platform/database/database.ts'
import { createQueueSettingsRepository } from '../../platform/queue/queue-settings.repository.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAllTasksRepository } from './all-tasks.repository.ts'
import type { PictureAddress } from './picture-address.ts'
import { createTasksRepository } from './tasks.repository.ts'
import { toQueueTask } from './tasks.table.ts'

export function getQueue(deps: {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  const { database, address } = deps
  return async (_input, { actor }) => {
    const own = await database.asUser(actor.userId, async (tx) => {
      const tasks = createTasksRepository(tx)
      const rows = await tasks.findShown(actor.userId)
      return {
        tasks: rows.map((row) => toQueueTask(row, address.sign)),
        ...(await createQueueSettingsRepository(tx).read(actor.userId)),
        secondsPerTask: await tasks.readSecondsPerTask(actor.userId),
      }
    })
    if (own.secondsPerTask !== null) return own
    const secondsPerTask = await database.asSystem((tx) => createAllTasksRepository(tx).readSecondsPerTask())
    return { ...own, secondsPerTask }
  }
}
