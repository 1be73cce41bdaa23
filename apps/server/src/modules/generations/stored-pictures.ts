import type { GenerationRecord } from '@easel/contract/generations'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { toGeneration } from './generations.table.ts'
import type { PictureAddress } from './picture-address.ts'
import type { PictureVariants } from './picture-variants.ts'

/** What the modules that show pictures to others may do with them, inside their own transactions. */
export type StoredPictures = {
  /** Shows one of the user's pictures in public or takes it back; undefined when they have none of this id, or it is in the trash. */
  readonly setPublic: (
    tx: Tx,
    userId: string,
    id: string,
    isPublic: boolean,
  ) => Promise<GenerationRecord | undefined>
  /** Whether the user has this picture, outside the trash. */
  readonly isOwnedBy: (tx: Tx, userId: string, id: string) => Promise<boolean>
  /** Bytes of a stored picture in a format and width; no question of who may see them. */
  readonly readVariant: PictureVariants['read']
}

export function createStoredPictures(deps: {
  readonly address: Pick<PictureAddress, 'sign'>
  readonly variants: Pick<PictureVariants, 'read'>
  readonly clock: Clock
}): StoredPictures {
  return {
    setPublic: async (tx, userId, id, isPublic) => {
      const row = await createGenerationsRepository(tx).setPublic(userId, id, isPublic, deps.clock.now())
      return row && toGeneration(row, deps.address.sign)
    },
    isOwnedBy: async (tx, userId, id) => {
      const row = await createGenerationsRepository(tx).findOwnedBy(userId, id)
      return row !== undefined && row.trashed_at === null
    },
    readVariant: deps.variants.read,
  }
}
