import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { errorCodeSchema } from './errors.ts'
import {
  backgroundSchema,
  batchCountSchema,
  cursorSchema,
  negativePromptSchema,
  promptSchema,
  REFERENCE_BODY_BYTES,
  referenceFields,
  seedSchema,
  taskIdSchema,
  timestampSchema,
} from './fields.ts'
import { originFields } from './generations.ts'
import { LIMITS } from './limits.ts'
import { customSizeFields } from './models/custom-sizes.ts'
import { modelIdSchema } from './models/model-id.ts'
import { aspectRatioSchema, qualitySchema, resolutionSchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

export const taskStatusSchema = z.enum(['queued', 'running', 'done', 'error'])
export type TaskStatus = z.output<typeof taskStatusSchema>

/** Labels and colors of a task's state, the same on every screen. */
export const TASK_STATUS = {
  queued: { label: 'Queued', color: 'blue' },
  running: { label: 'Generating...', color: 'yellow' },
  done: { label: 'Complete', color: 'green' },
  error: { label: 'Failed', color: 'red' },
} as const satisfies Record<TaskStatus, { label: string; color: string }>

/** A task of the durable queue, with the specification's fields. */
export const queueTaskSchema = z.object({
  id: taskIdSchema,
  type: z.literal('image-generation'),
  createdAt: timestampSchema,
  /** Increases with every change: of two versions the higher is the newer, whichever arrived first. */
  revision: z.int(),
  prompt: z.string(),
  /** Empty when none was given. */
  negativePrompt: z.string(),
  style: z.string(),
  quality: qualitySchema,
  params: z.object({ width: z.int(), height: z.int(), model: z.string() }),
  /** The requested seed or the one drawn at random; once done, the one used. */
  seed: z.int(),
  /** Whether it has reference images. The images are not sent. */
  hasReference: z.boolean(),
  status: taskStatusSchema,
  /**
   * Set when queued: 1 is the caller's next. A snapshot; when tasks ahead start, move or are removed, the position in the list of queued tasks
   * says the same without a new event.
   */
  position: z.nullable(z.int()),
  /** Set when queued: earliest start, because the provider asked to wait. */
  waitsUntil: z.nullable(timestampSchema),
  /** Set when done: path of the picture. */
  resultUrl: z.nullable(z.string()),
  /** Set when done: its history entry. */
  generationId: z.nullable(z.string()),
  /** Set when done: whether the file is on one of the server's own disks until storage is available again. */
  waitsForStorage: z._default(z.boolean(), false),
  /** Set when failed: a sentence for people, default 'Generation failed'. */
  error: z.nullable(z.string()),
  /** Set when failed: code in the error catalog. */
  errorCode: z.nullable(errorCodeSchema),
})

export type QueueTask = z.output<typeof queueTaskSchema>

/** Settings of the caller's queue, the same in every tab and after a restart. */
export const queueSettingsSchema = z.object({
  /** Max concurrent tasks of the caller, 1 to 4. */
  concurrency: z.int(),
  /** While true no queued task or sound starts. Running ones finish, and the form works as usual. */
  paused: z.boolean(),
})

export type QueueSettings = z.output<typeof queueSettingsSchema>

const queueSchema = z.extend(queueSettingsSchema, {
  /** In running order; a task keeps its position when it ends. Finished tasks stay until they are removed or cleared. */
  tasks: z.array(queueTaskSchema),
  /** Median duration of the caller's recent pictures, or else the installation's; null before the first. */
  secondsPerTask: z.nullable(z.number()),
})

export type Queue = z.output<typeof queueSchema>

/** Moves a queued task directly before another one, or with null to the end. */
export const taskMoveSchema = z.object({ id: taskIdSchema, before: z.nullable(taskIdSchema) })

export type TaskMove = z.output<typeof taskMoveSchema>

const taskParams = z.object({ id: taskIdSchema })
const taskAnswer = z.object({ task: queueTaskSchema })

export const getQueue = defineEndpoint({
  method: 'GET',
  path: '/api/queue',
  auth: 'session',
  keyScope: 'generate',
  summary:
    "Lists the caller's queue in pages of 200 tasks. A task moved between two requests may appear twice or not at all; its event has the new position.",
  query: z.object({ cursor: cursorSchema }),
  output: z.extend(queueSchema, { nextCursor: z.nullable(z.string()) }),
})

export const listFailedTasks = defineEndpoint({
  method: 'GET',
  path: '/api/queue/failed',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Lists single pictures of the form that failed in the last 30 days, newest first, up to 100, without those that the caller canceled or requested again with the same `Idempotency-Key`. They can be retried and removed like queued tasks.',
  output: z.object({ tasks: z.array(queueTaskSchema) }),
})

export const addToQueue = defineEndpoint({
  method: 'POST',
  path: '/api/queue',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Queues 1 to 10 pictures of one prompt. Reserves daily allowance for all of them, or rejects the request.',
  body: z.object({
    prompt: promptSchema,
    negative_prompt: z.optional(negativePromptSchema),
    /** `transparent`: no background, if the model supports it. Default: `opaque`. */
    background: z.optional(backgroundSchema),
    /** `2k` or `4k`, if the model has that size. Default: `standard`. */
    resolution: z.optional(resolutionSchema),
    style: styleSchema,
    quality: qualitySchema,
    /** Absent: chosen by the quality. */
    model: z.optional(modelIdSchema),
    aspect_ratio: aspectRatioSchema,
    ...customSizeFields,
    /** Seed of the first picture; the others count up from it. Absent means random for each. */
    seed: z.optional(seedSchema),
    ...referenceFields,
    ...originFields,
    count: batchCountSchema,
    /** Task ids, as many as `count`; absent means that the server makes them. */
    ids: z.optional(z.array(taskIdSchema).check(z.maxLength(LIMITS.batchCount.max))),
  }),
  output: z.object({ tasks: z.array(queueTaskSchema) }),
  status: 202,
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: [
    'daily_limit',
    'storage_full',
    'nsfw_content',
    'conflict',
    'idempotency_mismatch',
    'payload_too_large',
  ],
})

export const updateQueue = defineEndpoint({
  method: 'PATCH',
  path: '/api/queue',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Sets how many of the caller’s tasks run at once (clamped to 1 to 4), and pauses or resumes the queue.',
  body: z.partial(queueSettingsSchema),
  output: queueSettingsSchema,
})

export const retryTask = defineEndpoint({
  method: 'POST',
  path: '/api/queue/{id}/retry',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Queues a failed task again with the same settings and reserves daily allowance. A picture of the form becomes a queued task.',
  params: taskParams,
  output: taskAnswer,
  status: 202,
  errors: ['not_found', 'conflict', 'daily_limit', 'storage_full', 'idempotency_mismatch'],
})

export const cancelTask = defineEndpoint({
  method: 'POST',
  path: '/api/queue/{id}/cancel',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Ends a queued or running task as failed with the code `cancelled`, and returns its allowance. It can be retried.',
  params: taskParams,
  output: taskAnswer,
  errors: ['not_found', 'conflict', 'idempotency_mismatch'],
})

export const moveTask = defineEndpoint({
  method: 'POST',
  path: '/api/queue/{id}/move',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Moves a queued task directly before another queued task, or with null to the end.',
  params: taskParams,
  body: z.pick(taskMoveSchema, { before: true }),
  output: taskMoveSchema,
  errors: ['not_found', 'conflict', 'idempotency_mismatch'],
})

export const removeTask = defineEndpoint({
  method: 'DELETE',
  path: '/api/queue/{id}',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Removes a task; a queued or running one is canceled and returns its allowance.',
  params: taskParams,
  output: z.object({ id: taskIdSchema }),
  errors: ['not_found'],
})

export const clearQueue = defineEndpoint({
  method: 'DELETE',
  path: '/api/queue',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Removes every task and cancels queued and running ones; with `status=done` only finished tasks.',
  query: z.object({ status: z.optional(z.literal('done')) }),
  output: z.object({ removed: z.int() }),
})
