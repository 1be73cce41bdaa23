import { ERRORS, type ErrorCode } from '@easel/contract/errors'
import type { Relation } from '@easel/contract/generations'
import type { Quality } from '@easel/contract/pictures'
import type { QueueTask, TaskStatus } from '@easel/contract/queue'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ImageFunction, VendorJob } from '../imaging/index.ts'
import type { TaskEdit } from './picture-edits.ts'

export type TasksTable = {
  user_id: string
  id: string
  /** Order of arrival among everybody's tasks. */
  position: ColumnType<number, never, never>
  /** The user's own order. */
  sort_order: Generated<number>
  revision: ColumnType<number, never, never>
  source: 'form' | 'queue'
  status: TaskStatus
  function: ImageFunction
  prompt: string
  negative_prompt: string
  style: string
  quality: Quality
  model: string
  width: number
  height: number
  seed: number
  reference_key: string | null
  reference_strength: Generated<number | null>
  attempts: Generated<number>
  lease_token: string | null
  lease_until: Date | null
  request_key: string | null
  request_index: number
  request_hash: string | null
  retry_key: string | null
  generation_id: string | null
  error_code: ErrorCode | null
  error_message: string | null
  created_at: Date
  not_before: Date | null
  started_at: Date | null
  seconds: number | null
  parent_id: string | null
  relation: Relation | null
  finished_at: Date | null
  /** Of a paid picture under way; written before the vendor is asked. */
  vendor_job: ColumnType<VendorJob | null, string | null | undefined, string | null>
  /** Of a picture made from another one. */
  edit: ColumnType<TaskEdit | null, string | null | undefined, never>
  /** Seconds that whoever drew asked to wait. */
  error_wait: number | null
}

export type QueueSettingsTable = {
  user_id: string
  concurrency: Generated<number>
  paused: Generated<boolean>
}

/** A task as it is read: the picture's address and seed come with it once it is done, its place in the queue while it is queued. */
export type TaskRow = Selectable<TasksTable> & {
  image_url: string | null
  generation_seed: number | null
  queue_place: number | null
}

/** The only bridge from a row to the wire. */
export function toQueueTask(row: TaskRow, sign: (imageUrl: string) => string): QueueTask {
  return {
    id: row.id,
    type: 'image-generation',
    createdAt: row.created_at.toISOString(),
    revision: row.revision,
    prompt: row.prompt,
    negativePrompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    params: { width: row.width, height: row.height, model: row.model },
    seed: row.generation_seed ?? row.seed,
    hasReference: row.reference_key !== null,
    status: row.status,
    position: row.queue_place,
    waitsUntil: row.status === 'queued' ? (row.not_before?.toISOString() ?? null) : null,
    resultUrl: row.image_url === null ? null : sign(row.image_url),
    generationId: row.generation_id,
    error: row.status === 'error' ? (row.error_message ?? ERRORS.generation_failed.message) : null,
    errorCode: row.status === 'error' ? (row.error_code ?? 'generation_failed') : null,
  }
}
