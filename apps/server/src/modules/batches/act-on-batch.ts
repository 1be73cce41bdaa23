import type {
  actOnBatch as actEndpoint,
  BatchAction,
  BatchPicture,
  deleteBatch as deleteEndpoint,
} from '@easel/contract/batches'
import { AppError } from '../../platform/app-error.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { tellBatch } from './batch-books.ts'
import type { BatchDeps } from './batch-deps.ts'
import { readWhole } from './batch-view.ts'
import { createBatchesRepository } from './batches.repository.ts'
import { taskIdOf } from './batches.table.ts'

/** Pause, resume, cancel, retry; each is idempotent. */
export function actOnBatch(deps: BatchDeps): UseCase<typeof actEndpoint> {
  return ({ params: { id }, body: { action } }, { actor: { userId, timeZone, key } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createBatchesRepository(tx)
      if (!(await repository.lock(userId, id))) throw new AppError('not_found')
      if (action === 'cancel') await cancelAll(deps, tx, userId, id)
      await repository.update(userId, id, {
        state: STATES[action],
        waits_for: null,
        next_try_at: null,
        time_zone: timeZone,
        key_id: key?.id ?? null,
      })
      if (action === 'resume') await repository.move(userId, id, ['cancelled'], 'waiting')
      if (action === 'retry') await repository.move(userId, id, ['error'], 'waiting')
      const whole = await readWhole(tx, deps.pictures, userId, id)
      const row = await repository.find(userId, id)
      const moved = whole.pictures.filter(({ status }) => status === MOVED_TO[action])
      if (row) await tellBatch(tx, deps.events, row, moved)
      await repository.notify(userId)
      return whole
    })
}

const STATES = {
  pause: 'paused',
  resume: 'running',
  cancel: 'cancelled',
  retry: 'running',
} as const satisfies Record<BatchAction, string>

/** The batch states an action applies to. Others publish no event, so that a finished batch does not finish again. */
const MOVED_TO = {
  pause: undefined,
  resume: 'waiting',
  cancel: 'cancelled',
  retry: 'waiting',
} as const satisfies Record<BatchAction, BatchPicture['status'] | undefined>

/** Tasks end first, because tasks and the allowance are locked before pictures, as when a run ends. */
async function cancelAll(deps: BatchDeps, tx: Tx, userId: string, id: string): Promise<void> {
  const repository = createBatchesRepository(tx)
  const open = (await repository.findPictures(userId, id)).filter(({ status }) => status === 'queued')
  await deps.cancel(tx, userId, open.map(taskIdOf))
  await repository.move(userId, id, ['waiting'], 'cancelled')
}

export function deleteBatch(deps: BatchDeps): UseCase<typeof deleteEndpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createBatchesRepository(tx)
      if (!(await repository.lock(userId, id))) throw new AppError('not_found')
      await cancelAll(deps, tx, userId, id)
      await repository.delete(userId, id)
      await deps.events.append(tx, userId, { type: 'batch.removed', payload: { id } })
      return { id }
    })
}
