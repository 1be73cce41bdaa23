import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { collectionIdSchema, generationIdSchema, tagsSchema, timestampSchema } from '../fields.ts'
import { generationSchema } from '../generations.ts'
import { LIMITS } from '../limits.ts'

/** A named folder of pictures, possibly inside another one. A picture may be in several. */
export const collectionSchema = z.object({
  id: collectionIdSchema,
  name: z.string(),
  /** Parent collection; null at the top level. */
  parent_id: z.nullable(collectionIdSchema),
  /** Pictures in this very collection, without the trash. */
  count: z.int(),
  created_at: timestampSchema,
})
export type Collection = z.output<typeof collectionSchema>

export const librarySchema = z.object({
  /** Pictures outside the trash. */
  total: z.int(),
  favorites: z.int(),
  public: z.int(),
  trash: z.int(),
  /** All of them, by name; the page builds the tree. */
  collections: z.array(collectionSchema),
  /** Tags by name, of pictures outside the trash. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
})
export type Library = z.output<typeof librarySchema>

export const getLibrary = defineEndpoint({
  method: 'GET',
  path: '/api/library',
  auth: 'session',
  keyScope: 'read',
  summary: 'Returns the caller’s number of pictures, collections and tags.',
  output: librarySchema,
})

const ids = z.array(generationIdSchema).check(z.minLength(1), z.maxLength(LIMITS.bulkPictures))
const tags = z._default(tagsSchema, [])

/** Applied to all of them; idempotent. */
const bulkActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('favorite'), value: z.boolean() }),
  /** A picture has up to 20 tags; further ones are not added. */
  z.object({ action: z.literal('tag'), add: tags, remove: tags }),
  /** Removes them from every collection and adds them to this one; null: to none. */
  z.object({ action: z.literal('move'), collection_id: z.nullable(collectionIdSchema) }),
  /** Adds them to one more collection. */
  z.object({ action: z.literal('collect'), collection_id: collectionIdSchema }),
  /** Removes them from one collection. */
  z.object({ action: z.literal('uncollect'), collection_id: collectionIdSchema }),
  /** Publishes or unpublishes them; the account must allow the gallery. Those in the trash stay private. */
  z.object({ action: z.literal('publish'), value: z.boolean() }),
  z.object({ action: z.literal('trash') }),
  z.object({ action: z.literal('restore') }),
  /** For good, with their files. */
  z.object({ action: z.literal('delete') }),
])
export type BulkAction = z.output<typeof bulkActionSchema>

/** Changed fields of one picture; others are left out. */
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
  summary: 'Applies one change to up to 500 of the caller’s pictures; other ids are ignored.',
  body: z.object({ ids, change: bulkActionSchema }),
  output: z.object({
    /** Pictures that changed, without those that already matched. */
    changes: z.array(generationChangeSchema),
    /** Pictures deleted for good. */
    removed: z.array(generationIdSchema),
    /** Ids that are not the caller's pictures. */
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
    'Deletes up to 500 pictures in the caller’s trash for good, with their files; returns how many are left.',
  output: z.object({ removed: z.array(generationIdSchema), left: z.int() }),
})

export const getLineage = defineEndpoint({
  method: 'GET',
  path: '/api/generations/{id}/lineage',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Returns what one of the caller’s pictures was made from and what was made from it, as far as it is the caller’s own.',
  params: z.object({ id: generationIdSchema }),
  output: z.object({
    /** Nearest first; up to 20. */
    ancestors: z.array(generationSchema),
    /** Newest first; up to 50. */
    children: z.array(generationSchema),
    /** The picture and everything made from the same first ancestor, oldest first; up to 40, preferring the two lists above. */
    versions: z.array(generationSchema),
  }),
  errors: ['not_found'],
})
