import type { QueueTask } from '@easel/contract/queue'
import type { StageBatch } from './stage.store.ts'

/** Penalty of an empty place in the last row, relative to deviation from a square. */
const GAP_COST = 0.25

/** Number of columns that makes the grid most nearly square. */
export function batchColumns(count: number, ratio: number): number {
  let best = { columns: 1, cost: Number.POSITIVE_INFINITY }
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns)
    const gaps = columns * rows - count
    const cost = Math.abs(Math.log((columns * ratio) / rows)) + gaps * GAP_COST
    // On a tie the wider one, like screens.
    if (cost < best.cost + 1e-9) best = { columns, cost }
  }
  return best.columns
}

/** A place of the batch: its task, or null until the queue reports it. */
export type BatchTile = { readonly id: string; readonly task: QueueTask | null }

/** Tiles in order, without tasks that were removed from the queue. */
export function tilesOf(batch: StageBatch, tasks: readonly QueueTask[] | undefined): readonly BatchTile[] {
  const byId = new Map(tasks?.map((task) => [task.id, task]))
  return batch.taskIds
    .map((id) => ({ id, task: byId.get(id) ?? null }))
    .filter(({ task }) => task !== null || !batch.isAdded || tasks === undefined)
}

/** Whether any of it is unfinished. */
export function isUnderWay(tiles: readonly BatchTile[]): boolean {
  return tiles.some(({ task }) => task === null || task.status === 'queued' || task.status === 'running')
}
