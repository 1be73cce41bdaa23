import type { moveTask as endpoint } from '@easel/contract/queue'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { moveInQueue } from '../../../platform/queue/move-in-queue.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { createTasksRepository } from '../tasks.repository.ts'
import { PICTURE_QUEUE } from './picture-queue.repository.ts'

/** Changes the user's own order. The order across users is separate, so this overtakes no one else. */
export function moveTask(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return ({ params: { id }, body: { before } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      if (await moveInQueue(tx, PICTURE_QUEUE, userId, { id, before })) {
        await deps.events.append(tx, userId, { type: 'task.moved', payload: { id, before } })
        // Claims skip a locked task, so it is announced again.
        await createTasksRepository(tx).notify({ kind: 'work' })
      }
      return { id, before }
    })
}
