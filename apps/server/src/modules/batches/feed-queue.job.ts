import type { ErrorCode } from '@easel/contract/errors'
import { pixelsOf } from '@easel/contract/models/custom-sizes'
import { modelOf } from '@easel/contract/pictures'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { RequestPictures } from '../generations/index.ts'
import { type TellDeps, tellBatch, tellEnd } from './batch-books.ts'
import { BATCH_CHANNEL, createBatchesRepository } from './batches.repository.ts'
import { type BatchPictureRecord, IN_QUEUE, taskIdOf, toBatchPicture } from './batches.table.ts'

/** Notices wake it; this interval covers lost notices and batches whose wait is over. */
const POLL_MS = 15_000
/** A plan change may raise the allowance before midnight, so it is checked at least this often. */
const LONGEST_WAIT_MS = 15 * 60_000
const AFTER_TROUBLE_MS = 60_000
/** Retry interval for temporary failures. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'server_error',
  'unavailable',
  'rate_limit',
  'network_error',
])

export type FeedDeps = TellDeps & {
  readonly database: Pick<Database, 'asUser' | 'asSystem' | 'listen'>
  readonly request: RequestPictures
  readonly clock: Clock
  readonly logger: Logger
  readonly pollMs?: number
}

/**
 * Moves pictures of running batches into the queue, a few of each user at a time. A picture's task, its reservation and its state in the batch
 * are one commit, so a crash neither repeats nor loses any.
 */
export function createFeed(deps: FeedDeps) {
  const { database, clock, logger, pollMs = POLL_MS } = deps
  const feeding = new Map<string, Promise<void>>()
  const again = new Set<string>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let stopListening: (() => Promise<void>) | undefined

  function feed(userId: string): void {
    again.add(userId)
    if (feeding.has(userId) || isStopped) return
    const run = feedUser(userId)
      .catch((error) => logger.error({ err: error }, 'a batch could not be fed'))
      .finally(() => feeding.delete(userId))
    feeding.set(userId, run)
  }

  async function feedUser(userId: string): Promise<void> {
    // Calls during a run make it run once more.
    while (again.delete(userId)) {
      let hasMore = true
      while (hasMore && !isStopped) hasMore = await feedOne(deps, userId)
    }
  }

  async function poll(): Promise<void> {
    try {
      const users = await database.asSystem((tx) =>
        createBatchesRepository(tx).findUsersWithWork(clock.now()),
      )
      for (const userId of users) feed(userId)
    } catch (error) {
      logger.warn({ err: error }, 'batches could not be looked for')
    }
  }

  return {
    start: async (): Promise<void> => {
      stopListening = await database.listen(BATCH_CHANNEL, (userId) => {
        if (userId === '') void poll()
        else feed(userId)
      })
      await poll()
      timer = setInterval(() => void poll(), pollMs)
    },
    stop: async (): Promise<void> => {
      isStopped = true
      clearInterval(timer)
      await stopListening?.()
      await Promise.all(feeding.values())
    },
  }
}

/** Queues the user's next picture; false when there is none, or none may be queued now. */
async function feedOne(deps: FeedDeps, userId: string): Promise<boolean> {
  const next = await deps.database.asUser(userId, (tx) =>
    createBatchesRepository(tx).findNext(userId, IN_QUEUE, deps.clock.now()),
  )
  if (!next) return false
  if (next.waits_for !== null)
    await deps.database.asUser(userId, (tx) =>
      createBatchesRepository(tx).update(userId, next.batch_id, { waits_for: null, next_try_at: null }),
    )
  let isCalledOff = false
  const allow = async (tx: Tx) => {
    const batch = await createBatchesRepository(tx).lock(userId, next.batch_id)
    isCalledOff = batch?.state !== 'running'
    if (isCalledOff) throw new AppError('conflict')
  }
  try {
    await deps.request(
      {
        userId,
        timeZone: next.time_zone,
        key: next.key_id === null ? null : { id: next.key_id },
      },
      {
        source: 'queue',
        function: 'generate-image',
        prompt: next.prompt,
        negativePrompt: next.negative_prompt,
        style: next.style,
        quality: next.quality,
        model: next.model ?? modelOf(next.quality),
        ...pixelsOf(next),
        resolution: next.resolution ?? undefined,
        ...(next.is_transparent ? { isTransparent: true } : {}),
        seed: next.seed,
        references: [],
        parentId: undefined,
        relation: 'variation',
        count: 1,
        ids: [taskIdOf(next)],
      },
      null,
      allow,
    )
  } catch (error) {
    // The batch was paused, canceled or deleted meanwhile.
    if (isCalledOff) return true
    await setAside(deps, userId, next, error instanceof AppError ? error : new AppError('server_error'))
  }
  return true
}

/** A temporary failure makes the batch wait; a permanent one fails the picture. */
async function setAside(
  deps: FeedDeps,
  userId: string,
  picture: BatchPictureRecord,
  { code, message, retryAfter = 0 }: AppError,
): Promise<void> {
  if (code === 'daily_limit')
    return wait(deps, userId, picture.batch_id, 'allowance', Math.min(retryAfter * 1_000, LONGEST_WAIT_MS))
  if (code === 'storage_full') return wait(deps, userId, picture.batch_id, 'room', AFTER_TROUBLE_MS)
  if (PASSING.has(code)) {
    deps.logger.warn({ reason: code }, 'a picture of a batch has to wait')
    return wait(deps, userId, picture.batch_id, 'provider', AFTER_TROUBLE_MS)
  }
  await deps.database.asUser(userId, async (tx) => {
    const repository = createBatchesRepository(tx)
    const attempt = { pictureId: picture.id, attempt: picture.attempt }
    // Another process may have been faster; its task counts.
    if (code === 'conflict' && (await repository.isQueued(userId, picture.id))) return
    const failed = await repository.follow(userId, attempt, { status: 'error', error: message })
    const batch = failed && (await repository.find(userId, picture.batch_id))
    if (batch) await tellEnd(tx, deps, batch, [toBatchPicture(failed, null)])
  })
}

async function wait(
  deps: FeedDeps,
  userId: string,
  batchId: string,
  waitsFor: 'allowance' | 'provider' | 'room',
  ms: number,
): Promise<void> {
  await deps.database.asUser(userId, async (tx) => {
    const repository = createBatchesRepository(tx)
    const next_try_at = new Date(deps.clock.now().getTime() + Math.max(ms, 1_000))
    await repository.update(userId, batchId, { waits_for: waitsFor, next_try_at })
    const batch = await repository.find(userId, batchId)
    if (batch) await tellBatch(tx, deps.events, batch, [])
  })
}
