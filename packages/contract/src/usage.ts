import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { timestampSchema } from './fields.ts'

export const dailyLimitsSchema = z.object({
  subscription_tier: z.enum(['free', 'pro', 'premium']),
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
  summary: "The caller's daily allowance. The header X-Time-Zone (IANA name) says where midnight is.",
  output: dailyLimitsSchema,
})

export const incrementGenerationCount = defineEndpoint({
  method: 'POST',
  path: '/api/rpc/increment_generation_count',
  auth: 'session',
  summary: 'Confirms what the server has already counted for the caller; it never changes a count.',
  body: z.object({ p_user_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: dailyLimitsSchema,
  errors: ['not_found'],
})
