import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  batchCountSchema,
  imageDataUrlSchema,
  negativePromptSchema,
  promptSchema,
  REFERENCE_BODY_BYTES,
  referenceStrengthSchema,
  seedSchema,
  TOO_MANY_REFERENCES,
} from '../fields.ts'
import { PICTURE_ERRORS } from '../functions.ts'
import { LIMITS } from '../limits.ts'
import { namesCustomSize, sidesOf } from '../models/custom-sizes.ts'
import { modelIdSchema } from '../models/model-id.ts'
import { ASPECT_RATIOS, type AspectRatio, type LargeResolution, type Quality, ratioOf } from '../pictures.ts'
import { STYLES } from '../styles.ts'
import { openaiErrorSchema } from './openai-errors.ts'

/**
 * The image functions in OpenAI's format, for programs that already use it. Pictures are made, counted and stored like the generator's. Unknown
 * fields are ignored; null means absent.
 */

/** Each quality's name here, and the model name that stands for it. */
export const OPENAI_QUALITIES = [
  { quality: 'standard', name: 'low', model: 'easel-standard' },
  { quality: 'high', name: 'medium', model: 'easel-high' },
  { quality: 'ultra', name: 'high', model: 'easel-ultra' },
] as const satisfies readonly { quality: Quality; name: string; model: string }[]

/** OpenAI's quality names; `auto` leaves it to the model's name. */
const QUALITY_WORDS = {
  auto: undefined,
  low: 'standard',
  medium: 'high',
  high: 'ultra',
  standard: 'standard',
  hd: 'high',
  ultra: 'ultra',
} as const satisfies Record<string, Quality | undefined>

export function qualityOfWord(word: keyof typeof QUALITY_WORDS): Quality | undefined {
  return QUALITY_WORDS[word]
}

/** Max distance between a requested shape and the drawn one: 4:3 is drawn as 3:2, 1:3 is refused. Of two close ones the first that is available counts. */
const SHAPES = [
  { ratio: '1:1', from: 0.9, to: 1.12 },
  { ratio: '4:5', from: 0.78, to: 0.9 },
  { ratio: '21:9', from: 1.91, to: 2.6 },
  { ratio: '16:9', from: 1.25, to: 1.9 },
  { ratio: '9:16', from: 1 / 1.9, to: 1 / 1.25 },
] as const satisfies readonly { ratio: AspectRatio; from: number; to: number }[]

/** The ratio near a size; undefined for `auto`, null if none is near. */
export function ratioOfSize(size: string): AspectRatio | undefined | null {
  if (size === 'auto') return undefined
  const sides = sidesOf(size)
  return (sides && nearestRatio(sides.width, sides.height)) ?? null
}

/** Pixels from which a size selects a larger resolution. */
const LARGE_SIZES = [
  { resolution: '4k', pixels: 8_000_000 },
  { resolution: '2k', pixels: 2_500_000 },
] as const

/** The resolution for a size, if the model has it; undefined for the standard one. */
export function resolutionOfSize(size: string): LargeResolution | undefined {
  const sides = sidesOf(size)
  return sides && LARGE_SIZES.find(({ pixels }) => sides.width * sides.height >= pixels)?.resolution
}

/** The ratio among `drawn` (default: all) with this size or a similar shape; undefined if there is none. */
export function nearestRatio(
  width: number,
  height: number,
  drawn: readonly AspectRatio[] = ASPECT_RATIOS.map(({ id }) => id),
): AspectRatio | undefined {
  const own = ratioOf(width, height)
  if (own && drawn.includes(own)) return own
  const share = width / height
  return SHAPES.find(({ ratio, from, to }) => share >= from && share <= to && drawn.includes(ratio))?.ratio
}

const STYLE_WORDS = ['vivid', 'natural', ...STYLES.map(({ id }) => id)]

const shared = {
  /** One of `GET /v1/models`: a quality, or a model. Absent: the installation's choice for the field `quality`. */
  model: z.optional(modelIdSchema),
  n: z._default(batchCountSchema, 1),
  /**
   * `auto` or WIDTHxHEIGHT; drawn in that size if the model supports it, or else in the nearest of 1024x1024, 1536x1024 and 1024x1536, and of
   * 1024x1280, 1344x896, 896x1344 and 1792x768 if the model has that shape. From 2.5 million pixels it is drawn in 2K, from 8 million in 4K, if
   * the model has that size. The answer states the picture's size.
   */
  size: z._default(
    z
      .string()
      .check(
        z.refine(
          (size) => ratioOfSize(size) !== null || namesCustomSize(size),
          'No picture has that shape. Sizes are auto, 1024x1024, 1536x1024 and 1024x1536, or another size of nearly their shape.',
        ),
      ),
    'auto',
  ),
  quality: z._default(z.enum(['auto', 'low', 'medium', 'high', 'standard', 'hd', 'ultra']), 'auto'),
  /** `transparent`: no background, for models that support it; not with `jpeg`. */
  background: z._default(z.enum(['auto', 'opaque', 'transparent']), 'auto'),
  output_format: z._default(z.enum(['png', 'jpeg', 'webp']), 'png'),
  /** Default: `url` for a model named dall-e…, otherwise `b64_json`. URLs work without a key for some days. */
  response_format: z.optional(z.enum(['url', 'b64_json'])),
  /** Answers with server-sent events. */
  stream: z._default(z.boolean(), false),
  /** Max previews of each picture in a stream, if its provider makes any: 0 to 3. */
  partial_images: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  /** Integer from 0 to 2^32-1, or -1 for random. For the first picture; the others count up from it. */
  seed: z.optional(
    z.union([
      z.pipe(
        z.literal(-1),
        z.transform(() => undefined),
      ),
      seedSchema,
    ]),
  ),
  /** One of our styles; `vivid` and `natural` have no effect. Default `photorealistic`. */
  style: z.optional(z.enum(STYLE_WORDS, 'That is not a style: see GET /api/openapi.json, or leave it out')),
  negative_prompt: z.optional(negativePromptSchema),
}

