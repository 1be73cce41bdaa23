import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { collectionIdSchema, generationIdSchema, tagSchema, timestampSchema } from '../fields.ts'
import { generationSchema } from '../generations.ts'
import { LIMITS } from '../limits.ts'

/** A named place for pictures, perhaps inside another one. A picture may lie in several. */
export const collectionSchema = z.object({
  id: collectionIdSchema,
  name: z.string(),
  /** The collection it lies in; null for the outermost. */
  parent_id: z.nullable(collectionIdSchema),
  /** Pictures that lie in this very one, those in the trash not counted. */
  count: z.int(),
  created_at: timestampSchema,
})
export type Collection = z.output<typeof collectionSchema>

export const librarySchema = z.object({
  /** Pictures outside of the trash. */
  total: z.int(),
  favorites: z.int(),
  public: z.int(),
  trash: z.int(),
  /** All of them, by name; the page makes the tree. */
  collections: z.array(collectionSchema),
  /** By name, of pictures outside of the trash. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
})
export type Library = z.output<typeof librarySchema>

export const getLibrary = defineEndpoint({
  method: 'GET',
  path: '/api/library',
  auth: 'session',
  keyScope: 'read',
  summary: 'How many pictures the caller has, their collections and their tags.',
  output: librarySchema,
})

const ids = z.array(generationIdSchema).check(z.minLength(1), z.maxLength(LIMITS.bulkPictures))
const tags = z._default(z.array(tagSchema).check(z.maxLength(LIMITS.tagsPerPicture)), [])

/** What is done to all of them. Doing it again changes nothing more. */
const bulkActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('favorite'), value: z.boolean() }),
  /** A picture keeps at most 20 tags; those beyond are not added. */
  z.object({ action: z.literal('tag'), add: tags, remove: tags }),
  /** Takes them out of every collection and puts them in this one; null: in none. */
  z.object({ action: z.literal('move'), collection_id: z.nullable(collectionIdSchema) }),
  /** Puts them in one more collection. */
  z.object({ action: z.literal('collect'), collection_id: collectionIdSchema }),
  /** Takes them out of one collection. */
  z.object({ action: z.literal('uncollect'), collection_id: collectionIdSchema }),
  /** Shows them in the gallery, or takes them back; the account must allow the gallery. Those in the trash stay private. */
  z.object({ action: z.literal('publish'), value: z.boolean() }),
  z.object({ action: z.literal('trash') }),
  z.object({ action: z.literal('restore') }),
  /** For good, with their files. */
  z.object({ action: z.literal('delete') }),
])
export type BulkAction = z.output<typeof bulkActionSchema>

/** What changed of one picture; fields that stayed are left out. */
export const generationChangeSchema = z.object({
  id: generationIdSchema,
  ...z.partial(
    z.pick(generationSchema, {
      is_favorite: true,
      tags: true,
      collection_ids: true,
      trashed_at: true,
      is_public: true,
      image_url: true,
    }),
  ).shape,
})
export type GenerationChange = z.output<typeof generationChangeSchema>

export const changeGenerations = defineEndpoint({
  method: 'POST',
  path: '/api/generations/bulk',
  auth: 'session',
  keyScope: 'write',
  summary: 'Does one thing to up to 500 of the caller’s pictures; ids of anything else are passed over.',
  body: z.object({ ids, change: bulkActionSchema }),
  output: z.object({
    /** Pictures that are different now; those that were so before are not among them. */
    changes: z.array(generationChangeSchema),
    /** Pictures that are gone for good. */
    removed: z.array(generationIdSchema),
    /** Ids that are no pictures of the caller’s. */
    missing: z.array(generationIdSchema),
  }),
  errors: ['not_found', 'opt_in_required'],
})

export const emptyTrash = defineEndpoint({
  method: 'DELETE',
  path: '/api/trash',
  auth: 'session',
  keyScope: 'write',
  summary:
    'Deletes up to 500 pictures of the caller’s trash for good, with their files; says how many are left.',
  output: z.object({ removed: z.array(generationIdSchema), left: z.int() }),
})

export const getLineage = defineEndpoint({
  method: 'GET',
  path: '/api/generations/{id}/lineage',
  auth: 'session',
  keyScope: 'read',
  summary:
    'What one of the caller’s pictures was made from, and what was made from it; only the caller’s own.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({
    /** The parent first, then its parent; at most 20. */
    ancestors: z.array(generationSchema),
    /** Newest first; at most 50. */
    children: z.array(generationSchema),
    /** The picture and all that was made from the same first one, the oldest first; at most 40, those of the two lists above before others. */
    versions: z.array(generationSchema),
  }),
  errors: ['not_found'],
})
