import { createHash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createGenerationsRepository } from './generations.repository.ts'

/** The file differs from what was stored, so it is neither used nor served. */
export class DamagedPicture extends AppError {
  constructor() {
    super('server_error', {
      message: 'The file of this picture is damaged. The operator can restore it from a backup.',
    })
  }
}

/** For archives: a damaged picture is left out like a missing one. */
export async function unlessDamaged<T>(reading: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DamagedPicture) return undefined
    throw error
  }
}

export type Originals = {
  /** A picture's file as stored; undefined when it is gone. Rejects with `DamagedPicture`, which is logged for the operator. */
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