const imageSchema = z.object({
  /** A data URL; other URLs are not fetched. */
  image_url: imageDataUrlSchema,
})

const fromPicture = {
  ...shared,
  /** In a form: the file `image`, or several as `image[]`. A prompt may call them @1, @2 and so on. */
  images: z
    .array(imageSchema, 'Send a picture as image')
    .check(
      z.minLength(1, 'Send a picture as image'),
      z.maxLength(LIMITS.referenceImages, TOO_MANY_REFERENCES),
    ),
  /** `high` follows the picture closely. Ignored with `reference_strength`. */
  input_fidelity: z.optional(z.enum(['high', 'low'])),
  /** Reference strength, 0 to 1; absent: the provider's default. */
  reference_strength: z.optional(referenceStrengthSchema),
}

const pictureSchema = z.object({
  b64_json: z.optional(z.string()),
  url: z.optional(z.string()),
  /** Id of the picture in the library. */
  id: z.string(),
  seed: z.nullable(z.number()),
})

export const imagesAnswerSchema = z.object({
  /** Unix time in seconds. */
  created: z.number(),
  /** Finished pictures, at least one. */
  data: z.array(pictureSchema),
  background: z.enum(['opaque', 'transparent']),
  output_format: z.enum(['png', 'jpeg', 'webp']),
  quality: z.enum(['low', 'medium', 'high']),
  size: z.string(),
  /** Why other pictures of the request failed; absent if all were made. Failed ones do not count toward the allowance. */
  failed: z.optional(z.array(openaiErrorSchema.shape.error)),
})
export type ImagesAnswer = z.output<typeof imagesAnswerSchema>

const dialect = {
  dialect: 'openai',
  auth: 'session',
  keyScope: 'generate',
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: PICTURE_ERRORS,
} as const

export const generateOpenAiImages = defineEndpoint({
  ...dialect,
  method: 'POST',
  path: '/v1/images/generations',
  knowsRepeats: true,
  takesForms: true,
  summary: 'Makes pictures from words, in OpenAI’s format.',
  body: z.object({ prompt: promptSchema, ...shared }),
  output: imagesAnswerSchema,
})

export const editOpenAiImages = defineEndpoint({
  ...dialect,
  method: 'POST',
  path: '/v1/images/edits',
  knowsRepeats: true,
  takesForms: true,
  summary:
    'Makes pictures from words and pictures, in OpenAI’s format; with a mask, redraws the first picture’s transparent part.',
  body: z.object({
    prompt: promptSchema,
    ...fromPicture,
    /** Transparent where the picture is redrawn; in a form: the file `mask`. */
    mask: z.optional(imageSchema),
  }),
  output: imagesAnswerSchema,
})

export const varyOpenAiImages = defineEndpoint({
  ...dialect,
  method: 'POST',
  path: '/v1/images/variations',
  knowsRepeats: true,
  takesForms: true,
  summary: 'Makes variations of a picture, in OpenAI’s format.',
  body: z.object({
    /** Absent: the prompt in the picture's file, or else only the picture is used. */
    prompt: z.optional(promptSchema),
    ...fromPicture,
  }),
  output: imagesAnswerSchema,
})

const modelSchema = z.object({
  id: z.string(),
  object: z.literal('model'),
  /** Unix time in seconds. */
  created: z.number(),
  /** Its provider. */
  owned_by: z.string(),
})
export type OpenAiModel = z.output<typeof modelSchema>

export const listOpenAiModels = defineEndpoint({
  dialect: 'openai',
  method: 'GET',
  path: '/v1/models',
  auth: 'session',
  keyScope: 'any',
  summary: 'Lists qualities and models as models, in OpenAI’s format.',
  output: z.object({ object: z.literal('list'), data: z.array(modelSchema) }),
})

export const getOpenAiModel = defineEndpoint({
  dialect: 'openai',
  method: 'GET',
  path: '/v1/models/{id}',
  auth: 'session',
  keyScope: 'any',
  summary: 'Returns one of these models.',
  params: z.object({ id: z.string().check(z.maxLength(300)) }),
  output: modelSchema,
  errors: ['not_found'],
})
