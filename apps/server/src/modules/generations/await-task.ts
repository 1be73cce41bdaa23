import { ERRORS } from '@easel/contract/errors'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TaskEndings } from './end-task.ts'
import type { ReferencePictures } from './reference-pictures.ts'
import type { TaskNotices } from './task-notices.ts'
import { createTasksRepository } from './tasks.repository.ts'
import type { TaskRow } from './tasks.table.ts'

/** How long the form's caller waits, counted from the request that made the task. */
const DEADLINE_MS = 120_000
/** Notices wake the waiting; this only finds what a lost notice would have told. */
const LOOK_MS = 2_000
const RESTARTING = 'The server is restarting. Your picture goes on being made; try again in a moment.'

export type AwaitTaskDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly notices: Pick<TaskNotices, 'subscribe'>
  readonly endings: Pick<TaskEndings, 'fail'>
  readonly references: Pick<ReferencePictures, 'release'>
  readonly clock: Clock
  /** Fires when this process stops: its callers are sent away, their tasks wait for the next process. */
  readonly stopping: AbortSignal
  readonly deadlineMs?: number
}

/**
 * Waits for a task's end and answers the finished row; throws what made it fail. The caller's own leaving changes nothing. After the
 * deadline the task is cancelled, its place given back, and the caller told `timeout`.
 */
export function awaitTask(deps: AwaitTaskDeps) {
  const { database, notices, endings, references, clock, stopping, deadlineMs = DEADLINE_MS } = deps
  return async (userId: string, id: string): Promise<TaskRow> => {
    const news = createNews()
    const unsubscribe = notices.subscribe((notice) => {
      if (notice === undefined || (notice.kind === 'ended' && notice.userId === userId && notice.id === id))
        news.arrive()
    })
    stopping.addEventListener('abort', news.arrive, { once: true })
    try {
      while (true) {
        if (stopping.aborted) throw new AppError('network_error', { message: RESTARTING, retryAfter: 5 })
        const row = await database.asUser(userId, (tx) => createTasksRepository(tx).find(userId, id))
        if (!row) throw new AppError('cancelled')
        if (row.status === 'done') return row
        if (row.status === 'error') throw failureOf(row)
        const left = row.created_at.getTime() + deadlineMs - clock.now().getTime()
        if (left <= 0) {
          const failure = {
            code: 'timeout',
            message: ERRORS.timeout.message,
            provider: 'none',
          } as const
          const ended = await database.asUser(userId, (tx) => endings.fail(tx, { userId, id }, failure))
          await references.release(ended?.reference_key ?? null)
          continue
        }
        await news.wait(Math.min(left, LOOK_MS))
      }
    } finally {
      unsubscribe()
      stopping.removeEventListener('abort', news.arrive)
    }
  }
}

function failureOf({ error_code, error_message, error_wait }: TaskRow): AppError {
  return new AppError(error_code ?? 'generation_failed', {
    ...(error_message ? { message: error_message } : {}),
    ...(error_wait === null ? {} : { retryAfter: error_wait }),
  })
}

/** Remembers news that comes while nobody waits. */
function createNews() {
  let arrived = false
  let wake = () => {}
  return {
    arrive: (): void => {
      arrived = true
      wake()
    },
    wait: (milliseconds: number): Promise<void> =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, arrived ? 0 : milliseconds)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }).then(() => {
        arrived = false
      }),
  }
}
