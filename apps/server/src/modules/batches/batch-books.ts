import type { Batch, BatchPicture } from '@easel/contract/batches'
import type { QueueTask } from '@easel/contract/queue'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { type Notify, shortened } from '../notifications/index.ts'
import { createBatchesRepository } from './batches.repository.ts'
import { BATCH_ID_PREFIX, type BatchRecord, readTaskId, toBatch, toBatchPicture } from './batches.table.ts'

/**
 * Keeps batches consistent with the queue: called for every change of a task, inside its transaction, so a picture's state in the batch always
 * matches its task.
 */
type BatchBooks = {
  readonly follow: (tx: Tx, userId: string, task: QueueTask) => Promise<void>
  /** Tasks removed from the queue. */
  readonly forget: (tx: Tx, userId: string, taskIds: readonly string[]) => Promise<void>
  /** Id prefix of tasks that belong to batches. */
  readonly idPrefix: string
}

export type TellDeps = { readonly events: Pick<Events, 'append'>; readonly notify: Notify }

export function createBatchBooks(deps: TellDeps): BatchBooks {
  async function write(
    tx: Tx,
    userId: string,
    taskId: string,
    change: { status: BatchPicture['status']; generationId?: string | null; error?: string | null },
    imageUrl: string | null,
  ): Promise<void> {
    const attempt = readTaskId(taskId)
    if (!attempt) return
    const repository = createBatchesRepository(tx)
    const row = await repository.follow(userId, attempt, change)
    const batch = row && (await repository.find(userId, row.batch_id))
    if (!batch) return
    const pictures = [toBatchPicture(row, imageUrl)]
    if (change.status === 'queued') await tellBatch(tx, deps.events, batch, pictures)
    else {
      await tellEnd(tx, deps, batch, pictures)
      await repository.notify(userId)
    }
  }

  return {
    idPrefix: BATCH_ID_PREFIX,
    follow: (tx, userId, task) =>
      write(
        tx,
        userId,
        task.id,
        { status: statusOf(task), generationId: task.generationId, error: task.error },
        task.resultUrl,
      ),
    forget: async (tx, userId, taskIds) => {
      for (const id of taskIds) {
        const attempt = readTaskId(id)
        const isOpen = attempt && (await createBatchesRepository(tx).isQueued(userId, attempt.pictureId))
        if (isOpen) await write(tx, userId, id, { status: 'cancelled' }, null)
      }
    },
  }
}

function statusOf({ status, errorCode }: QueueTask): BatchPicture['status'] {
  if (status === 'done') return 'done'
  if (status === 'error') return errorCode === 'cancelled' ? 'cancelled' : 'error'
  return 'queued'
}

/** Publishes a batch's state to the user's tabs. */
export async function tellBatch(
  tx: Tx,
  events: Pick<Events, 'append'>,
  row: BatchRecord,
  pictures: BatchPicture[],
): Promise<Batch> {
  const counts = (await createBatchesRepository(tx).count(row.user_id, [row.id])).get(row.id)
  if (!counts) throw new Error('a batch without counts')
  const batch = toBatch(row, counts)
  await events.append(tx, row.user_id, { type: 'batch.changed', payload: { batch, pictures } })
  return batch
}

/** The tab that shows this kind of batch. */
const TABS: Readonly<Record<Batch['kind'], string>> = {
  compare: 'compare',
  wildcards: 'wildcards',
  sheet: 'batch',
}

/** The same after a picture has ended; after the last one the person is notified. */
export async function tellEnd(
  tx: Tx,
  { events, notify }: TellDeps,
  row: BatchRecord,
  pictures: BatchPicture[],
): Promise<void> {
  const { state, counts } = await tellBatch(tx, events, row, pictures)
  if (state !== 'done' || counts.done + counts.error === 0) return
  await notify(tx, row.user_id, {
    kind: 'batch',
    title: `Batch finished: ${[`${counts.done} ready`, counts.error && `${counts.error} failed`].filter(Boolean).join(', ')}`,
    detail: shortened(row.title),
    path: `/advanced?tab=${TABS[row.kind]}&batch=${row.id}`,
  })
}
