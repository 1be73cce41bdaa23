import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { idSchema, noteSchema, timestampSchema } from './fields.ts'
import { KEY_SCOPES } from './key-scopes.ts'

export const API_KEY_LIMITS = {
  /** Max length in code points. */
  nameCharacters: 60,
  /** Max keys an account can have at a time. */
  keys: 20,
  /** Lifetimes in days that the page offers. */
  days: [7, 30, 90, 365],
  /** Max lifetime in days: ten years. */
  daysMax: 3_650,
  /** Max daily limit of a key. */
  dailyLimitMax: 100_000,
} as const

const DAILY_LIMIT_MESSAGE = `Use a whole number from 1 to ${API_KEY_LIMITS.dailyLimitMax.toLocaleString('en')}`

/** Each scope once, in the order of `KEY_SCOPES`. */
const scopesSchema = z.pipe(
  z.array(z.enum(KEY_SCOPES)).check(z.minLength(1, 'Choose at least one scope'), z.maxLength(20)),
  z.transform((scopes) => KEY_SCOPES.filter((scope) => scopes.includes(scope))),
)

/** A key as its owner sees it; the secret itself is shown once, when the key is created. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The start of the key, to tell it from others. */
  start: z.string(),
  created_at: timestampSchema,
  /** Updated at most once a minute; null if never used. */
  last_used_at: z.nullable(timestampSchema),
  /** Null if it does not expire. */
  expires_at: z.nullable(timestampSchema),
  /** Allowed scopes; null for all. */
  scopes: z.nullable(z.array(z.enum(KEY_SCOPES))),
  /** Max pictures and sounds a UTC day; null for the account's limit. */
  daily_limit: z.nullable(z.int()),
  /** Pictures and sounds made or in progress since midnight UTC. */
  made_today: z.int(),
})

export type ApiKey = z.output<typeof apiKeySchema>

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/account/keys',
  auth: 'session',
  isGuarded: true,
  summary: 'Lists the caller’s API keys, newest first.',
  output: z.object({ items: z.array(apiKeySchema) }),
  errors: ['forbidden'],
})

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/account/keys',
  auth: 'session',
  isGuarded: true,
  summary: 'Creates an API key. The key itself is only returned here.',
  body: z.strictObject({
    name: noteSchema(API_KEY_LIMITS.nameCharacters).check(z.minLength(1, 'Give the key a name')),
    /** Days until it expires; absent for never. */
    expires_in_days: z.optional(z.int().check(z.gte(1), z.lte(API_KEY_LIMITS.daysMax))),
    /** Allowed scopes; absent for all. */
    scopes: z.optional(scopesSchema),
    /** Max pictures and sounds a UTC day; absent for the account's limit. */
    daily_limit: z.optional(
      z
        .int(DAILY_LIMIT_MESSAGE)
        .check(z.gte(1, DAILY_LIMIT_MESSAGE), z.lte(API_KEY_LIMITS.dailyLimitMax, DAILY_LIMIT_MESSAGE)),
    ),
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
  summary: 'Revokes an API key at once.',
  params: z.object({ id: idSchema('key', 'a key') }),
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found'],
})
