import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  anyOfSchema,
  authorIdSchema,
  cursorSchema,
  flagSchema,
  generationIdSchema,
  timestampSchema,
} from '../fields.ts'
import { generationSchema } from '../generations.ts'
import { LIMITS } from '../limits.ts'
import { aspectRatioSchema, qualitySchema } from '../pictures.ts'
import { styleSchema } from '../styles.ts'

/** A published picture as everyone sees it, without its account. */
export const galleryPictureSchema = z.object({
  id: generationIdSchema,
  prompt: z.string(),
  /** Empty when none was given. */
  negative_prompt: z.string(),
  style: z.string(),
  quality: qualitySchema,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  seed: z.nullable(z.number()),
  /** Path on this server, valid while the picture is public. Append `?w=` for a smaller one. */
  image_url: z.string(),
  /** When it was first published. */
  published_at: timestampSchema,
  /** Provider that drew it, such as `built-in`. */
  provider: z.string(),
  /** The owner's chosen public name; null for none. */
  author: z.nullable(z.string()),
  /** Id of the author's page, unrelated to the account's; null without a name. */
  author_id: z.nullable(authorIdSchema),
  /** Number of likes. */
  likes: z.int(),
  /** Whether the caller likes it; false without a session. */
  is_liked: z.boolean(),
  /** Whether it is the caller's own. */
  is_own: z.boolean(),
})
export type GalleryPicture = z.output<typeof galleryPictureSchema>

export const GALLERY_SORTS = ['newest', 'likes'] as const
export type GallerySort = (typeof GALLERY_SORTS)[number]

export const listGallery = defineEndpoint({
  method: 'GET',
  path: '/api/gallery',
  auth: 'optional',
  summary: 'Lists published pictures, newest or most liked first, with search and filters.',
  query: z.object({
    /** As in the library: words that the prompt contains, and, after a minus sign, words that it does not. */
    q: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.promptCharacters * 2)), ''),
    /** Any of these, comma-separated: `anime,neon`. */
    style: z.optional(anyOfSchema(styleSchema)),
    /** The same: `1:1,16:9`. */
    ratio: z.optional(anyOfSchema(aspectRatioSchema)),
    /** `true`: only by authors the caller follows; requires a session. */
    following: z.optional(flagSchema),
    sort: z._default(z.enum(GALLERY_SORTS), 'newest'),
    cursor: cursorSchema,
    /** 1 to 30. */
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(LIMITS.galleryPageSize)),
      LIMITS.galleryPageSize,
    ),
  }),
  output: z.object({
    items: z.array(galleryPictureSchema),
    /** Null at the end of the list. */
    nextCursor: z.nullable(z.string()),
  }),
})

export const getGalleryPicture = defineEndpoint({
  method: 'GET',
  path: '/api/gallery/{id}',
  auth: 'optional',
  summary: 'Returns a published picture.',
  params: z.object({ id: generationIdSchema }),
  output: galleryPictureSchema,
  errors: ['not_found'],
})

/** Like and unlike; idempotent. */
const like = {
  path: '/api/gallery/{id}/like',
  auth: 'session',
  keyScope: 'write',
  params: z.object({ id: generationIdSchema }),
  output: z.object({ id: generationIdSchema, likes: z.int(), is_liked: z.boolean() }),
  errors: ['not_found'],
} as const

export const likePicture = defineEndpoint({
  ...like,
  method: 'POST',
  summary: 'Likes a published picture.',
})

export const unlikePicture = defineEndpoint({
  ...like,
  method: 'DELETE',
  summary: 'Removes the caller’s like from a published picture.',
})

/** Publishing changes a picture of the history, so the answer is its row. */
const publication = {
  path: '/api/generations/{id}/publication',
  auth: 'session',
  keyScope: 'write',
  params: z.object({ id: generationIdSchema }),
  output: generationSchema,
} as const

export const publishGeneration = defineEndpoint({
  ...publication,
  method: 'POST',
  summary:
    'Publishes one of the caller’s pictures in the gallery; requires the preference `public_gallery_opt_in`.',
  errors: ['not_found', 'opt_in_required'],
})

export const unpublishGeneration = defineEndpoint({
  ...publication,
  method: 'DELETE',
  summary: 'Unpublishes one of the caller’s pictures at once; its public URL stops working.',
  errors: ['not_found'],
})
