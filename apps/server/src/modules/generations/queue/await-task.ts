import { ERRORS } from '@easel/contract/errors'
import { createAlarm } from '../../../platform/alarm.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { QueueNotices } from '../../../platform/queue/queue-notices.ts'
import type { TaskEndings } from '../end-task.ts'
import { keysOf } from '../references/kept-references.ts'
import type { ReferencePictures } from '../references/reference-pictures.ts'
import { createTasksRepository, type MadePicture } from '../tasks.repository.ts'
import type { TaskRow } from '../tasks.table.ts'

/** Max wait of the form's caller, from the request that created the task. */
const DEADLINE_MS = 120_000
/** Notices wake the caller; this interval covers lost ones. */
const LOOK_MS = 2_000
const RESTARTING = 'The server is restarting. Your picture goes on being made; try again in a moment.'

export type AwaitTaskDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly notices: Pick<QueueNotices<MadePicture>, 'subscribe'>
  readonly endings: Pick<TaskEndings, 'fail'>
  readonly references: Pick<ReferencePictures, 'release'>
  readonly clock: Clock
  /** Aborts on shutdown: callers are sent away, and their tasks wait for the next process. */
  readonly stopping: AbortSignal
  readonly deadlineMs?: () => number
}

export type WaitOptions = {
  /** Number of pictures requested together; default 1. */
  readonly pictures?: number
  /** Aborts when the waiting page is gone; by default that is unknown. */
  readonly left?: AbortSignal
}

/**
 * Creates a task, waits for its end and returns its picture, or throws its failure. Listens before the task exists, so no end is missed. A
 * caller that leaves ends nothing, but is recorded, so that the person is notified instead. After the deadline, multiplied by `pictures`, the
 * task is canceled, its allowance returned, and the caller told `timeout`.
 */
export function awaitTask(deps: AwaitTaskDeps) {
  const { database, notices, endings, references, clock, stopping, deadlineMs = () => DEADLINE_MS } = deps

  async function end(userId: string, id: string): Promise<void> {
    const failure = { code: 'timeout', message: ERRORS.timeout.message, provider: 'none' } as const
    const ended = await database.asUser(userId, (tx) => endings.fail(tx, { userId, id }, failure))
    await references.release(keysOf(ended))
  }

  /** Only affects a notification, so a failure is ignored. */
  async function noteCaller(userId: string, id: string, hasLeft: boolean): Promise<void> {
    await database
      .asUser(userId, (tx) => createTasksRepository(tx).noteCaller(userId, id, hasLeft))
      .catch(() => {})
  }

  return async (
    userId: string,
    make: () => Promise<TaskRow>,
    { pictures = 1, left }: WaitOptions = {},
  ): Promise<MadePicture> => {
    const news = createAlarm()
    const ended = new Map<string, MadePicture | undefined>()
    let awaited: string | undefined
    const unsubscribe = notices.subscribe((notice) => {
      if (notice !== undefined && (notice.kind !== 'ended' || notice.userId !== userId)) return
      if (notice) ended.set(notice.id, notice.made)
      if (notice === undefined || notice.id === awaited) news.ring()
    })
    stopping.addEventListener('abort', news.ring, { once: true })
    const onLeft = () => awaited !== undefined && void noteCaller(userId, awaited, true)
    try {
      let row: TaskRow | undefined = await make()
      const { id } = row
      awaited = id
      left?.addEventListener('abort', onLeft, { once: true })
      if (left?.aborted) onLeft()
      else if (row.caller_left) await noteCaller(userId, id, false)
      if (ended.has(id)) news.ring()
      while (true) {
        const picture = ended.get(id)
        if (picture) return picture
        if (!row) throw new AppError('cancelled')
        if (row.status === 'done') return pictureOf(row)
        if (row.status === 'error') throw failureOf(row)
        if (stopping.aborted) throw new AppError('network_error', { message: RESTARTING, retryAfter: 5 })
        const left = row.created_at.getTime() + deadlineMs() * pictures - clock.now().getTime()
        if (left > 0) await news.sleep(Math.min(left, LOOK_MS))
        if (ended.get(id)) continue
        try {
          if (left <= 0) await end(userId, id)
          row = await database.asUser(userId, (tx) => createTasksRepository(tx).find(userId, id))
        } catch (error) {
          // The picture may still be made while the database is away, so it is looked up again.
          if (left <= 0) throw error
        }
      }
    } finally {
      unsubscribe()
      left?.removeEventListener('abort', onLeft)
      stopping.removeEventListener('abort', news.ring)
    }
  }
}

function pictureOf({ generation_id, image_url, generation_seed }: TaskRow): MadePicture {
  if (generation_id === null || image_url === null)
    throw new AppError('not_found', { message: 'This picture was made and has been deleted since.' })
  return { generationId: generation_id, imageUrl: image_url, seed: generation_seed }
}

function failureOf({ error_code, error_message, error_wait }: TaskRow): AppError {
  return new AppError(error_code ?? 'generation_failed', {
    ...(error_message ? { message: error_message } : {}),
    ...(error_wait === null ? {} : { retryAfter: error_wait }),
  })
}
