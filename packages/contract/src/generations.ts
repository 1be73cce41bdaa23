import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import {
  anyOfSchema,
  collectionIdSchema,
  flagSchema,
  generationIdSchema,
  negativePromptSchema,
  promptSchema,
  referenceRoleSchema,
  seedSchema,
  tagSchema,
  tagsSchema,
  timestampSchema,
  variationSchema,
} from './fields.ts'
import { LIMITS } from './limits.ts'
import { aspectRatioSchema, largeResolutionSchema, qualitySchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

/** How a picture was made from another one. */
export const RELATIONS = ['variation', 'remix', 'reference', 'edit', 'upscale'] as const
export type Relation = (typeof RELATIONS)[number]
export const relationSchema = z.enum(RELATIONS)

/** Origin fields of a request for a picture. */
export const originFields = {
  /**
   * The picture it is made from: the caller's own, or, to remix, any public one; others are ignored. A variation without references of its own
   * uses its parent's.
   */
  parent_id: z.optional(generationIdSchema),
  /** How it is made from the parent; ignored without one. */
  relation: z._default(z.enum(['variation', 'remix', 'reference']), 'variation'),
  /**
   * Variation number: small changes of the picture that the built-in engine draws from `seed` (light, shades, poses). 0 or absent: that picture
   * itself. Several pictures get consecutive numbers and the same seed. A parent that this version of the engine did not draw is instead
   * followed closely as a reference if the provider supports that, or else drawn with a new seed. The result's number is
   * `requested.asked.variation`.
   */
  variation: z.optional(variationSchema),
} as const

/** What was requested, where it differs from the result; equal fields are left out, except `model`, `background` and `resolution`. */
export const requestedSettingsSchema = z.object({
  style: z.optional(z.string()),
  quality: z.optional(qualitySchema),
  /** Pixels. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  seed: z.optional(z.number()),
  /** The chosen model, even if it drew; absent: by the quality. */
  model: z.optional(z.string()),
  /** Requested background, even if the result has another. */
  background: z.optional(z.literal('transparent')),
  /** Requested resolution, even if the result is smaller: see the picture's `width` and `height`. */
  resolution: z.optional(largeResolutionSchema),
  /** The provider that should have drawn it. */
  provider: z.optional(z.string()),
  /** What the provider could not do, one sentence each. */
  warnings: z.optional(z.array(z.string())),
  /** The provider's request parameters, under its own names. */
  asked: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type RequestedSettings = z.output<typeof requestedSettingsSchema>

/** A stored picture: the specification's columns, and what made it. */
export const generationSchema = z.object({
  id: generationIdSchema,
  /** As typed, trimmed. */
  prompt: z.string(),
  /** Empty when none was given. */
  negative_prompt: z.string(),
  style: z.string(),
  quality: qualitySchema,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** The seed used; null when the provider does not report it. */
  seed: z.nullable(z.number()),
  /** Path on this server; private pictures have an expiring signature. Append `&w=` for a smaller one, or change the extension for another format. */
  image_url: z.string(),
  /** Whether it is published in the gallery. */
  is_public: z.boolean(),
  /** Whether a moderator has hidden it from the gallery and its share links; only the owner still sees it. */
  is_hidden: z.boolean(),
  created_at: timestampSchema,
  /** Provider that drew it, such as `built-in`. */
  provider: z.string(),
  /** The provider's model, or the engine's version. */
  model: z.string(),
  /** What the built-in engine drew, as short labels; for pictures without `placed`, what it understood. Empty for other providers. */
  read_as: z.array(z.string()),
  /** Place, time and style as the built-in engine set them; empty for other providers and before engine 1.10.0. */
  placed: z._default(z.array(z.string()), []),
  /** What the prompt names and the picture lacks, as the provider reports. */
  unknown_words: z.array(z.string()),
  is_favorite: z.boolean(),
  /** Tags in lower case, sorted; up to 20. */
  tags: z.array(z.string()),
  /** Its collections, unordered; up to 50. */
  collection_ids: z.array(collectionIdSchema),
  /** When it was moved to the trash, which keeps it for 30 days; null outside the trash. */
  trashed_at: z.nullable(timestampSchema),
  /** The picture it was made from; null if there is none, or it was deleted for good. */
  parent_id: z.nullable(generationIdSchema),
  /** How it was made from its parent; kept when the parent is deleted. Null: from words alone. */
  relation: z.nullable(relationSchema),
  /** The provider's charge in US dollars; 0 for the built-in engine, null when unknown. */
  cost: z.nullable(z.number()),
  /** Null when everything was made as requested and the provider has no parameters of its own. */
  requested: z.nullable(requestedSettingsSchema),
  /** Whether its file is still on one of the server's own disks because storage is unavailable; it is stored automatically later. */
  waits_for_storage: z._default(z.boolean(), false),
  /** Number of reference pictures, 0 to 16. */
  references: z._default(z.int(), 0),
})

export type GenerationRecord = z.output<typeof generationSchema>

export const SORTS = ['newest', 'oldest', 'prompt'] as const
export type Sort = (typeof SORTS)[number]

const nameSchema = z.string().check(z.minLength(1), z.maxLength(60))
const momentSchema = z.iso.datetime({ offset: true, error: 'That is not a point in time' })

/** Filters of a list, in a query; all of them must match. */
export const generationFilterFields = {
  /** Words the prompt contains, in any order; ignores case and accents and matches parts of words. Words after a minus sign must not occur: `fox -snow`. */
  q: z.optional(z.string().check(z.maxLength(LIMITS.promptCharacters * 2))),
  /** Any of these, comma-separated: `anime,neon`; the same for quality, ratio and provider. */
  style: z.optional(anyOfSchema(nameSchema)),
  quality: z.optional(anyOfSchema(qualitySchema)),
  ratio: z.optional(anyOfSchema(aspectRatioSchema)),
  provider: z.optional(anyOfSchema(nameSchema)),
  /** Made at or after this time, ISO 8601 with a zone. */
  from: z.optional(momentSchema),
  /** Made before this time. */
  to: z.optional(momentSchema),
  public: z.optional(flagSchema),
  favorite: z.optional(flagSchema),
  tag: z.optional(tagSchema),
  /** In this very collection, not in those inside it. */
  collection: z.optional(collectionIdSchema),
  /** `true`: the trash instead of everything else. */
  trash: z.optional(flagSchema),
} as const

export const listGenerations = defineEndpoint({
  method: 'GET',
  path: '/api/generations',
  auth: 'session',
  keyScope: 'read',
  summary:
    "Lists the caller's pictures, with search, filters and sorting. A request examines a limited number of pictures: a page may contain fewer than `limit`, even none, and still have a next one.",
  query: z.object({
    ...generationFilterFields,
    /** `newest` and `oldest` sort by creation, in the trash too; `prompt` sorts by text. */
    sort: z._default(z.enum(SORTS), 'newest'),
    /** `nextCursor` of the previous page, with the same search, filters and sort; absent for the first. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
    /** 1 to 100. */
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(LIMITS.historyPageSizeMax)),
      LIMITS.historyPageSize,
    ),
  }),
  output: z.object({
    items: z.array(generationSchema),
    /** Null at the end of the list. */
    nextCursor: z.nullable(z.string()),
  }),
})

export const getGeneration = defineEndpoint({
  method: 'GET',
  path: '/api/generations/{id}',
  auth: 'session',
  keyScope: 'read',
  summary: 'Returns one of the caller’s pictures, including those in the trash.',
  params: z.object({ id: generationIdSchema }),
  output: generationSchema,
  errors: ['not_found'],
})

export const getReferences = defineEndpoint({
  method: 'GET',
  path: '/api/generations/{id}/references',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Returns the reference pictures of one of the caller’s pictures, in order and in the form that requests accept.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({
    references: z.array(
      z.object({
        /** A data URL, WebP of up to 1536 × 1536 pixels; null if the file is gone. */
        image: z.nullable(z.string()),
        /** Absent: the provider decided. */
        role: z.optional(referenceRoleSchema),
      }),
    ),
  }),
  errors: ['not_found'],
})

export const updateGeneration = defineEndpoint({
  method: 'PATCH',
  path: '/api/generations/{id}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Changes favorite, tags or collections of one of the caller’s pictures.',
  params: z.object({ id: generationIdSchema }),
  body: z.object({
    is_favorite: z.optional(z.boolean()),
    /** The complete list: tags missing here are removed. */
    tags: z.optional(tagsSchema),
    /** The complete list: it leaves collections missing here. */
    collection_ids: z.optional(z.array(collectionIdSchema).check(z.maxLength(LIMITS.collectionsPerPicture))),
  }),
  output: generationSchema,
  errors: ['not_found'],
})

/** The specification's history save. Only pictures already in storage for the caller can be saved. */
export const saveGeneration = defineEndpoint({
  method: 'POST',
  path: '/api/generations',
  auth: 'session',
  keyScope: 'generate',
  signedOut: 'User not authenticated',
  summary:
    'Saves a picture the caller has made to their history; idempotent. If it is waiting for storage, it is stored now, or the answer says that storage is unavailable.',
  body: z.object({
    prompt: promptSchema,
    style: styleSchema,
    quality: qualitySchema,
    width: z.int(),
    height: z.int(),
    seed: z.nullable(seedSchema),
    /** As returned by an image function. */
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
  keyScope: 'write',
  signedOut: 'User not authenticated',
  summary:
    'Moves one of the caller’s pictures to the trash and unpublishes it. After 30 days it is deleted with its file.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({ id: generationIdSchema }),
  errors: ['not_found'],
})
