import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { cursorSchema, generationIdSchema, timestampSchema } from './fields.ts'
import { LIMITS } from './limits.ts'
import { qualitySchema } from './pictures.ts'
import { countCharacters, firstCharacters } from './text-length.ts'

/** Twelve letters and digits with at least one digit, so that no page's path looks like one. */
export const SHARE_TOKEN = /^(?=[A-Za-z]*\d)[1-9A-HJ-NP-Za-km-z]{12}$/
export const shareTokenSchema = z.string().check(z.regex(SHARE_TOKEN, 'That is not a share link'))

/** A share link as its owner sees it. Its page is `/{token}`. */
export const shareLinkSchema = z.object({
  token: shareTokenSchema,
  generation_id: generationIdSchema,
  /** Whether the page shows prompts and seed. */
  show_prompt: z.boolean(),
  created_at: timestampSchema,
  /** Null: valid until revoked. */
  expires_at: z.nullable(timestampSchema),
})
export type ShareLink = z.output<typeof shareLinkSchema>

/** A picture as everyone with the link sees it, without its owner. */
export const sharedPictureSchema = z.object({
  token: shareTokenSchema,
  /** Null when the owner hides it. */
  prompt: z.nullable(z.string()),
  /** Null when the owner hides it; empty when none was given. */
  negative_prompt: z.nullable(z.string()),
  style: z.string(),
  quality: qualitySchema,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Null when the owner hides the prompt, or the provider does not report it. */
  seed: z.nullable(z.number()),
  /** Path on this server, valid as long as the link. Append `?w=` for a smaller one, or change the extension for another format. */
  image_url: z.string(),
  created_at: timestampSchema,
  /** Provider that drew it, such as `built-in`. */
  provider: z.string(),
})
export type SharedPicture = z.output<typeof sharedPictureSchema>

export const createShare = defineEndpoint({
  method: 'POST',
  path: '/api/generations/{id}/shares',
  auth: 'session',
  keyScope: 'write',
  summary: 'Creates a share link to one of the caller’s pictures.',
  params: z.object({ id: generationIdSchema }),
  body: z.strictObject({
    show_prompt: z._default(z.boolean(), true),
    /** Days until it expires; null for never. */
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
  summary: 'Lists the caller’s working share links, newest first; with `generation_id` those of one picture.',
  query: z.object({ generation_id: z.optional(generationIdSchema), cursor: cursorSchema }),
  output: z.object({ items: z.array(shareLinkSchema), nextCursor: z.nullable(z.string()) }),
})

export const getShare = defineEndpoint({
  method: 'GET',
  path: '/api/shares/{token}',
  auth: 'optional',
  summary:
    'Returns what a share link shows. Unknown, expired and revoked links, and deleted or hidden pictures, are all not found.',
  params: z.object({ token: shareTokenSchema }),
  output: sharedPictureSchema,
  errors: ['not_found'],
})

export const revokeShare = defineEndpoint({
  method: 'DELETE',
  path: '/api/shares/{token}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Revokes one of the caller’s share links at once.',
  params: z.object({ token: shareTokenSchema }),
  output: z.object({ token: shareTokenSchema, generation_id: generationIdSchema }),
  errors: ['not_found'],
})

const TITLE_CHARACTERS = 70

/** Title of a link's page, written into the HTML by the server and kept by the page. */
export function shareTitle(prompt: string | null): string {
  if (prompt === null) return 'A picture · Easel'
  const isLong = countCharacters(prompt) > TITLE_CHARACTERS
  const text = isLong ? `${firstCharacters(prompt, TITLE_CHARACTERS - 1)}…` : prompt
  return `${text} · Easel`
}
