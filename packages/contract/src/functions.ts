import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import {
  backgroundSchema,
  negativePromptSchema,
  promptSchema,
  REFERENCE_BODY_BYTES,
  referenceFields,
  seedSchema,
} from './fields.ts'
import { originFields } from './generations.ts'
import { customSizeFields } from './models/custom-sizes.ts'
import { modelIdSchema } from './models/model-id.ts'
import { aspectRatioSchema, qualitySchema, resolutionSchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

/** Failures of making pictures, besides those of every endpoint. */
export const PICTURE_ERRORS = [
  'daily_limit',
  'storage_full',
  'nsfw_content',
  'insufficient_credits',
  'network_error',
  'timeout',
  'generation_failed',
  'cancelled',
  'idempotency_mismatch',
  'payload_too_large',
] as const

/** Optional fields of every image function. */
const extras = {
  style: z.optional(styleSchema),
  quality: z.optional(qualitySchema),
  /** Integer from 0 to 2^32-1; absent means random. */
  seed: z.optional(seedSchema),
  negative_prompt: z.optional(negativePromptSchema),
  /** `transparent`: no background, if the model supports that; otherwise it draws one and the picture says so. Default: `opaque`. */
  background: z.optional(backgroundSchema),
  /**
   * `2k` or `4k`: more pixels in the same shape, if the model has that size (see GET /api/models); otherwise the usual size is drawn and the
   * picture says so. Default: `standard`.
   */
  resolution: z.optional(resolutionSchema),
  ...referenceFields,
  ...originFields,
}

/** Width and height must be a size that the model has: see GET /api/models. */
const side = z.int().check(z.gte(1), z.lte(4096))

const pictureAnswer = z.object({
  /** Path of the picture. */
  imageURL: z.string(),
  seed: z.nullable(z.number()),
  NSFWContent: z.boolean(),
  /** Id of the history entry. */
  id: z.string(),
})

/**
 * The specification's four image functions (section 7), with its exact bodies and answers plus optional extras. Each reserves allowance, draws,
 * stores the picture and saves it to the caller's history before it answers.
 */
export const generateImage = defineEndpoint({
  method: 'POST',
  path: '/api/functions/generate-image',
  auth: 'session',
  keyScope: 'generate',
  knowsRepeats: true,
  summary: 'Default image function.',
  body: z.object({
    prompt: promptSchema,
    width: side,
    height: side,
    /** Absent: chosen by the quality. */
    model: z.optional(modelIdSchema),
    ...extras,
  }),
  output: pictureAnswer,
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: PICTURE_ERRORS,
})

export const generateImageModel = defineEndpoint({
  method: 'POST',
  path: '/api/functions/generate-image-model',
  auth: 'session',
  keyScope: 'generate',
  knowsRepeats: true,
  summary: 'Alternative model function.',
  body: z.object({
    positivePrompt: promptSchema,
    width: side,
    height: side,
    model: modelIdSchema,
    ...extras,
  }),
  output: pictureAnswer,
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: PICTURE_ERRORS,
})

export const openaiImage = defineEndpoint({
  method: 'POST',
  path: '/api/functions/openai-image',
  auth: 'session',
  keyScope: 'generate',
  knowsRepeats: true,
  summary: 'Large-vendor image function.',
  body: z.object({
    prompt: promptSchema,
    n: z._default(z.literal(1), 1),
    /** `WIDTHxHEIGHT` that the model has: see GET /api/models. `1792x1024` is drawn as `1536x1024`. */
    size: z
      .string()
      .check(z.regex(/^[1-9]\d{2,3}x[1-9]\d{2,3}$/, 'A size is WIDTHxHEIGHT, such as 1024x1024')),
    /** Absent: chosen by the quality. */
    model: z.optional(modelIdSchema),
    ...extras,
  }),
  output: z.object({
    /** The first is the picture. */
    urls: z.array(z.string()),
    id: z.string(),
    seed: z.nullable(z.number()),
  }),
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: PICTURE_ERRORS,
})

export const replicateGenerate = defineEndpoint({
  method: 'POST',
  path: '/api/functions/replicate-generate',
  auth: 'session',
  keyScope: 'generate',
  knowsRepeats: true,
  summary: 'Marketplace image function; what the generator form calls.',
  body: z.object({
    prompt: promptSchema,
    num_outputs: z._default(z.literal(1), 1),
    aspect_ratio: aspectRatioSchema,
    ...customSizeFields,
    model: modelIdSchema,
    ...extras,
  }),
  output: z.object({
    /** The first is the picture. */
    output: z.array(z.string()),
    seed: z.nullable(z.number()),
    NSFWContent: z.boolean(),
    id: z.string(),
  }),
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: PICTURE_ERRORS,
})
