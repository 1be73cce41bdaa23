import { LIMITS } from '@easel/contract/limits'
import type { updateQueue as endpoint } from '@easel/contract/queue'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { createQueueSettingsRepository } from '../../../platform/queue/queue-settings.repository.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { createTasksRepository } from '../tasks.repository.ts'

/** Sets the user's concurrency and whether the queue is paused. Running tasks above a lowered limit or in a paused queue finish; new ones wait. */
export function updateQueue(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return ({ body }, { actor }) =>
    deps.database.asUser(actor.userId, async (tx) => {
      const payload = await createQueueSettingsRepository(tx).write(actor.userId, {
        concurrency: body.concurrency === undefined ? undefined : clamp(body.concurrency),
        paused: body.paused,
      })
      await deps.events.append(tx, actor.userId, { type: 'queue.changed', payload })
      await createTasksRepository(tx).notify({ kind: 'work' })
      return payload
    })
}

function clamp(concurrency: number): number {
  const { min, max } = LIMITS.concurrency
  return Math.min(max, Math.max(min, concurrency))
}
