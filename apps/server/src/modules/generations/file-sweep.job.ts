import { areDeletionsHeld } from '../../platform/backup/backup.repository.ts'
import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Logger } from '../../platform/logger.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import type { PictureVariants } from './picture-variants.ts'
import { createAllTasksRepository } from './queue/all-tasks.repository.ts'
import { KEEP_FAILED_MS } from './queue/list-failed-tasks.ts'
import { REFERENCES, type ReferencePictures } from './references/reference-pictures.ts'

const BATCH = 200
/** Files that cannot be deleted before the rest waits for the next minute: the storage may be away, and each attempt may take long. */
const MAX_FAILURES = 3
const EVERY_MS = 60_000
const KEEP_ANSWERS_MS = 48 * HOUR_MS
/** Max time that shutdown waits for a storage call. */
const STOP_WITHIN_MS = 500

export type FileSweepDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'delete'>
  readonly variants: Pick<PictureVariants, 'forget'>
  readonly references: Pick<ReferencePictures, 'deleteFree'>
  readonly clock: Clock
  readonly logger: Logger
}

export type FileSweep = {
  /** Deletes files whose rows were deleted; the database lists them when that happens. One that cannot be deleted stays listed. */
  readonly deleteListed: () => Promise<void>
  /** Deletes listed files once a minute. */
  readonly start: () => void
  /** Stops within a second; what is still listed waits for the next process. */
  readonly stop: () => Promise<void>
}

export function createFileSweep(deps: FileSweepDeps): FileSweep {
  const { database, storage, variants, references, logger, clock } = deps
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function deleteFile(fileKey: string): Promise<void> {
    if (fileKey.startsWith(REFERENCES)) return references.deleteFree(fileKey)
    // First, so that no copy is made anew from it while copies are deleted.
    await storage.delete(fileKey)
    await variants.forget(fileKey)
  }

  async function deleteListed(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      const { listed, known } = await database.asSystem(async (tx) => {
        const generations = createGenerationsRepository(tx)
        const keys = await generations.findFilesToDelete(BATCH)
        return { listed: keys, known: await generations.findKnownFiles(keys) }
      })
      // Checked after reading the list: a backup that starts later cannot see their rows. A running one might, so they stay listed.
      if (await areDeletionsHeld(database)) return
      for (const fileKey of listed) {
        if (stopping.signal.aborted) return
        try {
          // A row restored by hand gets its file back.
          if (!known.has(fileKey)) await deleteFile(fileKey)
        } catch (error) {
          logger.error({ fileKey, reason: reasonOf(error) }, 'a file could not be deleted and stays listed')
          // Behind the others: otherwise a few such files at the head would end every run before it deletes any other.
          await database.asSystem((tx) => createGenerationsRepository(tx).postponeDeletion(fileKey))
          failures += 1
          if (failures === MAX_FAILURES) return
          continue
        }
        await database.asSystem((tx) => createGenerationsRepository(tx).crossOffDeletedFile(fileKey))
      }
      if (listed.length < BATCH) return
    }
  }

  async function keepHouse(): Promise<void> {
    await deleteListed()
    if (stopping.signal.aborted) return
    const now = clock.now().getTime()
    const before = { ended: new Date(now - KEEP_ANSWERS_MS), failed: new Date(now - KEEP_FAILED_MS) }
    await deleteInSlices(database, { name: 'tasks', signal: stopping.signal }, (tx, limit) =>
      createAllTasksRepository(tx).forgetFinished(before, limit),
    )
  }

  function inTurn(work: () => Promise<unknown>): void {
    running = running.then(work).then(
      () => {},
      (error) => logger.error({ err: error }, 'files could not be deleted'),
    )
  }

  return {
    deleteListed,
    start: () => {
      inTurn(keepHouse)
      timer = setInterval(() => inTurn(keepHouse), EVERY_MS)
    },
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      const { promise, resolve } = Promise.withResolvers<void>()
      const late = setTimeout(resolve, STOP_WITHIN_MS)
      await Promise.race([running, promise])
      clearTimeout(late)
    },
  }
}
