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
 * The image functions in OpenAI's format, for programs that speak it already. A picture is made, counted and kept as one of the generator.
 * Fields that are not named here are ignored; null is the same as absent.
 */

/** What each quality is called here, and the model name that stands for it. */
export const OPENAI_QUALITIES = [
  { quality: 'standard', name: 'low', model: 'easel-standard' },
  { quality: 'high', name: 'medium', model: 'easel-high' },
  { quality: 'ultra', name: 'high', model: 'easel-ultra' },
] as const satisfies readonly { quality: Quality; name: string; model: string }[]

/** Their words for a quality; `auto` leaves it to the model's name. */
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

/** How far a shape may be from the one it is drawn in: 4:3 is drawn as 3:2, 1:3 is refused. Where two are near, the first that is drawn counts. */
const SHAPES = [
  { ratio: '1:1', from: 0.9, to: 1.12 },
  { ratio: '4:5', from: 0.78, to: 0.9 },
  { ratio: '21:9', from: 1.91, to: 2.6 },
  { ratio: '16:9', from: 1.25, to: 1.9 },
  { ratio: '9:16', from: 1 / 1.9, to: 1 / 1.25 },
] as const satisfies readonly { ratio: AspectRatio; from: number; to: number }[]

/** The ratio that is near a size; undefined for `auto`, null where none is. */
export function ratioOfSize(size: string): AspectRatio | undefined | null {
  if (size === 'auto') return undefined
  const sides = sidesOf(size)
  return (sides && nearestRatio(sides.width, sides.height)) ?? null
}

/** From so many pixels on a size names one of the larger ones. */
const LARGE_SIZES = [
  { resolution: '4k', pixels: 8_000_000 },
  { resolution: '2k', pixels: 2_500_000 },
] as const

/** The larger size that a picture of this size is drawn in, where the model has it; undefined for the product's own. */
export function resolutionOfSize(size: string): LargeResolution | undefined {
  const sides = sidesOf(size)
  return sides && LARGE_SIZES.find(({ pixels }) => sides.width * sides.height >= pixels)?.resolution
}

/** The ratio of those `drawn` that has this size, or that is near these sides; undefined where none is. Default: all of them are drawn. */
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
  /** One of `GET /v1/models`: a quality, or the model itself. Absent: the installation's own by the field `quality`. */
  model: z.optional(modelIdSchema),
  n: z._default(batchCountSchema, 1),
  /**
   * `auto` or WIDTHxHEIGHT; drawn in that size where the model takes it, else in the nearest of 1024x1024, 1536x1024 and 1024x1536, and of
   * 1024x1280, 1344x896, 896x1344 and 1792x768 where the model has that shape. From 2.5 million pixels on it is drawn in 2K, from 8 million in 4K,
   * where the model has that size. The answer names the size of the picture.
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
  /** `transparent`: none, by a model that can; not with `jpeg`. */
  background: z._default(z.enum(['auto', 'opaque', 'transparent']), 'auto'),
  output_format: z._default(z.enum(['png', 'jpeg', 'webp']), 'png'),
  /** Absent: `url` for a model named dall-e…, else `b64_json`. An address opens the picture for some days without a key. */
  response_format: z.optional(z.enum(['url', 'b64_json'])),
  /** Answers server-sent events. */
  stream: z._default(z.boolean(), false),
  /** Most previews of each picture that a stream brings, where its provider makes any: 0 … 3. */
  partial_images: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  /** Whole number 0 … 2^32-1, or -1 for a random one. Of the first picture; the others count up from it. */
  seed: z.optional(
    z.union([
      z.pipe(
        z.literal(-1),
        z.transform(() => undefined),
      ),
      seedSchema,
    ]),
  ),
  /** A style of the product; `vivid` and `natural` change nothing. Default `photorealistic`. */
  style: z.optional(z.enum(STYLE_WORDS, 'That is not a style: see GET /api/openapi.json, or leave it out')),
  negative_prompt: z.optional(negativePromptSchema),
}

const imageSchema = z.object({
  /** A data URL; other addresses are not fetched. */
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
  /** `high` follows the picture closely. Ignored beside `reference_strength`. */
  input_fidelity: z.optional(z.enum(['high', 'low'])),
  /** How closely the picture is followed, 0 … 1; absent: the provider's default. */
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
  /** Unix time, in seconds. */
  created: z.number(),
  /** Those that were made: at least one. */
  data: z.array(pictureSchema),
  background: z.enum(['opaque', 'transparent']),
  output_format: z.enum(['png', 'jpeg', 'webp']),
  quality: z.enum(['low', 'medium', 'high']),
  size: z.string(),
  /** Why others of the same request were not made; absent when all were. They do not count against the allowance. */
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
  summary: 'Pictures from words, in OpenAI’s format.',
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
    'Pictures from words and pictures, in OpenAI’s format; with a mask the transparent part of the first is drawn anew.',
  body: z.object({
    prompt: promptSchema,
    ...fromPicture,
    /** Transparent where the picture is drawn anew; in a form: the file `mask`. */
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
  summary: 'Pictures that follow a picture, in OpenAI’s format.',
  body: z.object({
    /** Absent: what the picture's own file says it shows, else only the picture is followed. */
    prompt: z.optional(promptSchema),
    ...fromPicture,
  }),
  output: imagesAnswerSchema,
})

const modelSchema = z.object({
  id: z.string(),
  object: z.literal('model'),
  /** Unix time, in seconds. */
  created: z.number(),
  /** The provider that draws it. */
  owned_by: z.string(),
})
export type OpenAiModel = z.output<typeof modelSchema>

export const listOpenAiModels = defineEndpoint({
  dialect: 'openai',
  method: 'GET',
  path: '/v1/models',
  auth: 'session',
  keyScope: 'any',
  summary: 'The qualities as models, and the models themselves, in OpenAI’s format.',
  output: z.object({ object: z.literal('list'), data: z.array(modelSchema) }),
})

export const getOpenAiModel = defineEndpoint({
  dialect: 'openai',
  method: 'GET',
  path: '/v1/models/{id}',
  auth: 'session',
  keyScope: 'any',
  summary: 'One of these models.',
  params: z.object({ id: z.string().check(z.maxLength(300)) }),
  output: modelSchema,
  errors: ['not_found'],
})
