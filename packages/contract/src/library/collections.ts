import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { collectionIdSchema, collectionNameSchema } from '../fields.ts'
import { collectionSchema } from './library.ts'

const answer = z.object({
  /** All of the caller's, by name, as in `GET /api/library`. */
  collections: z.array(collectionSchema),
})

export const createCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections',
  auth: 'session',
  keyScope: 'write',
  summary: 'Creates a collection, optionally inside another one.',
  body: z.object({ name: collectionNameSchema, parent_id: z._default(z.nullable(collectionIdSchema), null) }),
  output: z.extend(answer, { id: collectionIdSchema }),
  errors: ['not_found', 'conflict'],
})

export const updateCollection = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/{id}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Renames or moves a collection; never into itself or its own subcollections.',
  params: z.object({ id: collectionIdSchema }),
  body: z.object({
    name: z.optional(collectionNameSchema),
    /** Null: to the top level. */
    parent_id: z.optional(z.nullable(collectionIdSchema)),
  }),
  output: answer,
  errors: ['not_found', 'conflict'],
})

export const deleteCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Deletes a collection and its subcollections. Their pictures stay in the library.',
  params: z.object({ id: collectionIdSchema }),
  output: answer,
  errors: ['not_found'],
})
