import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { timestampSchema } from './fields.ts'
import { TIERS } from './limits.ts'

/** Decides the daily limit; see `DAILY_GENERATIONS`. */
export const tierSchema = z.enum(TIERS)

export const dailyLimitsSchema = z.object({
  subscription_tier: tierSchema,
  /** Pictures made since the last reset. */
  generations_today: z.int(),
  /** Reservations of queued and running pictures. */
  reserved: z.int(),
  /** The tier's daily limit. */
  limit: z.int(),
  /** limit - generations_today - reserved, never below 0. */
  remaining: z.int(),
  /** When the count resets: the next midnight in the user's time zone. */
  reset_at: timestampSchema,
})

export type DailyLimits = z.output<typeof dailyLimitsSchema>

export const getLimits = defineEndpoint({
  method: 'GET',
  path: '/api/limits',
  auth: 'session',
  keyScope: 'any',
  summary:
    "Returns the caller's daily allowance. The header X-Time-Zone (IANA name) decides when midnight is.",
  output: dailyLimitsSchema,
})

export const incrementGenerationCount = defineEndpoint({
  method: 'POST',
  path: '/api/rpc/increment_generation_count',
  auth: 'session',
  keyScope: 'any',
  summary: 'Confirms what the server has already counted for the caller; never changes a count.',
  body: z.object({ p_user_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: dailyLimitsSchema,
  errors: ['not_found'],
})

/** A calendar day: 2026-03-29. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const usageSchema = z.object({
  /** One entry a day, oldest first, ending today; empty days have 0. */
  days: z.array(z.object({ day: daySchema, generations: z.int() })),
  /** In these days. */
  total: z.int(),
  /** Ever. */
  all_time: z.int(),
  storage: z.object({
    /** Stored bytes of pictures, including the trash, and of sounds as WAV. */
    used_bytes: z.int(),
    /** Max stored bytes; null for no limit. */
    quota_bytes: z.nullable(z.int()),
  }),
})

export type Usage = z.output<typeof usageSchema>

export const getUsage = defineEndpoint({
  method: 'GET',
  path: '/api/usage',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Returns the number of pictures and sounds the caller made each day, in the time zone of X-Time-Zone; deleted ones still count.',
  query: z.object({
    /** 1 to 366. */
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 30),
  }),
  output: usageSchema,
})
