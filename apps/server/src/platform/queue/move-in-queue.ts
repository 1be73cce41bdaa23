import type { TaskMove } from '@easel/contract/queue'
import { AppError } from '../app-error.ts'
import type { Tx } from '../database/database.ts'
import { createQueueOrderRepository, type QueueList } from './queue-order.repository.ts'

const STARTED = 'Only tasks that are still queued can be moved.'

/** Puts one of the user's queued tasks before another, or at the end; false when it stands there already. Ends the request when it cannot. */
export async function moveInQueue(
  tx: Tx,
  list: QueueList,
  userId: string,
  { id, before }: TaskMove,
): Promise<boolean> {
  const order = createQueueOrderRepository(tx, list, userId)

  async function findPlace(next: string): Promise<number> {
    const follower = await order.find(next)
    if (!follower) throw new AppError('not_found')
    if (follower.status !== 'queued') throw new AppError('conflict', { message: STARTED })
    const end = follower.sort_order
    const start = (await order.findPrevious(id, end)) ?? end - 2
    const place = start + (end - start) / 2
    if (start < place && place < end) return place
    // Halving the same gap some fifty times uses it up.
    await order.renumber()
    return findPlace(next)
  }

  await order.lock()
  // Before the task is locked: several locks are taken in the order of their ids.
  const place = before === null || before === id ? undefined : await findPlace(before)
  const moved = await order.findLocked(id)
  if (!moved) throw new AppError('not_found')
  if (moved.status !== 'queued') throw new AppError('conflict', { message: STARTED })
  if (before === id) return false
  await order.place(id, place)
  return true
}
