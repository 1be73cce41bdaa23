import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { timestampSchema } from './fields.ts'

const providerStatus = z.object({
  id: z.string(),
  label: z.string(),
  /** What is asked of it: pictures, texts read aloud, or better prompts. */
  makes: z.enum(['pictures', 'speech', 'prompts']),
  isConfigured: z.boolean(),
  /** Variable of the environment that sets it up; null for the built-in engine, which is always there. */
  variable: z.nullable(z.string()),
  /** Whether it draws for anything, first or instead of another. */
  isUsed: z.boolean(),
  /** `open`: it keeps failing and is not called for a while; `half-open`: the next call is a trial. */
  circuit: z.enum(['closed', 'open', 'half-open']),
  lastSuccessAt: z.nullable(timestampSchema),
  lastFailureAt: z.nullable(timestampSchema),
  /** Kind of the last failure, e.g. `timeout`. */
  lastFailure: z.nullable(z.string()),
  /** Pictures, texts or prompts of the last 24 hours. */
  successes: z.int(),
  failures: z.int(),
  /** Milliseconds one took in the last 24 hours, on average and at most; null before the first. */
  averageMs: z.nullable(z.number()),
  slowestMs: z.nullable(z.number()),
  /** US dollars of the last 24 hours, as far as they are known. */
  costUsd: z.number(),
  /** US dollars that a standard picture, a thousand characters read aloud, or a prompt costs; null when it is not known. */
  priceUsd: z.nullable(z.number()),
  /** What the operator should know of it, a sentence each: a model that ends, a name that a server does not list. */
  notices: z.array(z.string()),
})
export type ProviderStatus = z.output<typeof providerStatus>

const backupStatus = z.object({
  /** Whether one is made each day (BACKUP_DIR). */
  isDaily: z.boolean(),
  /** The last that was made; null before the first. */
  last: z.nullable(z.object({ at: timestampSchema, bytes: z.number(), place: z.string() })),
  /** The last that failed, if none was made since. */
  failure: z.nullable(z.object({ at: timestampSchema, reason: z.string() })),
})
export type BackupStatus = z.output<typeof backupStatus>

export const getProviders = defineEndpoint({
  method: 'GET',
  path: '/api/providers',
  auth: 'session',
  keyScope: 'full',
  summary:
    'How each provider of pictures, voices and prompts is doing; for operators, and `isOperator: false` for everybody else.',
  output: z.object({
    isOperator: z.boolean(),
    /** Those that are set up first; empty for everybody but operators. */
    items: z.array(providerStatus),
    /** US dollars spent or held since midnight UTC. */
    spentTodayUsd: z.number(),
    /** SPEND_CAP_USD; null when there is none. */
    capUsd: z.nullable(z.number()),
    /** Null for everybody but operators. */
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
    'Has one provider draw a picture, say a sentence or better a prompt, and keeps nothing of it; for operators. It costs what the real thing costs.',
  params: z.object({ id: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'That is not the id of a provider')) }),
  body: z.object({}),
  output: z.object({
    ok: z.boolean(),
    /** Milliseconds. */
    ms: z.int(),
    model: z.nullable(z.string()),
    costUsd: z.nullable(z.number()),
    /** The message that a user would see; null when it worked. */
    error: z.nullable(z.string()),
    /** The picture, small, as a data URL; null for what is no picture. */
    preview: z.nullable(z.string()),
    /** The prompt that a language model wrote; null for what is no prompt. */
    text: z.nullable(z.string()),
  }),
  errors: ['not_found', 'rate_limit'],
})
export type ProviderTest = z.output<typeof testProvider.output>
