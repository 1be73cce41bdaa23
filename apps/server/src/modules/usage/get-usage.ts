import type { getUsage as endpoint } from '@easel/contract/usage'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { canonicalTimeZone, dayOf } from '../../platform/local-time/local-midnight.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createUsageRepository } from './usage.repository.ts'

/** Counts days in the caller's current time zone. */
export function getUsage(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  readonly storageQuota: number | null
}): UseCase<typeof endpoint> {
  return async ({ query }, { actor }) => {
    const now = deps.clock.now().getTime()
    const zone = canonicalTimeZone(actor.timeZone)
    const days = new Map(lastDays(dayOf(now, zone), query.days).map((day) => [day, 0]))
    // Two extra days cover the earliest start in any zone.
    const from = new Date(now - (query.days + 2) * DAY_MS)
    const { quarters, allTime, stored } = await deps.database.asUser(actor.userId, async (tx) => {
      const usage = createUsageRepository(tx)
      return {
        quarters: await usage.findQuarters(actor.userId, from),
        allTime: await usage.countAllTime(actor.userId),
        stored: await usage.readStoredBytes(actor.userId),
      }
    })
    for (const { quarter, generations } of quarters) {
      const day = dayOf(quarter.getTime(), zone)
      const counted = days.get(day)
      if (counted !== undefined) days.set(day, counted + generations)
    }
    return {
      days: [...days].map(([day, generations]) => ({ day, generations })),
      total: [...days.values()].reduce((sum, count) => sum + count, 0),
      all_time: allTime,
      storage: { used_bytes: stored, quota_bytes: deps.storageQuota },
    }
  }
}

/** Calendar days, oldest first, ending today. */
function lastDays(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}
