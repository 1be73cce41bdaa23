import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { timestampSchema } from './fields.ts'

const providerStatus = z.object({
  id: z.string(),
  label: z.string(),
  /** What it makes: pictures, speech, or better prompts. */
  makes: z.enum(['pictures', 'speech', 'prompts']),
  isConfigured: z.boolean(),
  /** Environment variable that sets it up; null for the built-in engine, which is always available. */
  variable: z.nullable(z.string()),
  /** Whether it draws for anything, first or as a fallback. */
  isUsed: z.boolean(),
  /** `open`: it keeps failing and is not called for a while; `half-open`: the next call is a trial. */
  circuit: z.enum(['closed', 'open', 'half-open']),
  lastSuccessAt: z.nullable(timestampSchema),
  lastFailureAt: z.nullable(timestampSchema),
  /** Kind of the last failure, such as `timeout`. */
  lastFailure: z.nullable(z.string()),
  /** Pictures, texts or prompts in the last 24 hours. */
  successes: z.int(),
  failures: z.int(),
  /** Average and max milliseconds in the last 24 hours; null before the first. */
  averageMs: z.nullable(z.number()),
  slowestMs: z.nullable(z.number()),
  /** Known cost in US dollars in the last 24 hours. */
  costUsd: z.number(),
  /** Price in US dollars of a standard picture, a thousand spoken characters, or a prompt; null when unknown. */
  priceUsd: z.nullable(z.number()),
  /** Notes for the operator, one sentence each: a retired model, a name that a server does not list. */
  notices: z.array(z.string()),
})
export type ProviderStatus = z.output<typeof providerStatus>

const backupStatus = z.object({
  /** Whether daily backups are on (BACKUP_DIR). */
  isDaily: z.boolean(),
  /** The last backup; null before the first. */
  last: z.nullable(z.object({ at: timestampSchema, bytes: z.number(), place: z.string() })),
  /** The last failure, if there was no backup since. */
  failure: z.nullable(z.object({ at: timestampSchema, reason: z.string() })),
})
export type BackupStatus = z.output<typeof backupStatus>

export const getProviders = defineEndpoint({
  method: 'GET',
  path: '/api/providers',
  auth: 'session',
  keyScope: 'full',
  summary:
    'For operators: returns the state of each provider of pictures, voices and prompts; others get `isOperator: false`.',
  output: z.object({
    isOperator: z.boolean(),
    /** Those set up come first; empty for everyone but operators. */
    items: z.array(providerStatus),
    /** US dollars spent or held since midnight UTC. */
    spentTodayUsd: z.number(),
    /** SPEND_CAP_USD; null if not set. */
    capUsd: z.nullable(z.number()),
    /** Null for everyone but operators. */
    backup: z.nullable(backupStatus),
  }),
})

export type ProvidersStatus = z.output<typeof getProviders.output>

export const testProvider = defineEndpoint({
  method: 'POST',
  path: '/api/providers/{id}/test',
  auth: 'session',
  keyScope: 'full',
  summary:
    'For operators: has one provider draw a picture, speak a sentence or improve a prompt, and stores nothing. Costs the usual price.',
  params: z.object({ id: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'That is not the id of a provider')) }),
  body: z.object({}),
  output: z.object({
    ok: z.boolean(),
    /** Milliseconds. */
    ms: z.int(),
    model: z.nullable(z.string()),
    costUsd: z.nullable(z.number()),
    /** The message a user would see; null when it worked. */
    error: z.nullable(z.string()),
    /** A small picture as a data URL; null for services other than pictures. */
    preview: z.nullable(z.string()),
    /** The language model's prompt; null for other services. */
    text: z.nullable(z.string()),
  }),
  errors: ['not_found', 'rate_limit'],
})
export type ProviderTest = z.output<typeof testProvider.output>
