import type { TaskMove } from '@easel/contract/queue'
import { AppError } from '../app-error.ts'
import type { Tx } from '../database/database.ts'
import { createQueueOrderRepository, type QueueList } from './queue-order.repository.ts'

const STARTED = 'Only tasks that are still queued can be moved.'

/** Moves a user's queued task before another, or to the end; false when it is there already. Throws when it cannot be moved. */
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
    // Halving one gap some fifty times exhausts the precision.
    await order.renumber()
    return findPlace(next)
  }

  await order.lock()
  // Before the task is locked, because locks are taken in id order.
  const place = before === null || before === id ? undefined : await findPlace(before)
  const moved = await order.findLocked(id)
  if (!moved) throw new AppError('not_found')
  if (moved.status !== 'queued') throw new AppError('conflict', { message: STARTED })
  if (before === id) return false
  await order.place(id, place)
  return true
}
