import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { cursorSchema, generationIdSchema, timestampSchema } from './fields.ts'
import { LIMITS } from './limits.ts'
import { qualitySchema } from './pictures.ts'
import { countCharacters, firstCharacters } from './text-length.ts'

/** Twelve letters and digits, at least one of them a digit, so that no page's path looks like one. */
export const SHARE_TOKEN = /^(?=[A-Za-z]*\d)[1-9A-HJ-NP-Za-km-z]{12}$/
export const shareTokenSchema = z.string().check(z.regex(SHARE_TOKEN, 'That is not a share link'))

/** A share link as its owner sees it. The page is `/{token}` on this site. */
export const shareLinkSchema = z.object({
  token: shareTokenSchema,
  generation_id: generationIdSchema,
  /** Whether the page shows the prompts and the seed. */
  show_prompt: z.boolean(),
  created_at: timestampSchema,
  /** Null: it works until it is revoked. */
  expires_at: z.nullable(timestampSchema),
})
export type ShareLink = z.output<typeof shareLinkSchema>

/** A picture as everybody with the link sees it; nothing says whose it is. */
export const sharedPictureSchema = z.object({
  token: shareTokenSchema,
  /** Null when the owner keeps it. */
  prompt: z.nullable(z.string()),
  /** Null when the owner keeps it; empty when none was given. */
  negative_prompt: z.nullable(z.string()),
  style: z.string(),
  quality: qualitySchema,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Null when the owner keeps the prompt, or the provider does not say. */
  seed: z.nullable(z.number()),
  /** Path on this server; works as long as the link does. Append `?w=` for a smaller one, change the extension for another format. */
  image_url: z.string(),
  created_at: timestampSchema,
  /** Who really drew it, e.g. `built-in`. */
  provider: z.string(),
})
export type SharedPicture = z.output<typeof sharedPictureSchema>

export const createShare = defineEndpoint({
  method: 'POST',
  path: '/api/generations/{id}/shares',
  auth: 'session',
  keyScope: 'write',
  summary: 'Makes a share link to one of the caller’s pictures.',
  params: z.object({ id: generationIdSchema }),
  body: z.strictObject({
    show_prompt: z._default(z.boolean(), true),
    /** Days until it stops working; null means never. */
    expires_in_days: z._default(z.nullable(z.int().check(z.gte(1), z.lte(LIMITS.shareDaysMax))), null),
  }),
  output: shareLinkSchema,
  status: 201,
  errors: ['not_found', 'conflict'],
})

export const listShares = defineEndpoint({
  method: 'GET',
  path: '/api/shares',
  auth: 'session',
  keyScope: 'read',
  summary:
    'The caller’s share links that still work, newest first; those of one picture with `generation_id`.',
  query: z.object({ generation_id: z.optional(generationIdSchema), cursor: cursorSchema }),
  output: z.object({ items: z.array(shareLinkSchema), nextCursor: z.nullable(z.string()) }),
})

export const getShare = defineEndpoint({
  method: 'GET',
  path: '/api/shares/{token}',
  auth: 'optional',
  summary:
    'What a share link shows. Unknown, expired and revoked links, and pictures that are gone or hidden, are all not found.',
  params: z.object({ token: shareTokenSchema }),
  output: sharedPictureSchema,
  errors: ['not_found'],
})

export const revokeShare = defineEndpoint({
  method: 'DELETE',
  path: '/api/shares/{token}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Ends one of the caller’s share links at once.',
  params: z.object({ token: shareTokenSchema }),
  output: z.object({ token: shareTokenSchema, generation_id: generationIdSchema }),
  errors: ['not_found'],
})

const TITLE_CHARACTERS = 70

/** Title of the page of a link: the server writes it into the HTML, the page keeps it. */
export function shareTitle(prompt: string | null): string {
  if (prompt === null) return 'A picture · Easel'
  const isLong = countCharacters(prompt) > TITLE_CHARACTERS
  const text = isLong ? `${firstCharacters(prompt, TITLE_CHARACTERS - 1)}…` : prompt
  return `${text} · Easel`
}
