import type { saveGeneration as endpoint } from '@easel/contract/generations'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { toGeneration } from './generations.table.ts'
import { generationIdIn, type PictureAddress } from './picture-address.ts'
import type { WaitingPictures } from './queue/waiting-pictures.ts'

/**
 * The specification's history save. Every picture is in the history from the start, so this finds and returns the caller's own row; any other
 * address is not found. A spooled picture is stored now.
 */
export function saveGeneration(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly waiting: Pick<WaitingPictures, 'storeNow'>
}): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    const id = generationIdIn(body.image_url)
    const row =
      id &&
      (await deps.database.asUser(actor.userId, (tx) =>
        createGenerationsRepository(tx).findOwnedBy(actor.userId, id),
      ))
    if (!row) throw new AppError('not_found')
    if (row.waits_for_storage) await deps.waiting.storeNow(row.file_key)
    return toGeneration({ ...row, waits_for_storage: false }, deps.address.sign)
  }
}
