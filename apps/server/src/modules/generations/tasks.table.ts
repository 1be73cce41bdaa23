import { ERRORS } from '@easel/contract/errors'
import type { Relation } from '@easel/contract/generations'
import type { LargeResolution, Quality } from '@easel/contract/pictures'
import type { QueueTask } from '@easel/contract/queue'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Claimed, Queue, QueueTable } from '../../platform/queue/queue.table.ts'
import type { ImageFunction } from '../imaging/index.ts'
import type { TaskEdit } from './picture-edits.ts'
import type { ReferenceColumns } from './references/references.table.ts'

/** Name of the picture queue. */
export const PICTURE_TASKS: Queue<Selectable<TasksTable>> = { table: 'tasks', channel: 'easel_tasks' }

export type TasksTable = QueueTable &
  ReferenceColumns & {
    revision: ColumnType<number, never, never>
    function: ImageFunction
    prompt: string
    negative_prompt: string
    style: string
    quality: Quality
    model: string
    width: number
    height: number
    seed: number
    reference_strength: Generated<number | null>
    /** Transparent background. */
    is_transparent: Generated<boolean>
    /** Requested larger size. */
    resolution: Generated<LargeResolution | null>
    request_key: string | null
    request_index: number
    request_hash: string | null
    retry_key: string | null
    generation_id: string | null
    seconds: number | null
    parent_id: string | null
    relation: Relation | null
    /** For a picture made from another one. */
    edit: ColumnType<TaskEdit | null, string | null | undefined, never>
    /** The waiting page went away. */
    caller_left: Generated<boolean>
    /** The provider's retry-after, in seconds. */
    error_wait: number | null
  }

/** A task that this process is drawing. */
export type ClaimedTask = Claimed<Selectable<TasksTable>>

/** A task as read: with its picture's URL and seed once done, and its position while queued. */
export type TaskRow = Selectable<TasksTable> & {
  image_url: string | null
  generation_seed: number | null
  waits_for_storage: boolean | null
  queue_place: number | null
}

/** The only conversion from a row to the wire. */
export function toQueueTask(row: TaskRow, sign: (ownerId: string, imageUrl: string) => string): QueueTask {
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
    resultUrl: row.image_url === null ? null : sign(row.user_id, row.image_url),
    generationId: row.generation_id,
    waitsForStorage: row.waits_for_storage ?? false,
    error: row.status === 'error' ? (row.error_message ?? ERRORS.generation_failed.message) : null,
    errorCode: row.status === 'error' ? (row.error_code ?? 'generation_failed') : null,
  }
}
