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
  timestampSchema,
  variationSchema,
} from './fields.ts'
import { LIMITS } from './limits.ts'
import { aspectRatioSchema, largeResolutionSchema, qualitySchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

/** How a picture came from another one. */
export const RELATIONS = ['variation', 'remix', 'reference', 'edit', 'upscale'] as const
export type Relation = (typeof RELATIONS)[number]
export const relationSchema = z.enum(RELATIONS)

/** What a request for a picture says of its origin. */
export const originFields = {
  /**
   * The picture it is made from: one's own, or, to remix, anybody's public one; any other is passed over. A variation without a reference
   * of its own takes its parent's along.
   */
  parent_id: z.optional(generationIdSchema),
  /** How it is made from it; without a parent it says nothing. */
  relation: z._default(z.enum(['variation', 'remix', 'reference']), 'variation'),
  /**
   * Another number, another small change of the picture that the built-in engine draws from `seed`: light, shades, how its subjects are turned. 0, as if absent:
   * that picture itself. Of several pictures each has the next number, and all the same seed. A parent that this version of the engine did not
   * draw is followed closely as a reference instead, where the provider can; else a new seed draws. What was used is `requested.asked.variation`.
   */
  variation: z.optional(variationSchema),
} as const

/** What was asked for, where what was made differs, and how; fields that agree are left out, but for `model`, `background` and `resolution`. */
export const requestedSettingsSchema = z.object({
  style: z.optional(z.string()),
  quality: z.optional(qualitySchema),
  /** Pixels. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  seed: z.optional(z.number()),
  /** Id of the model that was chosen, also where it drew; absent: by the quality. */
  model: z.optional(z.string()),
  /** Asked for without a background, also where it has none. */
  background: z.optional(z.literal('transparent')),
  /** Asked for in that size, also where it came smaller: `width` and `height` of the picture say how large it is. */
  resolution: z.optional(largeResolutionSchema),
  /** Who should have drawn it. */
  provider: z.optional(z.string()),
  /** What the provider could not do, a sentence each. */
  warnings: z.optional(z.array(z.string())),
  /** What the provider was asked for, under its own names. */
  asked: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type RequestedSettings = z.output<typeof requestedSettingsSchema>

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
  /** Whether a moderator has taken it out of the gallery and its share links; only the owner still sees it. */
  is_hidden: z.boolean(),
  created_at: timestampSchema,
  /** Who really drew it, e.g. `built-in`. */
  provider: z.string(),
  /** The provider's model or engine version. */
  model: z.string(),
  /** What stands in the picture, as the built-in engine says, as chips; of pictures without `placed` what it understood. Empty for other providers. */
  read_as: z.array(z.string()),
  /** Where, when and in what style the built-in engine set it; empty for other providers and before engine 1.10.0. */
  placed: z._default(z.array(z.string()), []),
  /** What the prompt names and the picture lacks, as the provider said. */
  unknown_words: z.array(z.string()),
  is_favorite: z.boolean(),
  /** The owner's own words for it, in lower case, sorted; at most 20. */
  tags: z.array(z.string()),
  /** Collections it lies in, in no order; at most 50. */
  collection_ids: z.array(collectionIdSchema),
  /** Since when it lies in the trash, which keeps it for 30 days; null when it does not. */
  trashed_at: z.nullable(timestampSchema),
  /** The picture it was made from; null when there is none, or when that one was deleted for good. */
  parent_id: z.nullable(generationIdSchema),
  /** How it was made from its parent; stays when the parent is deleted. Null: from words alone. */
  relation: z.nullable(relationSchema),
  /** US dollars the provider charged; 0 for the built-in engine, null when it is not known. */
  cost: z.nullable(z.number()),
  /** Null when everything was made as asked, and the provider has no names of its own for it. */
  requested: z.nullable(requestedSettingsSchema),
  /** Whether its file lies on one of the server's own disks because storage is not available; it is stored by itself once it is. */
  waits_for_storage: z._default(z.boolean(), false),
  /** How many reference pictures it was made with: 0 … 16. */
  references: z._default(z.int(), 0),
})

export type GenerationRecord = z.output<typeof generationSchema>

export const SORTS = ['newest', 'oldest', 'prompt'] as const
export type Sort = (typeof SORTS)[number]

const nameSchema = z.string().check(z.minLength(1), z.maxLength(60))
const momentSchema = z.iso.datetime({ offset: true, error: 'That is not a point in time' })

/** Which pictures a list holds, as a query spells it; every part narrows it further. */
export const generationFilterFields = {
  /**
   * Words that the prompt contains, in any order, upper or lower case, with or without accents; parts of words are found, too. Words
   * after a minus sign are those that it does not contain: `fox -snow`.
   */
  q: z.optional(z.string().check(z.maxLength(LIMITS.promptCharacters * 2))),
  /** Any of these, separated by commas: `anime,neon`; the same for quality, ratio and provider. */
  style: z.optional(anyOfSchema(nameSchema)),
  quality: z.optional(anyOfSchema(qualitySchema)),
  ratio: z.optional(anyOfSchema(aspectRatioSchema)),
  provider: z.optional(anyOfSchema(nameSchema)),
  /** Made at this moment or later, ISO 8601 with a zone. */
  from: z.optional(momentSchema),
  /** Made before this moment. */
  to: z.optional(momentSchema),
  public: z.optional(flagSchema),
  favorite: z.optional(flagSchema),
  tag: z.optional(tagSchema),
  /** Lies in this very collection; those inside it are lists of their own. */
  collection: z.optional(collectionIdSchema),
  /** `true`: the trash, instead of everything else. */
  trash: z.optional(flagSchema),
} as const

export const listGenerations = defineEndpoint({
  method: 'GET',
  path: '/api/generations',
  auth: 'session',
  keyScope: 'read',
  summary:
    "The caller's pictures, searched, filtered and sorted. One request looks through a bounded number of pictures: a page may hold fewer than `limit`, even none, and still name a next one.",
  query: z.object({
    ...generationFilterFields,
    /** `newest` and `oldest` go by the time of making, in the trash too; `prompt` goes by the letters of the prompt. */
    sort: z._default(z.enum(SORTS), 'newest'),
    /** `nextCursor` of the page before, with the same search, filters and sort; absent for the first. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
    /** 1 … 100. */
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
  summary: 'One of the caller’s pictures, also from the trash.',
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
    'The reference pictures that one of the caller’s pictures was made with, in their order, as a request for pictures takes them.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({
    references: z.array(
      z.object({
        /** A data URL, WebP of up to 1536 × 1536 pixels; null where the file is gone. */
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
  summary: 'Changes the labels of one of the caller’s pictures.',
  params: z.object({ id: generationIdSchema }),
  body: z.object({
    is_favorite: z.optional(z.boolean()),
    /** All of them: what is missing here is taken off. */
    tags: z.optional(z.array(tagSchema).check(z.maxLength(LIMITS.tagsPerPicture))),
    /** All of them: it leaves those that are missing here. */
    collection_ids: z.optional(z.array(collectionIdSchema).check(z.maxLength(LIMITS.collectionsPerPicture))),
  }),
  output: generationSchema,
  errors: ['not_found'],
})

/** The specification's history save. Only pictures that our storage already holds for the caller can be saved. */
export const saveGeneration = defineEndpoint({
  method: 'POST',
  path: '/api/generations',
  auth: 'session',
  keyScope: 'generate',
  signedOut: 'User not authenticated',
  summary:
    'Saves a picture the caller has made to their history; saving it again changes nothing. One that waits for storage is stored now, or the answer says that storage is not available.',
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
  keyScope: 'write',
  signedOut: 'User not authenticated',
  summary:
    'Puts one of the caller’s pictures in the trash; it is public no longer. After 30 days it is deleted with its file.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({ id: generationIdSchema }),
  errors: ['not_found'],
})
