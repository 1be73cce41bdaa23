import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import {
  generationIdSchema,
  negativePromptSchema,
  promptSchema,
  seedSchema,
  timestampSchema,
} from './fields.ts'
import { LIMITS } from './limits.ts'
import { qualitySchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

/** A stored picture as it travels: the specification's columns, and what made it. */
export const generationSchema = z.object({
  id: generationIdSchema,
  /** As the person typed it, trimmed. */
  prompt: z.string(),
  /** Empty when none was given. */
  negative_prompt: z.string(),
  style: z.string(),
  quality: qualitySchema,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** The seed that was used; null when the provider does not say. */
  seed: z.nullable(z.number()),
  /** Path on this server; private pictures carry an expiring signature. Append `&w=` for a smaller one, change the extension for another format. */
  image_url: z.string(),
  /** Whether the owner shows it in the gallery. */
  is_public: z.boolean(),
  created_at: timestampSchema,
  /** Who really drew it, e.g. `built-in`. */
  provider: z.string(),
  /** The provider's model or engine version. */
  model: z.string(),
  /** What the built-in engine understood, as chips; empty for other providers. */
  read_as: z.array(z.string()),
  /** Words of the prompt that the provider said it left out. */
  unknown_words: z.array(z.string()),
})

export type GenerationRecord = z.output<typeof generationSchema>

export const listGenerations = defineEndpoint({
  method: 'GET',
  path: '/api/generations',
  auth: 'session',
  summary: "The caller's pictures, newest first.",
  query: z.object({
    /** `nextCursor` of the page before; absent for the first. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** 1 … 100. */
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(LIMITS.historyPageSizeMax)),
      LIMITS.historyPageSize,
    ),
  }),
  output: z.object({ items: z.array(generationSchema), nextCursor: z.nullable(z.string()) }),
})

/** The specification's history save. Only pictures that our storage already holds for the caller can be saved. */
export const saveGeneration = defineEndpoint({
  method: 'POST',
  path: '/api/generations',
  auth: 'session',
  summary: 'Saves a picture the caller has made to their history; saving it again changes nothing.',
  body: z.object({
    prompt: promptSchema,
    style: styleSchema,
    quality: qualitySchema,
    width: z.int(),
    height: z.int(),
    seed: z.nullable(seedSchema),
    /** As an image function answered it. */
    image_url: z.string().check(z.maxLength(500)),
    negative_prompt: z.optional(negativePromptSchema),
  }),
  output: generationSchema,
  errors: ['not_found'],
})

export const deleteGeneration = defineEndpoint({
  method: 'DELETE',
  path: '/api/generations/{id}',
  auth: 'session',
  summary: 'Deletes one of the caller’s pictures, with its file.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({ id: generationIdSchema }),
  errors: ['not_found'],
})
