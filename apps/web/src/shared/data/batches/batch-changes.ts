import type { Batch, BatchPicture } from '@easel/contract/batches'
import type { EventPayload } from '@easel/contract/events'
import type { QueryClient } from '@tanstack/react-query'

export const BATCHES_KEY = ['batches'] as const
export const batchKey = (id: string) => [...BATCHES_KEY, id] as const

export type WholeBatch = { batch: Batch; pictures: BatchPicture[] }

export function applyBatchChanged(
  cache: QueryClient,
  { batch, pictures }: EventPayload<'batch.changed'>,
): void {
  cache.setQueryData<{ items: Batch[] }>(BATCHES_KEY, (list) => {
    if (!list) return list
    const isKnown = list.items.some(({ id }) => id === batch.id)
    return {
      items: isKnown ? list.items.map((old) => (old.id === batch.id ? batch : old)) : [batch, ...list.items],
    }
  })
  const changed = new Map(pictures.map((picture) => [picture.position, picture]))
  cache.setQueryData<WholeBatch>(
    batchKey(batch.id),
    (whole) =>
      whole && {
        batch,
        pictures: whole.pictures.map((old) => changed.get(old.position) ?? old),
      },
  )
}

export function applyBatchRemoved(cache: QueryClient, { id }: EventPayload<'batch.removed'>): void {
  cache.setQueryData<{ items: Batch[] }>(
    BATCHES_KEY,
    (list) => list && { items: list.items.filter((batch) => batch.id !== id) },
  )
  cache.removeQueries({ queryKey: batchKey(id) })
}
