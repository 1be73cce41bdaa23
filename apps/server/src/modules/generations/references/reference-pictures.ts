import { AppError } from '../../../platform/app-error.ts'
import { areDeletionsHeld } from '../../../platform/backup/backup.repository.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MakeId } from '../../../platform/ids.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { warnOfFile } from '../../../platform/storage/warn-of-file.ts'
import { readReferenceImage } from '../../imaging/index.ts'
import { assertFitTogether, type KeptReference, type SentReference } from './kept-references.ts'
import { createReferencesRepository } from './references.repository.ts'

export const REFERENCES = 'refs/'

/** Reference pictures are kept while an unfinished task, or a picture made with them, needs them. */
export type ReferencePictures = ReturnType<typeof createReferencePictures>

export function createReferencePictures(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'put' | 'get' | 'delete'>
  readonly makeId: MakeId
  readonly logger: Pick<Logger, 'warn'>
}) {
  const { database, storage, makeId, logger } = deps

  function findNeeded(keys: readonly string[]): Promise<ReadonlySet<string>> {
    return database.asSystem(async (tx) => {
      const references = createReferencesRepository(tx)
      const forTasks = await references.findNeededByTasks(keys)
      const forPictures = await references.findNeededByPictures(keys)
      return new Set([...forTasks, ...forPictures])
    })
  }

  /** Those that nothing needs any more; none while a backup may need them. */
  async function findFree(keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return []
    const needed = await findNeeded(keys)
    const free = keys.filter((key) => !needed.has(key))
    return free.length === 0 || (await areDeletionsHeld(database)) ? [] : free
  }

  /** Deletes those that nothing needs any more. What stays is found later by the search for files without rows, so a failure is only logged. */
  async function release(keys: readonly string[]): Promise<void> {
    for (const key of await findFree(keys)) await storage.delete(key).catch(warnOfFile(logger, key))
  }

  /** The pictures in order, undefined where one is gone. */
  function readEach(references: readonly KeptReference[]) {
    return Promise.all(
      references.map(async ({ key, role }) => ({
        picture: await storage.get(key),
        ...(role === undefined ? {} : { role }),
      })),
    )
  }

  return {
    /** Validates and stores what the caller sent, all or none. */
    keep: async (userId: string, sent: readonly SentReference[]): Promise<readonly KeptReference[]> => {
      assertFitTogether(sent)
      const kept: KeptReference[] = []
      try {
        // One after another: each may unpack to 50 megapixels.
        for (const [index, { image, role }] of sent.entries()) {
          const bytes = await readReferenceImage(image, userId).catch((error: unknown) => {
            throw sent.length === 1 ? error : naming(error, index)
          })
          const key = `${REFERENCES}${makeId('req')}.webp`
          await storage.put(key, bytes)
          kept.push({ key, role })
        }
        return kept
      } catch (error) {
        await release(kept.map(({ key }) => key))
        throw error
      }
    },

    /** The pictures in order; undefined if any is gone. */
    read: async (references: readonly KeptReference[]) => {
      const found = await readEach(references)
      const pictures = found.flatMap(({ picture, ...rest }) => (picture ? { picture, ...rest } : []))
      return pictures.length === found.length ? pictures : undefined
    },

    readEach,

    release,

    /** Like `release`, for one; rejects when it cannot be deleted. */
    deleteFree: async (key: string): Promise<void> => {
      for (const free of await findFree([key])) await storage.delete(free)
    },

    findNeeded,
  }
}

/** Adds to the message which of several pictures was refused. */
function naming(error: unknown, index: number): unknown {
  if (!(error instanceof AppError) || error.code !== 'invalid_request') return error
  const message = `@${index + 1}: ${error.message}`
  return new AppError('invalid_request', { message, fields: { image: message } })
}
