import { ERRORS, type ErrorCode } from '@easel/contract/errors'
import type { Quality } from '@easel/contract/pictures'
import type { QueueTask, TaskStatus } from '@easel/contract/queue'
import type { ColumnType, Generated } from 'kysely'
import type { ImageFunction } from '../imaging/index.ts'

export type TasksTable = {
  user_id: string
  id: string
  position: ColumnType<number, never, never>
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
  attempts: Generated<number>
  lease_token: string | null
  lease_until: Date | null
  request_key: string | null
  request_index: number
  request_hash: string | null
  generation_id: string | null
  error_code: ErrorCode | null
  error_message: string | null
  created_at: Date
  finished_at: Date | null
}

export type QueueSettingsTable = { user_id: string; concurrency: number }

/** A task as it is read: the picture's address and seed come with it once it is done. */
export type TaskRow = Omit<TasksTable, 'position' | 'attempts'> & {
  position: number
  attempts: number
  image_url: string | null
  generation_seed: number | null
}

/** The only bridge from a row to the wire. */
export function toQueueTask(row: TaskRow, sign: (imageUrl: string) => string): QueueTask {
  return {
    id: row.id,
    type: 'image-generation',
    createdAt: row.created_at.toISOString(),
    prompt: row.prompt,
    style: row.style,
    quality: row.quality,
    params: { width: row.width, height: row.height, model: row.model },
    status: row.status,
    resultUrl: row.image_url === null ? null : sign(row.image_url),
    generationId: row.generation_id,
    error: row.status === 'error' ? (row.error_message ?? ERRORS.generation_failed.message) : null,
    errorCode: row.status === 'error' ? (row.error_code ?? 'generation_failed') : null,
  }
}
