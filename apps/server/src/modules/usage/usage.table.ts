import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import type { DailyLimits } from '@easel/contract/usage'
import { resetFor } from './daily-reset.ts'

export type UserDailyLimitsTable = {
  user_id: string
  subscription_tier: Tier
  generations_today: number
  reserved: number
  last_reset_at: Date
  time_zone: string
  reset_at: Date
}

type UsageQuartersTable = { user_id: string; quarter: Date; generations: number }

export type UsageTables = { user_daily_limits: UserDailyLimitsTable; usage_quarters: UsageQuartersTable }

/** The only conversion from a row to the wire, for a caller in `timeZone` (default: the zone of the last reset). */
export function toDailyLimits(row: UserDailyLimitsTable, timeZone = row.time_zone): DailyLimits {
  const limit = DAILY_GENERATIONS[row.subscription_tier]
  const resetAt = resetFor(
    { lastResetAt: row.last_reset_at, timeZone: row.time_zone, resetAt: row.reset_at },
    timeZone,
  )
  return {
    subscription_tier: row.subscription_tier,
    generations_today: row.generations_today,
    reserved: row.reserved,
    limit,
    remaining: Math.max(0, limit - row.generations_today - row.reserved),
    reset_at: resetAt.toISOString(),
  }
}
