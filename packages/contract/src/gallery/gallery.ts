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

/** A published picture as everybody sees it; nothing says whose account it is of. */
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
  /** Path on this server; works as long as the picture is public. Append `?w=` for a smaller one. */
  image_url: z.string(),
  /** When it was first published. */
  published_at: timestampSchema,
  /** Who really drew it, e.g. `built-in`. */
  provider: z.string(),
  /** The name its owner chose to be shown under; null means none. */
  author: z.nullable(z.string()),
  /** Of the author's page; null without a name. It says nothing of the account. */
  author_id: z.nullable(authorIdSchema),
  /** How many people like it. */
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
  summary: 'Published pictures, newest or most liked first; searched, filtered, page by page.',
  query: z.object({
    /** As in the library: words that the prompt contains, and after a minus sign words that it does not. */
    q: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.promptCharacters * 2)), ''),
    /** Any of these, separated by commas: `anime,neon`. */
    style: z.optional(anyOfSchema(styleSchema)),
    /** The same: `1:1,16:9`. */
    ratio: z.optional(anyOfSchema(aspectRatioSchema)),
    /** `true`: of authors whom the caller follows; asks for a session. */
    following: z.optional(flagSchema),
    sort: z._default(z.enum(GALLERY_SORTS), 'newest'),
    cursor: cursorSchema,
    /** 1 … 30. */
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
  summary: 'One published picture.',
  params: z.object({ id: generationIdSchema }),
  output: galleryPictureSchema,
  errors: ['not_found'],
})

/** Liking and taking it back; doing either again changes nothing. */
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
  summary: 'The caller likes a published picture.',
})

export const unlikePicture = defineEndpoint({
  ...like,
  method: 'DELETE',
  summary: 'The caller no longer likes a published picture.',
})

/** Publishing concerns the same picture that the history shows, so the answer is its row. */
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
  summary: 'Shows one of the caller’s pictures in the gallery; needs the preference `public_gallery_opt_in`.',
  errors: ['not_found', 'opt_in_required'],
})

export const unpublishGeneration = defineEndpoint({
  ...publication,
  method: 'DELETE',
  summary: 'Takes one of the caller’s pictures out of the gallery at once, with its public address.',
  errors: ['not_found'],
})
