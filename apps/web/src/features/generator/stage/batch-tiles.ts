import type { QueueTask } from '@easel/contract/queue'
import type { StageBatch } from './stage.store.ts'

/** What an empty place in the last row costs, beside how far the whole is from a square. */
const GAP_COST = 0.25

/** Columns in which so many pictures of one ratio come nearest to a square. */
export function batchColumns(count: number, ratio: number): number {
  let best = { columns: 1, cost: Number.POSITIVE_INFINITY }
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns)
    const gaps = columns * rows - count
    const cost = Math.abs(Math.log((columns * ratio) / rows)) + gaps * GAP_COST
    // Of two that are as good the wider one: screens are.
    if (cost < best.cost + 1e-9) best = { columns, cost }
  }
  return best.columns
}

/** A place of the batch: its task, or null while the queue has not yet told of it. */
export type BatchTile = { readonly id: string; readonly task: QueueTask | null }

/** The tiles in order. Tasks that were removed from the queue have none. */
export function tilesOf(batch: StageBatch, tasks: readonly QueueTask[] | undefined): readonly BatchTile[] {
  const byId = new Map(tasks?.map((task) => [task.id, task]))
  return batch.taskIds
    .map((id) => ({ id, task: byId.get(id) ?? null }))
    .filter(({ task }) => task !== null || !batch.isAdded || tasks === undefined)
}

/** Whether something of it is still to come. */
export function isUnderWay(tiles: readonly BatchTile[]): boolean {
  return tiles.some(({ task }) => task === null || task.status === 'queued' || task.status === 'running')
}
