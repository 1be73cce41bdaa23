import { ERRORS } from '@easel/contract/errors'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import { createClaimsRepository } from './claims.repository.ts'
import type { TaskEndings } from './end-task.ts'
import { MAX_ATTEMPTS } from './run-task.job.ts'
import { createTasksRepository } from './tasks.repository.ts'

/**
 * Tasks whose process is gone go back in the queue, or fail when they have had their attempts. `everyone`: no lease is believed, since
 * nobody else can be running tasks.
 */
export function recoverTasks(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly endings: Pick<TaskEndings, 'fail' | 'tellTask'>
  readonly logger: Logger
}): (everyone: boolean) => Promise<void> {
  const { database, endings, logger } = deps
  return async (everyone) => {
    let isDone = false
    while (!isDone) {
      isDone = await database.asSystem(async (tx) => {
        const task = await createClaimsRepository(tx).lockAbandoned(everyone)
        if (!task) return true
        const key = { userId: task.user_id, id: task.id }
        if (task.attempts < MAX_ATTEMPTS) {
          const tasks = createTasksRepository(tx)
          await tasks.putBack(key.userId, key.id, task.lease_token, { counts: true, keepsJob: true })
          await endings.tellTask(tx, key)
          await tasks.notify({ kind: 'work' })
        } else {
          const { message } = ERRORS.generation_failed
          await endings.fail(tx, key, { code: 'generation_failed', message, provider: 'none' })
        }
        logger.warn({ task: task.id, attempts: task.attempts }, 'a task was left behind by a dead process')
        return false
      })
    }
  }
}
