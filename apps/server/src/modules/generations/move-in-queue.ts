import type { TaskMove } from '@easel/contract/queue'
import { AppError } from '../../platform/app-error.ts'
import type { Tx } from '../../platform/database/database.ts'
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

  async function putBefore(next: string): Promise<void> {
    const follower = await order.find(next)
    if (!follower) throw new AppError('not_found')
    if (follower.status !== 'queued') throw new AppError('conflict', { message: STARTED })
    const end = follower.sort_order
    const start = (await order.findPrevious(id, end)) ?? end - 2
    const place = start + (end - start) / 2
    if (start < place && place < end) return order.place(id, place)
    // Halving the same gap some fifty times uses it up.
    await order.renumber()
    await putBefore(next)
  }

  await order.lock()
  const moved = await order.findLocked(id)
  if (!moved) throw new AppError('not_found')
  if (moved.status !== 'queued') throw new AppError('conflict', { message: STARTED })
  if (before === id) return false
  if (before === null) await order.place(id, undefined)
  else await putBefore(before)
  return true
}
