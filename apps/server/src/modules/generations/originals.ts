import { createHash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createGenerationsRepository } from './generations.repository.ts'

/** The file of a picture is no longer the one that was stored: nothing is made from it, and it is not handed out. */
export class DamagedPicture extends AppError {
  constructor() {
    super('server_error', {
      message: 'The file of this picture is damaged. The operator can restore it from a backup.',
    })
  }
}

/** For archives of many pictures: one that is damaged is left out, as one that is gone. */
export async function unlessDamaged<T>(reading: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DamagedPicture) return undefined
    throw error
  }
}

export type Originals = {
  /** A picture's file as it was stored; undefined when it is gone. Rejects with `DamagedPicture`, which the log tells the operator of. */
  readonly read: (fileKey: string) => Promise<Uint8Array | undefined>
}

export function createOriginals(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'get'>
  readonly logger: Logger
}): Originals {
  return {
    read: async (fileKey) => {
      const bytes = await deps.storage.get(fileKey)
      if (!bytes) return undefined
      const expected = await deps.database.asSystem((tx) => createGenerationsRepository(tx).findSum(fileKey))
      if (expected === undefined || createHash('sha256').update(bytes).digest('hex') === expected)
        return bytes
      deps.logger.error({ file: fileKey }, 'the file of a picture is damaged: restore it from a backup')
      throw new DamagedPicture()
    },
  }
}
