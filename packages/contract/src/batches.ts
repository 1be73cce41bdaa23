import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import {
  backgroundSchema,
  batchCountSchema,
  batchIdSchema,
  negativePromptSchema,
  noteSchema,
  promptSchema,
  seedSchema,
  timestampSchema,
} from './fields.ts'
import { LIMITS } from './limits.ts'
import { customSizeFields, isCustomSize, NO_LARGER_SIZE, sidesProblem } from './models/custom-sizes.ts'
import { modelIdSchema } from './models/model-id.ts'
import { aspectRatioSchema, qualitySchema, resolutionSchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

/** One row of a batch: a picture's settings. Page and server validate with the same schema. */
export const batchRowSchema = z
  .object({
    prompt: promptSchema,
    negative_prompt: z._default(negativePromptSchema, ''),
    style: styleSchema,
    quality: qualitySchema,
    /** Null: chosen by the quality. */
    model: z._default(z.nullable(modelIdSchema), null),
    aspect_ratio: aspectRatioSchema,
    ...customSizeFields,
    /** A larger size, if the model has it. */
    resolution: z._default(resolutionSchema, 'standard'),
    /** `transparent`: without a background, if the model supports it. */
    background: z._default(backgroundSchema, 'opaque'),
    /** Seed of the row's first picture; the others count up from it. Null: random for each, fixed when the batch is created. */
    seed: z._default(z.nullable(seedSchema), null),
    /** Number of pictures, 1 to 10. */
    count: z._default(batchCountSchema, 1),
  })
  .check(({ value, issues }) => {
    const { width, height, resolution } = value
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    const problem = sidesProblem(value)
    if (problem) refuse('width', problem)
    else if (resolution !== 'standard' && width && height && isCustomSize({ width, height }))
      refuse('resolution', NO_LARGER_SIZE)
  })
export type BatchRow = z.output<typeof batchRowSchema>

/** Total number of pictures of the rows. */
export function countPictures(rows: readonly Pick<BatchRow, 'count'>[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** `compare`: a grid of labeled pictures. `wildcards`: prompts of one template. `sheet`: rows of a table. */
export const BATCH_KINDS = ['compare', 'wildcards', 'sheet'] as const
const label = z.string().check(z.minLength(1), z.maxLength(LIMITS.promptCharacters * 2))

/** Labels of a comparison; its pictures are ordered row by row, `columns.length` in each. */
export const batchGridSchema = z.object({
  /** What varies from left to right and from top to bottom: 'Style'. */
  across: label,
  down: label,
  columns: z.array(label).check(z.minLength(1), z.maxLength(LIMITS.gridSide)),
  rows: z.array(label).check(z.minLength(1), z.maxLength(LIMITS.gridSide)),
})
export type BatchGrid = z.output<typeof batchGridSchema>

const count = z.int()

export const batchSchema = z.object({
  id: batchIdSchema,
  kind: z.enum(BATCH_KINDS),
  title: z.string(),
  /** Only for a comparison. */
  grid: z.nullable(batchGridSchema),
  /** `running` includes waiting; `done` when every picture has ended. */
  state: z.enum(['running', 'paused', 'cancelled', 'done']),
  /** Why a running batch is waiting: today's allowance is used up, the provider asked to wait, or the library is full. It resumes automatically. */
  waits_for: z.nullable(z.enum(['allowance', 'provider', 'room'])),
  created_at: timestampSchema,
  /** Number of pictures by state. `queued` includes those being drawn. */
  counts: z.object({ waiting: count, queued: count, done: count, error: count, cancelled: count }),
})
export type Batch = z.output<typeof batchSchema>

export const batchPictureSchema = z.object({
  /** 0, 1, 2 … in row order. */
  position: count,
  /** Index of its row, from 0. */
  row: count,
  prompt: z.string(),
  negative_prompt: z.string(),
  style: z.string(),
  quality: qualitySchema,
  /** The chosen model; null: by the quality. */
  model: z.nullable(z.string()),
  aspect_ratio: aspectRatioSchema,
  /** A custom size, both or neither; null: the ratio's size. */
  width: z._default(z.nullable(count), null),
  height: z._default(z.nullable(count), null),
  resolution: resolutionSchema,
  background: backgroundSchema,
  seed: z.number(),
  status: z.enum(['waiting', 'queued', 'done', 'error', 'cancelled']),
  /** Set when failed: a sentence for people. */
  error: z.nullable(z.string()),
  generation_id: z.nullable(z.string()),
  /** Also null when the picture has since been deleted. */
  image_url: z.nullable(z.string()),
})
export type BatchPicture = z.output<typeof batchPictureSchema>

const params = z.object({ id: batchIdSchema })
const whole = z.object({ batch: batchSchema, pictures: z.array(batchPictureSchema) })

export const createBatch = defineEndpoint({
  method: 'POST',
  path: '/api/batches',
  auth: 'session',
  keyScope: 'generate',
  signedOut: 'Please sign in to generate images',
  summary:
    'Starts a batch of up to 500 rows and 1,000 pictures; one invalid row rejects the whole batch. Pictures are queued a few at a time and count toward the allowance then; those beyond it wait for the next day.',
  body: z
    .object({
      kind: z.enum(BATCH_KINDS),
      title: noteSchema(LIMITS.batchTitleCharacters),
      rows: z
        .array(batchRowSchema)
        .check(
          z.minLength(1, 'Add at least one row'),
          z.maxLength(LIMITS.batchRows, 'A batch has up to 500 rows'),
        ),
      grid: z._default(z.nullable(batchGridSchema), null),
    })
    .check(
      z.refine(({ rows }) => countPictures(rows) <= LIMITS.batchPictures, {
        error: 'A batch has up to 1,000 pictures',
        path: ['rows'],
      }),
      z.refine(({ rows, grid }) => !grid || countPictures(rows) === grid.columns.length * grid.rows.length, {
        error: 'A comparison has one picture in each cell',
        path: ['grid'],
      }),
    ),
  output: whole,
  status: 201,
  maxBodyBytes: 3 * 1024 * 1024,
  errors: ['conflict', 'idempotency_mismatch', 'payload_too_large'],
})

export const listBatches = defineEndpoint({
  method: 'GET',
  path: '/api/batches',
  auth: 'session',
  keyScope: 'generate',
  summary: "Lists the caller's batches, newest first; up to 100 are kept.",
  output: z.object({ items: z.array(batchSchema) }),
})

export const getBatch = defineEndpoint({
  method: 'GET',
  path: '/api/batches/{id}',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Returns a batch with all of its pictures.',
  params,
  output: whole,
  errors: ['not_found'],
})

export const BATCH_ACTIONS = ['pause', 'resume', 'cancel', 'retry'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

export const actOnBatch = defineEndpoint({
  method: 'POST',
  path: '/api/batches/{id}/actions',
  auth: 'session',
  keyScope: 'generate',
  summary:
    '`pause`: queues nothing more. `resume`: continues, also after `cancel`. `cancel`: gives up unfinished pictures. `retry`: makes failed pictures again.',
  params,
  body: z.object({ action: z.enum(BATCH_ACTIONS) }),
  output: whole,
  errors: ['not_found', 'idempotency_mismatch'],
})

export const deleteBatch = defineEndpoint({
  method: 'DELETE',
  path: '/api/batches/{id}',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Cancels and deletes a batch. Its pictures stay in the library.',
  params,
  output: z.object({ id: batchIdSchema }),
  errors: ['not_found'],
})

export const downloadBatch = defineEndpoint({
  method: 'POST',
  path: '/api/batches/{id}/downloads',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Creates a download link for ten minutes: `zip` for the pictures with a table (CSV), `png` or `webp` for a comparison as one picture.',
  params,
  body: z.object({ format: z.enum(['zip', 'png', 'webp']) }),
  output: z.object({ url: z.string(), expires_at: timestampSchema }),
  status: 201,
  errors: ['not_found', 'conflict', 'idempotency_mismatch'],
})
