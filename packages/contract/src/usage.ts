import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { timestampSchema } from './fields.ts'
import { TIERS } from './limits.ts'

/** What an account may make a day goes by it; see `DAILY_GENERATIONS`. */
export const tierSchema = z.enum(TIERS)

export const dailyLimitsSchema = z.object({
  subscription_tier: tierSchema,
  /** Pictures made since the last reset. */
  generations_today: z.int(),
  /** Places held by pictures that are queued or being made. */
  reserved: z.int(),
  /** Pictures a day that the tier allows. */
  limit: z.int(),
  /** limit - generations_today - reserved, never below 0. */
  remaining: z.int(),
  /** When the count becomes 0 again: the next midnight where the user lives. */
  reset_at: timestampSchema,
})

export type DailyLimits = z.output<typeof dailyLimitsSchema>

export const getLimits = defineEndpoint({
  method: 'GET',
  path: '/api/limits',
  auth: 'session',
  keyScope: 'any',
  summary: "The caller's daily allowance. The header X-Time-Zone (IANA name) says where midnight is.",
  output: dailyLimitsSchema,
})

export const incrementGenerationCount = defineEndpoint({
  method: 'POST',
  path: '/api/rpc/increment_generation_count',
  auth: 'session',
  keyScope: 'any',
  summary: 'Confirms what the server has already counted for the caller; it never changes a count.',
  body: z.object({ p_user_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: dailyLimitsSchema,
  errors: ['not_found'],
})

/** A day as a person writes it: 2026-03-29. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const usageSchema = z.object({
  /** One entry a day, oldest first, today last; days without any are there with 0. */
  days: z.array(z.object({ day: daySchema, generations: z.int() })),
  /** In these days. */
  total: z.int(),
  /** Ever. */
  all_time: z.int(),
  storage: z.object({
    /** Of all pictures, also those in the trash, and of sounds as WAV. */
    used_bytes: z.int(),
    /** What may be stored; null: any amount. */
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
    'Pictures and sounds the caller made, day by day where they live (header X-Time-Zone); deleted ones stay counted.',
  query: z.object({
    /** 1 … 366. */
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 30),
  }),
  output: usageSchema,
})
