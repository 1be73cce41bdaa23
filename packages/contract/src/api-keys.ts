import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { idSchema, noteSchema, timestampSchema } from './fields.ts'

export const API_KEY_LIMITS = {
  /** Unicode code points. */
  nameCharacters: 60,
  /** Keys an account can have at a time. */
  keys: 20,
  /** Days after which a new key may stop working, as the page offers them. */
  days: [7, 30, 90, 365],
  /** The longest that a caller may ask for: ten years. */
  daysMax: 3_650,
} as const

/** A key as its owner sees it; what opens the door is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, to tell it from others. */
  start: z.string(),
  created_at: timestampSchema,
  /** Written at most once a minute; null when it was never used. */
  last_used_at: z.nullable(timestampSchema),
  /** Null when it does not end by itself. */
  expires_at: z.nullable(timestampSchema),
})

export type ApiKey = z.output<typeof apiKeySchema>

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/account/keys',
  auth: 'session',
  isGuarded: true,
  summary: 'The caller’s API keys, newest first.',
  output: z.object({ items: z.array(apiKeySchema) }),
  errors: ['forbidden'],
})

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/account/keys',
  auth: 'session',
  isGuarded: true,
  summary: 'Makes an API key. It is shown in this answer and never again.',
  body: z.strictObject({
    name: noteSchema(API_KEY_LIMITS.nameCharacters).check(z.minLength(1, 'Give the key a name')),
    /** Days until it stops working; absent means never. */
    expires_in_days: z.optional(z.int().check(z.gte(1), z.lte(API_KEY_LIMITS.daysMax))),
  }),
  status: 201,
  output: z.object({
    /** Sent as `Authorization: Bearer …`; only its hash is stored. */
    key: z.string(),
    item: apiKeySchema,
  }),
  errors: ['forbidden', 'conflict'],
})

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/keys/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Ends an API key, at once.',
  params: z.object({ id: idSchema('key', 'a key') }),
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found'],
})
