import type { Batch, BatchPicture } from '@easel/contract/batches'
import { AppError } from '../../platform/app-error.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { StoredPictures } from '../generations/index.ts'
import { createBatchesRepository } from './batches.repository.ts'
import { toBatch, toBatchPicture } from './batches.table.ts'

export type WholeBatch = { batch: Batch; pictures: BatchPicture[] }

/** A batch with its pictures and their signed URLs; throws `not_found`. */
export async function readWhole(
  tx: Tx,
  stored: Pick<StoredPictures, 'findAny'>,
  userId: string,
  id: string,
): Promise<WholeBatch> {
  const repository = createBatchesRepository(tx)
  const row = await repository.find(userId, id)
  const counts = (await repository.count(userId, [id])).get(id)
  if (!row || !counts) throw new AppError('not_found')
  const pictures = await repository.findPictures(userId, id)
  const made = await stored.findAny(
    tx,
    pictures.flatMap((picture) => picture.generation_id ?? []),
  )
  const addresses = new Map(
    made
      .filter(({ trashed_at: trashedAt }) => trashedAt === null)
      .map((picture) => [picture.id, picture.image_url]),
  )
  return {
    batch: toBatch(row, counts),
    pictures: pictures.map((picture) =>
      toBatchPicture(picture, addresses.get(picture.generation_id ?? '') ?? null),
    ),
  }
}
