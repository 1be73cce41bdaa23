import { areDeletionsHeld } from '../../platform/backup/backup.repository.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { readReferenceImage } from '../imaging/index.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { createAllTasksRepository } from './queue/all-tasks.repository.ts'

export const REFERENCES = 'refs/'

/** Reference pictures live from the request on as long as a task that is not over, or a picture that was made with it. */
export type ReferencePictures = ReturnType<typeof createReferencePictures>

export function createReferencePictures(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'put' | 'get' | 'delete'>
  readonly makeId: MakeId
}) {
  const { database, storage, makeId } = deps

  function findNeeded(keys: readonly string[]): Promise<ReadonlySet<string>> {
    return database.asSystem(async (tx) => {
      const waiting = await createAllTasksRepository(tx).findNeededReferences(keys)
      const kept = await createGenerationsRepository(tx).findKnownReferences(keys)
      return new Set([...waiting, ...kept])
    })
  }

  return {
    /** Checks and stores what the caller sent; null when they sent none. */
    keep: async (dataUrl: string | undefined): Promise<string | null> => {
      if (dataUrl === undefined) return null
      const bytes = await readReferenceImage(dataUrl)
      const key = `${REFERENCES}${makeId('req')}.webp`
      await storage.put(key, bytes)
      return key
    },

    read: async (key: string | null): Promise<Uint8Array | undefined> =>
      key === null ? undefined : storage.get(key),

    /** Deletes it unless something still needs it. */
    release: async (key: string | null): Promise<void> => {
      if (key === null || (await findNeeded([key])).has(key)) return
      // What stays for a backup is found by the search for files without a row.
      if (await areDeletionsHeld(database)) return
      await storage.delete(key)
    },

    findNeeded,
  }
}
