import { LIMITS } from '@easel/contract/limits'
import type { setConcurrency as endpoint } from '@easel/contract/queue'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createTasksRepository } from './tasks.repository.ts'

/** How many of the user's tasks may run at once. Running ones above a lowered cap are finished; no new one starts before there is room. */
export function setConcurrency(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    const { min, max } = LIMITS.concurrency
    const concurrency = Math.min(max, Math.max(min, body.concurrency))
    await deps.database.asUser(actor.userId, async (tx) => {
      const tasks = createTasksRepository(tx)
      await tasks.writeConcurrency(actor.userId, concurrency)
      await deps.events.append(tx, actor.userId, { type: 'queue.concurrency', payload: { concurrency } })
      await tasks.notify({ kind: 'work' })
    })
    return { concurrency }
  }
}
