import type { moveTask as endpoint } from '@easel/contract/queue'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createQueueOrderRepository } from './queue-order.repository.ts'
import { createTasksRepository } from './tasks.repository.ts'

const STARTED = 'Only tasks that are still queued can be moved.'

/** Changes the user's own order. Who waits longest across users is counted apart, so nobody overtakes others by it. */
export function moveTask(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return ({ params: { id }, body: { before } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const tasks = createTasksRepository(tx)
      await createQueueOrderRepository(tx).lock(userId)
      const moved = await tasks.lockShown(userId, id)
      if (!moved) throw new AppError('not_found')
      if (moved.status !== 'queued') throw new AppError('conflict', { message: STARTED })
      if (before === id) return { id, before }
      await putBefore(tx, userId, id, before)
      await deps.events.append(tx, userId, { type: 'task.moved', payload: { id, before } })
      // The claim passes over a locked task: it is looked for once more.
      await tasks.notify({ kind: 'work' })
      return { id, before }
    })
}

async function putBefore(tx: Tx, userId: string, id: string, before: string | null): Promise<void> {
  const order = createQueueOrderRepository(tx)
  if (before === null) return order.place(userId, id, undefined)
  const next = await order.find(userId, before)
  if (!next) throw new AppError('not_found')
  if (next.status !== 'queued') throw new AppError('conflict', { message: STARTED })
  const previous = (await order.findPrevious(userId, id, next.sort_order)) ?? next.sort_order - 2
  const place = previous + (next.sort_order - previous) / 2
  if (previous < place && place < next.sort_order) return order.place(userId, id, place)
  // Halving the same gap some fifty times uses it up.
  await order.renumber(userId)
  await putBefore(tx, userId, id, before)
}
