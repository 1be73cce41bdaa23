import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { WaitingFiles } from '../../../platform/spool/spooled-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createGenerationsRepository } from '../generations.repository.ts'
import { type NewGeneration, toGeneration } from '../generations.table.ts'
import type { PictureAddress } from '../picture-address.ts'
import { createTasksRepository } from '../tasks.repository.ts'
import { toQueueTask } from '../tasks.table.ts'

const STILL_AWAY =
  'Storage is not available yet. The picture is kept safe and is saved by itself once storage is back.'

/** Finished, visible pictures whose files are still spooled on the machine that drew them. */
export type WaitingPictures = Pick<WaitingFiles, 'isWaiting'> & {
  /** After the row's commit: clears the mark if the file was stored between the check and the commit. */
  readonly settle: (row: Pick<NewGeneration, 'file_key' | 'waits_for_storage'>) => Promise<void>
  /** Stores the file now; throws a message for people while that fails. */
  readonly storeNow: (fileKey: string) => Promise<void>
}

export function createWaitingPictures(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly events: Pick<Events, 'append'>
  readonly storage: Pick<Storage, 'list'>
  readonly address: Pick<PictureAddress, 'sign'>
  /** Absent without a spool. */
  readonly waitingFiles?: WaitingFiles | undefined
}): WaitingPictures {
  const { database, events, storage, address, waitingFiles } = deps

  /** The file was stored: clears the mark and updates its owner's pages. */
  async function markStored(fileKey: string): Promise<void> {
    await database.asSystem(async (tx) => {
      const row = await createGenerationsRepository(tx).endWait(fileKey)
      if (!row) return
      const generation = toGeneration(row, address.sign)
      await events.append(tx, row.user_id, { type: 'generation.updated', payload: { generation } })
      const task = await createTasksRepository(tx).findQueuedFor(row.user_id, row.id)
      if (task)
        await events.append(tx, row.user_id, {
          type: 'task.changed',
          payload: { task: toQueueTask(task, address.sign) },
        })
    })
  }

  async function isStored(fileKey: string): Promise<boolean> {
    for await (const { key } of storage.list(fileKey)) if (key === fileKey) return true
    return false
  }

  waitingFiles?.whenStored(async (key) => {
    if (key.startsWith('images/')) await markStored(key)
  })

  const isWaiting = (fileKey: string) => waitingFiles?.isWaiting(fileKey) ?? false

  return {
    isWaiting,
    settle: async (row) => {
      if (row.waits_for_storage && !isWaiting(row.file_key)) await markStored(row.file_key)
    },
    storeNow: async (fileKey) => {
      try {
        if (waitingFiles?.isWaiting(fileKey)) return await waitingFiles.storeNow(fileKey)
        // It is spooled on another machine, or that machine stored it but could not record so.
        if (await isStored(fileKey)) return await markStored(fileKey)
      } catch {
        // The storage's own error is in the log of the machine that holds the file.
      }
      throw new AppError('server_error', { message: STILL_AWAY })
    },
  }
}
