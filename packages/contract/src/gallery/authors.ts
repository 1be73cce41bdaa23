import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { authorIdSchema, cursorSchema, timestampSchema } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { galleryPictureSchema } from './gallery.ts'

/** A person with published pictures, under the name they chose for the gallery. */
export const authorSchema = z.object({
  id: authorIdSchema,
  name: z.string(),
  /** When the oldest currently public picture was published. */
  since: timestampSchema,
  /** Number of public pictures. */
  pictures: z.int(),
  /** Number of followers. */
  followers: z.int(),
  /** Whether the caller follows them; false without a session. */
  is_followed: z.boolean(),
  /** Whether this is the caller; false without a session. */
  is_own: z.boolean(),
})
export type Author = z.output<typeof authorSchema>

export const getAuthor = defineEndpoint({
  method: 'GET',
  path: '/api/authors/{id}',
  auth: 'optional',
  summary: 'Returns a gallery author with their published pictures, newest first.',
  params: z.object({ id: authorIdSchema }),
  query: z.object({
    cursor: cursorSchema,
    /** 1 to 30. */
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(LIMITS.galleryPageSize)),
      LIMITS.galleryPageSize,
    ),
  }),
  output: z.object({
    author: authorSchema,
    items: z.array(galleryPictureSchema),
    /** Null at the end of the list. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['not_found'],
})
export type AuthorPage = z.output<(typeof getAuthor)['output']>

/** Follow and unfollow; idempotent. */
const follow = {
  path: '/api/authors/{id}/follow',
  auth: 'session',
  keyScope: 'write',
  params: z.object({ id: authorIdSchema }),
  output: z.object({ id: authorIdSchema, followers: z.int(), is_followed: z.boolean() }),
} as const

export const followAuthor = defineEndpoint({
  ...follow,
  method: 'POST',
  summary:
    'Follows an author: `GET /api/gallery?following=true` lists their pictures. Up to 200; authors with nothing public do not count.',
  errors: ['not_found', 'conflict'],
})

export const unfollowAuthor = defineEndpoint({
  ...follow,
  method: 'DELETE',
  summary: 'Unfollows an author.',
})
