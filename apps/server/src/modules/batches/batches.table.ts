import type { Batch, BatchGrid, BatchPicture } from '@easel/contract/batches'
import type { AspectRatio, LargeResolution, Quality } from '@easel/contract/pictures'
import type { Generated, Insertable, Selectable } from 'kysely'

type BatchesTable = {
  id: string
  user_id: string
  kind: Batch['kind']
  title: string
  grid: BatchGrid | null
  state: 'running' | 'paused' | 'cancelled'
  waits_for: Batch['waits_for']
  next_try_at: Date | null
  time_zone: string
  /** The API key that last started it. */
  key_id: Generated<string | null>
  created_at: Date
}

type BatchPicturesTable = {
  id: string
  user_id: string
  batch_id: string
  position: number
  row_index: number
  prompt: string
  negative_prompt: string
  style: string
  quality: Quality
  /** Null: chosen by quality. */
  model: string | null
  aspect_ratio: AspectRatio
  /** A custom size: both or neither. */
  width: number | null
  height: number | null
  /** Null: the product's default. */
  resolution: LargeResolution | null
  is_transparent: Generated<boolean>
  seed: number
  status: Generated<BatchPicture['status']>
  attempt: Generated<number>
  generation_id: string | null
  error: string | null
}

export type BatchTables = { batches: BatchesTable; batch_pictures: BatchPicturesTable }
export type BatchRecord = Selectable<BatchesTable>
export type BatchPictureRecord = Selectable<BatchPicturesTable>
export type NewBatchPicture = Insertable<BatchPicturesTable>

/** Enough to keep four workers busy, yet few enough that pictures requested meanwhile do not wait behind hundreds. */
export const IN_QUEUE = 4

export const BATCH_ID_PREFIX = 'bat_'

export function pictureIdOf(batchId: string, position: number): string {
  return `${batchId}-${String(position).padStart(4, '0')}`
}

/** Task id derived from picture and attempt, so that queuing an attempt twice violates the primary key. */
export function taskIdOf({ id, attempt }: Pick<BatchPictureRecord, 'id' | 'attempt'>): string {
  return `${id}-${attempt}`
}

export function readTaskId(
  taskId: string,
): { readonly pictureId: string; readonly attempt: number } | undefined {
  const [, pictureId, attempt] = /^(bat_[0-9a-z]{26}-\d{4})-(\d{1,9})$/.exec(taskId) ?? []
  return pictureId === undefined ? undefined : { pictureId, attempt: Number(attempt) }
}

export function toBatch(row: BatchRecord, counts: Batch['counts']): Batch {
  const { state } = row
  const isOpen = counts.waiting > 0 || counts.queued > 0
  const isGivenUp = state === 'cancelled' && counts.cancelled > 0
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    grid: row.grid,
    state: isOpen || isGivenUp ? state : 'done',
    waits_for: state === 'running' && counts.waiting > 0 ? row.waits_for : null,
    created_at: row.created_at.toISOString(),
    counts,
  }
}

export function toBatchPicture(row: BatchPictureRecord, imageUrl: string | null): BatchPicture {
  return {
    position: row.position,
    row: row.row_index,
    prompt: row.prompt,
    negative_prompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    model: row.model,
    aspect_ratio: row.aspect_ratio,
    width: row.width,
    height: row.height,
    resolution: row.resolution ?? 'standard',
    background: row.is_transparent ? 'transparent' : 'opaque',
    seed: row.seed,
    status: row.status,
    error: row.status === 'error' ? row.error : null,
    generation_id: row.generation_id,
    image_url: imageUrl,
  }
}
