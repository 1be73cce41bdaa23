import { ACTIVITY_DAYS, type getActivity as endpoint } from '@easel/contract/operator'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Right } from '../rights/index.ts'
import { createActivityRepository } from './activity.repository.ts'

const LARGEST = 5
const MICROS = 1_000_000

export function getActivity(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly operators: Right
}): UseCase<typeof endpoint> {
  return async (_input, { actor }) => {
    await deps.operators.require(actor)
    const today = deps.clock.now().toISOString().slice(0, 10)
    return deps.database.asSystem(async (tx) => {
      const activity = createActivityRepository(tx)
      const days = await activity.byDay(today, ACTIVITY_DAYS)
      const queue = await activity.queue()
      const stored = await activity.stored(LARGEST)
      return {
        days: days.map(({ cost_micros, ...day }) => ({ ...day, cost_usd: cost_micros / MICROS })),
        queue: { ...queue, oldest_at: queue.oldest_at?.toISOString() ?? null },
        storage: {
          bytes: stored[0]?.total ?? 0,
          accounts: stored[0]?.accounts ?? 0,
          largest: stored.map(({ id, email, bytes }) => ({ id, email, bytes })),
        },
      }
    })
  }
}
