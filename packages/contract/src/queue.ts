import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { ERRORS, type ErrorCode } from './errors.ts'
import {
  imageDataUrlSchema,
  negativePromptSchema,
  promptSchema,
  seedSchema,
  taskIdSchema,
  timestampSchema,
} from './fields.ts'
import { LIMITS } from './limits.ts'
import { aspectRatioSchema, qualitySchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

export const taskStatusSchema = z.enum(['queued', 'running', 'done', 'error'])
export type TaskStatus = z.output<typeof taskStatusSchema>

/** Words and pigments of a task's state, as every screen shows them. */
export const TASK_STATUS = {
  queued: { label: 'Queued', color: 'blue' },
  running: { label: 'Generating...', color: 'yellow' },
  done: { label: 'Complete', color: 'green' },
  error: { label: 'Failed', color: 'red' },
} as const satisfies Record<TaskStatus, { label: string; color: string }>

/** A task of the durable queue, the specification's fields. */
export const queueTaskSchema = z.object({
  id: taskIdSchema,
  type: z.literal('image-generation'),
  createdAt: timestampSchema,
  prompt: z.string(),
  style: z.string(),
  quality: qualitySchema,
  params: z.object({ width: z.int(), height: z.int(), model: z.string() }),
  status: taskStatusSchema,
  /** Set when done: where the picture is served from. */
  resultUrl: z.nullable(z.string()),
  /** Set when done: its history entry. */
  generationId: z.nullable(z.string()),
  /** Set when failed: a sentence for people, default 'Generation failed'. */
  error: z.nullable(z.string()),
  /** Set when failed: which entry of the catalogue. */
  errorCode: z.nullable(z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]])),
})

export type QueueTask = z.output<typeof queueTaskSchema>

const queueSchema = z.object({
  /** Oldest first. Finished tasks stay until they are removed or cleared. */
  tasks: z.array(queueTaskSchema),
  /** How many of the caller's tasks may run at once, 1 … 4. */
  concurrency: z.int(),
})

export type Queue = z.output<typeof queueSchema>

export const getQueue = defineEndpoint({
  method: 'GET',
  path: '/api/queue',
  auth: 'session',
  summary: "The caller's queue: the same in every tab and after a restart.",
  output: queueSchema,
})

export const addToQueue = defineEndpoint({
  method: 'POST',
  path: '/api/queue',
  auth: 'session',
  summary:
    'Queues 1 … 10 pictures of one prompt. Places of the daily allowance are reserved for all of them, or the batch is refused whole.',
  body: z.object({
    prompt: promptSchema,
    negative_prompt: z.optional(negativePromptSchema),
    style: styleSchema,
    quality: qualitySchema,
    aspect_ratio: aspectRatioSchema,
    /** Of the first picture; the others count up from it. Absent means random for each. */
    seed: z.optional(seedSchema),
    image: z.optional(imageDataUrlSchema),
    count: z
      .int('Choose 1 to 10 images')
      .check(
        z.gte(LIMITS.batchCount.min, 'Choose 1 to 10 images'),
        z.lte(LIMITS.batchCount.max, 'Choose 1 to 10 images'),
      ),
    /** Ids for the tasks, as many as `count`; absent means that the server makes them. */
    ids: z.optional(z.array(taskIdSchema).check(z.maxLength(LIMITS.batchCount.max))),
  }),
  output: z.object({ tasks: z.array(queueTaskSchema) }),
  status: 202,
  maxBodyBytes: Math.ceil((LIMITS.referenceImageBytes * 4) / 3) + 64 * 1024,
  errors: ['daily_limit', 'nsfw_content', 'conflict', 'idempotency_mismatch', 'payload_too_large'],
})

export const setConcurrency = defineEndpoint({
  method: 'PATCH',
  path: '/api/queue',
  auth: 'session',
  summary: 'Sets how many of the caller’s tasks may run at once; values outside 1 … 4 are clamped.',
  body: z.object({ concurrency: z.int() }),
  output: z.object({ concurrency: z.int() }),
})

export const removeTask = defineEndpoint({
  method: 'DELETE',
  path: '/api/queue/{id}',
  auth: 'session',
  summary:
    'Removes a task; one that is queued or running is cancelled and gives its place of the allowance back.',
  params: z.object({ id: taskIdSchema }),
  output: z.object({ id: taskIdSchema }),
  errors: ['not_found'],
})

export const clearQueue = defineEndpoint({
  method: 'DELETE',
  path: '/api/queue',
  auth: 'session',
  summary: 'Removes every task, cancelling those that are queued or running.',
  output: z.object({ removed: z.int() }),
})
